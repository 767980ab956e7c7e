"""What `make bench` measures. Timings never live in tests."""

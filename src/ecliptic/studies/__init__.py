"""Mass simulation: thousands of games into Parquet files, and a report on what they tell. See docs/studies.md."""

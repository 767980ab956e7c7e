.DEFAULT_GOAL := help
PYTHON ?= python3
UV := $(shell command -v uv 2>/dev/null || echo .venv/bin/uv)
RUN := .venv/bin/
COMPILED := $(wildcard src/ecliptic/games/*/COMPILED src/ecliptic/bots/COMPILED src/ecliptic/envs/COMPILED)
SOURCES := $(wildcard src/ecliptic/kernel/*.py) $(foreach l,$(COMPILED),$(addprefix $(dir $l),$(shell cat $l)))

PAGE_SOURCES := $(shell find web -type f -not -path '*/node_modules/*' -not -path 'web/tests/*' 2>/dev/null)

.PHONY: help play test bench check format clean

help:  ## what can be made
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /  make \1\t/' | expand -t 16

.venv/ready: pyproject.toml uv.lock
	@test -x .venv/bin/python || $(PYTHON) -m venv .venv
	@command -v uv >/dev/null 2>&1 || .venv/bin/python -m pip install --quiet --disable-pip-version-check uv
	@env -u VIRTUAL_ENV $(UV) sync --quiet --locked --inexact --no-install-project
	@env -u VIRTUAL_ENV ECLIPTIC_PURE=1 $(UV) pip install --quiet --python .venv/bin/python --no-build-isolation --no-deps -e .
	@touch $@

build/compiled: .venv/ready setup.py $(COMPILED) $(SOURCES)
	@echo "compiling the engine"
	@mkdir -p build
	@$(RUN)python setup.py --quiet build_ext --inplace --parallel 2 > build/compile.log 2>&1 || { cat build/compile.log; exit 1; }
	@touch $@

build/web: .venv/ready $(PAGE_SOURCES)
	@echo "building the page"
	@mkdir -p build
	@UV=$(abspath $(UV)) web/build.sh > build/web.log 2>&1 || { cat build/web.log; exit 1; }
	@touch $@

build/browser: .venv/ready
	@mkdir -p build
	@for name in chromium chromium-browser google-chrome google-chrome-stable; do \
		command -v $$name >/dev/null && touch $@ && exit 0; done; \
		echo "fetching a browser for the tests"; $(RUN)playwright install chromium && touch $@

play: build/compiled build/web  ## set up everything and open the table
	@$(RUN)ecliptic play

test: build/compiled build/web build/browser  ## set up everything, check the code and run all tests
	@$(MAKE) --no-print-directory check
	@web/npm.sh --silent test
	@$(RUN)pytest

bench: build/compiled  ## measure the engine, beside OpenSpiel in the same run
	@$(RUN)python -m benchmarks

check: build/compiled build/web  ## format, lint, types, layers
	@$(RUN)ruff format --check --quiet . || { echo "run: make format"; exit 1; }
	@$(RUN)ruff check --quiet .
	@$(RUN)mypy
	@$(RUN)lint-imports --no-cache
	@web/npm.sh --silent run check

format:  ## put the code into the one format
	@$(RUN)ruff format .
	@$(RUN)ruff check --fix .

clean:  ## remove what was built
	rm -rf build .venv *.egg-info src/*.egg-info web/node_modules src/ecliptic/server/page
	find src \( -name '*.so' -o -name '__pycache__' \) -prune -exec rm -rf {} +

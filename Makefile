.DEFAULT_GOAL := help
PYTHON ?= python3
UV := $(shell command -v uv 2>/dev/null || echo .venv/bin/uv)
RUN := .venv/bin/
PAGE_SOURCES := $(shell find web -type f -not -path '*/node_modules/*' -not -path 'web/tests/*' 2>/dev/null)

# where nothing can be written at home, what is fetched is kept here
ifneq ($(shell test -w "$$HOME" && echo yes),yes)
export UV_CACHE_DIR := $(CURDIR)/build/cache/uv
export npm_config_cache := $(CURDIR)/build/cache/npm
endif

.PHONY: help play test soak bench check dist docs site format clean

help:  ## what can be made
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /  make \1\t/' | expand -t 16

# what playing needs, and nothing else: half a minute on a fresh machine
.venv/play: pyproject.toml uv.lock
	@echo "installing what playing needs (about 10 s)"
	@test -x .venv/bin/python || $(PYTHON) -m venv .venv
	@command -v uv >/dev/null 2>&1 || .venv/bin/python -m pip install --quiet --disable-pip-version-check uv
	@env -u VIRTUAL_ENV $(UV) sync --quiet --locked --inexact --no-install-project --no-default-groups --group build
	@env -u VIRTUAL_ENV ECLIPTIC_PURE=1 $(UV) pip install --quiet --python .venv/bin/python --no-build-isolation --no-deps -e .
	@touch $@

.venv/ready: .venv/play
	@echo "installing what the tests need (about a minute)"
	@env -u VIRTUAL_ENV $(UV) sync --quiet --locked --inexact --no-install-project
	@touch $@

build/web: .venv/play $(PAGE_SOURCES)
	@echo "building the page (about 20 s)"
	@mkdir -p build
	@UV="$$(command -v uv || echo "$$PWD/.venv/bin/uv")" web/build.sh > build/web.log 2>&1 || { cat build/web.log; exit 1; }
	@touch $@

# the page that needs no server, with Python and the games in it
build/tab: .venv/play build/web $(shell find src/ecliptic -name '*.py' -o -name '*.ftl' -o -name '*.toml' -o -name '*.json')
	@echo "building the table for a browser tab (about 20 s)"
	@UV="$$(command -v uv || echo "$$PWD/.venv/bin/uv")" web/site.sh > build/tab.log 2>&1 || { cat build/tab.log; exit 1; }
	@touch $@

.PHONY: compiled
compiled: .venv/ready
	@$(RUN)python compile.py

build/browser: .venv/ready
	@mkdir -p build
	@for name in chromium chromium-browser google-chrome google-chrome-stable; do \
		command -v $$name >/dev/null && touch $@ && exit 0; done; \
		echo "fetching a browser for the tests"; $(RUN)playwright install chromium && touch $@

play: .venv/play build/web  ## set up everything and open the table
	@$(RUN)python compile.py --later
	@$(RUN)ecliptic play

test: compiled build/web build/tab build/browser  ## set up everything, check the code and run all tests
	@$(MAKE) --no-print-directory check
	@web/npm.sh --silent test
	@$(RUN)pytest

bench: compiled  ## measure the engine, beside OpenSpiel in the same run; KEEP=1 keeps the figures
	@$(RUN)python -m benchmarks $(if $(KEEP),--keep)

MINUTES ?= 10
soak: compiled  ## simulate fresh seeds for MINUTES, on all processors; what fails is kept as a case
	@$(RUN)python -m ecliptic.testing.simulate --soak $(MINUTES) --cases tests/simulate/cases

check: compiled build/web  ## format, lint, types, layers
	@$(RUN)ruff format --check --quiet . || { echo "run: make format"; exit 1; }
	@$(RUN)ruff check --quiet .
	@$(RUN)mypy
	@$(RUN)lint-imports --no-cache
	@$(RUN)python -m ecliptic.testing.catalogues
	@web/npm.sh --silent run lint || { echo "run: make format"; exit 1; }
	@web/npm.sh --silent run check

dist: .venv/play build/web  ## a source package and a portable wheel, with the page in them
	@rm -rf dist
	@env -u VIRTUAL_ENV ECLIPTIC_PORTABLE=1 $(UV) build --quiet --out-dir dist
	@ls dist

format: build/web  ## put the code into the one format
	@$(RUN)ruff format .
	@$(RUN)ruff check --fix .
	@web/npm.sh --silent run format

docs: .venv/play  ## the documentation as a website, in build/site
	@env -u VIRTUAL_ENV $(UV) sync --quiet --locked --inexact --no-install-project --no-default-groups --group docs
	@NO_MKDOCS_2_WARNING=1 $(RUN)mkdocs build --strict --quiet
	@echo build/site/index.html

site: build/tab docs  ## the table and the documentation as a folder that any host can serve, in build/tab
	@rm -rf build/tab/docs && cp -r build/site build/tab/docs
	@echo "build/tab: try it with python -m http.server --directory build/tab"

clean:  ## remove what was built
	rm -rf build .venv *.egg-info src/*.egg-info web/node_modules src/ecliptic/server/page
	find src \( -name '*.so' -o -name '__pycache__' \) -prune -exec rm -rf {} +

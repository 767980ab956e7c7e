#!/bin/sh
# Builds the page that needs no server, with its engine, into build/tab or the folder that is named.
set -eu
cd "$(dirname "$0")"
site=${1:-../build/tab}

[ -d node_modules/pyodide ] || ./npm.sh ci --no-audit --no-fund --loglevel=error || ./npm.sh install --no-save --no-audit --no-fund
./npm.sh run build -- --mode tab --outDir "$site" --emptyOutDir
PYTHONPATH=../src ../.venv/bin/python pack.py "$site"

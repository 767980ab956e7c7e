#!/bin/sh
# Builds the page into the package.
set -eu
cd "$(dirname "$0")"
page=../src/ecliptic/server/page

# `ci` refuses a lock file without the binaries of other systems, which a registry may not have; `install` does not mind
./npm.sh ci --no-audit --no-fund --loglevel=error || ./npm.sh install --no-save --no-audit --no-fund
./npm.sh run build -- --outDir "$page" --emptyOutDir
./npm.sh run compress -- "$page"

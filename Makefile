# The commands of the project; `make help` lists them. The work is done by CMake (CMakePresets.json) and tools/.
#
# JOBS=n limits parallel work; ARGS="..." are passed to the program by `make run`; PORT is where it serves without ARGS.
SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.PHONY: help build run test test-full asan tsan fuzz long browser tidy format format-check clean packages-full release-tests

JOBS ?= $(shell nproc)
ARGS ?=
PORT ?= 8080

help:  ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

build:  ## install what is missing, build the program (build/cantina) and the pages (build/web)
	@tools/packages install build
	@tools/web-build
	@cmake --preset release >/dev/null
	@cmake --build --preset release --target program -j $(JOBS)
	@if [ -e build/release/cantina ]; then ln -f build/release/cantina build/cantina; if [ -e build/release/cantina_mpi.so ]; then ln -f build/release/cantina_mpi.so build/; fi; else echo "cli/ has no sources: no program"; fi

run: build  ## build, then serve the table on http://localhost:8080; or make run ARGS="rules search attack"
	@if [ -n "$(strip $(ARGS))" ]; then build/cantina $(ARGS); \
	elif build/cantina serve --help >/dev/null 2>&1; then echo "Cantina: http://localhost:$(PORT)"; exec build/cantina serve --port $(PORT); \
	else build/cantina --help; fi

release-tests:
	@tools/packages install test
	@$(MAKE) --no-print-directory build
	@cmake --build --preset release -j $(JOBS)

test: release-tests  ## the tests of every day: unit tests, scenarios, include check; below 10 minutes
	@ctest --preset release -L '^(quick|scenarios)$$' -j $(JOBS)

# Where PostgreSQL or MPI is missing `make test` leaves their part of the tests out; here it may not.
test-full: export CANTINA_REQUIRE_POSTGRES = 1
test-full: export CANTINA_REQUIRE_MPI = 1
test-full: packages-full release-tests  ## sanitizers, fuzzing, long tests, browsers, clang-tidy and layout
	@$(MAKE) --no-print-directory format-check
	@tools/check-includes
	@$(MAKE) --no-print-directory browser
	@$(MAKE) --no-print-directory long
	@$(MAKE) --no-print-directory asan
	@$(MAKE) --no-print-directory fuzz
	@$(MAKE) --no-print-directory tidy

packages-full:
	@tools/packages install full

# The presets name the clang that CI uses; another usable one takes its place where that is not installed.
asan: packages-full  ## the tests of `make test` under address and undefined-behaviour sanitizers
	@cmake --preset asan -DCMAKE_CXX_COMPILER=$$(tools/packages tool clang++) >/dev/null
	@cmake --build --preset asan -j $(JOBS)
	@ctest --preset asan -L '^(quick|scenarios)$$' -j $(JOBS)

# Not part of test-full: it takes longer than the rest of it gains. Only what has threads is built and run.
tsan: packages-full  ## the tests of store/ and server/ under the thread sanitizer
	@cmake --preset tsan -DCMAKE_CXX_COMPILER=$$(tools/packages tool clang++) >/dev/null
	@cmake --build --preset tsan --target tests_server tests_store store_writer postgres_process -j $(JOBS)
	@ctest --preset tsan -R '^tests_(server|store)$$'

fuzz: packages-full  ## each fuzz target for half a minute, or CANTINA_FUZZ_SECONDS
	@cmake --preset fuzz -DCMAKE_CXX_COMPILER=$$(tools/packages tool clang++) >/dev/null
	@cmake --build --preset fuzz -j $(JOBS)
	@ctest --preset fuzz -L '^fuzz$$' -j $(JOBS)

long: release-tests  ## long random runs
	@ctest --preset release -L '^long$$' -j $(JOBS)

browser: packages-full release-tests  ## the pages in a headless Chromium, against a real server
	@ctest --preset release -L '^browser$$' -j $(JOBS)

tidy: packages-full release-tests  ## clang-tidy over all sources that changed since they passed
	@CANTINA_JOBS=$(JOBS) tools/tidy

format: packages-full  ## lay out all C++ sources
	@tools/sources | xargs -r $$(tools/packages tool clang-format) -i

format-check: packages-full
	@tools/sources | xargs -r $$(tools/packages tool clang-format) --dry-run -Werror
	@echo "format: all sources are laid out"

clean:  ## remove build/
	@rm -rf build

# Everything a fresh machine needs is Python >= 3.10 and make. The first target that needs it sets up the rest in .venv:
# make run only the package and its dependencies, the other targets the tools of development too.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
CORE := $(VENV)/.core
STAMP := $(VENV)/.installed
FILE ?=
# Of make bench: small takes minutes, full an hour; names of benchmarks, all if empty.
SIZE ?= full
ONLY ?=
# Versions to install, such as constraints.txt; by default the newest that fit.
CONSTRAINTS ?=
PYTEST_ARGS ?= -n auto --dist worksteal
# Seconds that fuzzing takes, and the engines of `make fuzz`.
TIME ?= 60
ENGINES ?= cpp rust go afl atheris
# Processes of `make fuzz-smoke`, and copies of the package in which `make mutation-test` looks for bugs at a time.
JOBS ?= 2
# Per cent of lines and branches of the package that the tests must reach, where nothing that they need is missing.
COVERAGE_GOAL ?= 92
COVERAGE := build/coverage

.DEFAULT_GOAL := help
.PHONY: help run setup test test-all mutation-test fuzz fuzz-smoke fuzz-cpp fuzz-c fuzz-root fuzz-rust fuzz-go fuzz-afl fuzz-atheris coverage test-root root root-data lint prove prove-bugs format generate check-generated matrix spec-site kaitai-formats upstream explorer bench dist release-check clean constraints site paper

help: ## Show what can be made
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-16s %s\n", $$1, $$2}'

$(CORE): pyproject.toml spec/VERSION tools/generate/build_native.py rntuple_construct/format/native/pages.c rntuple_construct/format/native/parsers.c
	@test -d $(VENV) || { echo "Making $(VENV) ..."; $(PYTHON) -m venv $(VENV); }
	@echo "Installing the package and what it needs in $(VENV) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check $(CONSTRAINTS:%=--constraint %) --editable .
	@touch $@

$(STAMP): $(CORE)
	@echo "Installing the tools of development in $(VENV); this takes some minutes ..."
	@$(BIN)/python -m pip install --quiet --upgrade pip
	@$(BIN)/python -m pip install --quiet $(CONSTRAINTS:%=--constraint %) --editable '.[dev]'
	@touch $@

run: $(CORE) ## Describe an RNTuple and print its first entries: make run [FILE=data.root]
	@$(BIN)/python tools/project/run.py $(FILE)

root: $(STAMP) ## Install ROOT in .venv-root (250 MB), where there is a wheel, and build the programs that tests ask
	@PYTHON=$(BIN)/python sh tools/root/setup_root.sh

test-root: root ## Run the tests that ROOT takes part in
	@$(BIN)/python -m pytest $(PYTEST_ARGS) tests/root tests/interop

root-data: root ## Have ROOT write the files of tests/data/root-6.40 again, and read their values
	@$(BIN)/python tools/root/root_data.py

test: $(STAMP) ## Run the fast tests: every rule, every fact of the format, real files of ROOT
	@$(BIN)/python -m pytest $(PYTEST_ARGS) -m "not slow and not peers"

setup: $(STAMP) ## Fetch all that tests and generators need: npm packages, ROOT, packages of other languages
	@PYTHON=$(CURDIR)/$(BIN)/python sh tools/project/setup_all.sh

test-all: setup ## Run all tests: the slow ones, ROOT, other languages, browsers and servers too
	@$(BIN)/python -m pytest $(PYTEST_ARGS)

coverage: setup ## Run the fast tests with coverage; list the lines and branches of the package that they do not reach
	@rm -rf $(COVERAGE) && mkdir -p $(COVERAGE)
	@RNTUPLE_COVERAGE=$(CURDIR)/$(COVERAGE) $(BIN)/python -m pytest $(PYTEST_ARGS) -m "not slow and not peers"
	@$(BIN)/python tools/project/coverage_report.py $(COVERAGE) --goal $(COVERAGE_GOAL) --missing

lint: $(STAMP) ## Check style, types, the direction of imports, words, and that generations are asked
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-cache
	@$(BIN)/python tools/project/check_generations.py
	@$(BIN)/python tools/project/ceilings.py
	@$(BIN)/python tools/project/walks.py
	@$(BIN)/python tools/project/prose.py

prove: $(STAMP) ## Prove the functions of generated/c and pages.c with Frama-C, z3 and CVC4, where they are installed; an hour without a cache
	@$(BIN)/python tools/prove/prove.py

prove-bugs: $(STAMP) ## Plant bugs in generated/c and pages.c; fail unless each makes a goal of the proof fail
	@$(BIN)/python tools/prove/prove.py --bugs

constraints: $(STAMP) ## Record the installed versions in constraints.txt
	@$(BIN)/python -m pip check --quiet
	@$(BIN)/python -m pip freeze --exclude-editable | grep -v ' @ ' > constraints.txt

format: $(STAMP) ## Format the Python sources
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .

generate: $(STAMP) ## Generate parsers, tables and documents from spec/ and from recorded results
	@sh tools/project/setup_compiler.sh
	@$(BIN)/python tools/generate/generate.py

check-generated: $(STAMP) ## Prove that all generated files and documents are up to date
	@$(BIN)/python tools/generate/generate.py --check

spec-site: $(STAMP) ## Write the reference site of the format into build/spec-site
	@$(BIN)/python tools/documents/spec_site.py build/spec-site

kaitai-formats: $(STAMP) ## Write the grammars for the collection of Kaitai Struct into build/kaitai_struct_formats
	@$(BIN)/python tools/documents/kaitai_formats.py build/kaitai_struct_formats

upstream: $(STAMP) ## Write reports, proposals and files for other projects into build/upstream; send nothing
	@$(BIN)/python tools/documents/upstream.py build/upstream

explorer: $(STAMP) ## Build the explorer page, build/explorer/explorer.html (needs Node)
	@sh tools/project/setup_node.sh
	@$(BIN)/python tools/explorer/build.py

matrix: root ## Have every implementation read the corpus, and write docs/conformance-matrix.md and build/conformance-matrix.html
	@sh tools/project/setup_node.sh
	@$(BIN)/python tools/documents/conformance_parsers.py || echo "some parsers are left as recorded: see above"
	@$(BIN)/python tools/documents/conformance_matrix.py --setup --record --html build/conformance-matrix.html

fuzz-smoke: $(STAMP) ## Look at 1,500 files that get past the checksums: reader, validator, explain, commands that write, parsers
	@$(BIN)/python tools/fuzz campaign --time 900 --count 1500 --every 4 --any-time -j $(JOBS)

mutation-test: $(STAMP) ## Plant bugs in a small reader and in the package; fail if corpus, campaign or tests find fewer than they should (JOBS=2)
	@$(BIN)/python tools/mutation/seed_bugs.py -j $(JOBS)
	@$(BIN)/python tools/mutation/seed_bugs.py --package -j $(JOBS)

fuzz: $(STAMP) ## Fuzz for TIME seconds: half of it the campaign, which goes on where it ended, then all ENGINES
	@nice $(BIN)/python tools/fuzz campaign --time $$(( $(TIME) / 2 )) --every 4 --directory build/fuzz/mixed
	@for engine in $(ENGINES); do nice $(BIN)/python tools/fuzz engines $$engine --time $$(( $(TIME) / 2 / $(words $(ENGINES)) )) || exit 1; done

fuzz-cpp: $(STAMP) ## Fuzz the generated C++ parsers with libFuzzer and sanitizers for TIME seconds
	@$(BIN)/python tools/fuzz engines cpp --time $(TIME)

fuzz-c: $(STAMP) ## Fuzz the generated C parsers with libFuzzer, sanitizers and the mutator in C++ for TIME seconds
	@$(BIN)/python tools/fuzz engines c --time $(TIME)

fuzz-root: $(STAMP) ## Fuzz ROOT, which `make root` installs, with the mutator in C++ for TIME seconds
	@$(BIN)/python tools/fuzz engines root --time $(TIME)

fuzz-rust: $(STAMP) ## Fuzz the generated Rust parsers with libFuzzer for TIME seconds
	@$(BIN)/python tools/fuzz engines rust --time $(TIME)

fuzz-go: $(STAMP) ## Fuzz the generated Go parsers for TIME seconds
	@$(BIN)/python tools/fuzz engines go --time $(TIME)

fuzz-afl: $(STAMP) ## Fuzz the generated C++ parsers with AFL++ and the mutator in C++ for TIME seconds
	@$(BIN)/python tools/fuzz engines afl --time $(TIME)

fuzz-atheris: $(STAMP) ## Fuzz reader and validator with Atheris for TIME seconds
	@$(BIN)/python tools/fuzz engines atheris --time $(TIME)

bench: $(STAMP) ## Run the benchmarks, with tables and plots in benchmarks/results: make bench [SIZE=small] [ONLY=reading,writing]
	@PYTHON=$(BIN)/python sh tools/root/setup_root.sh || echo "ROOT is left out: see above"
	@$(BIN)/python benchmarks/run.py --size $(SIZE) --only '$(ONLY)' --plot benchmarks/results

site: $(STAMP) ## Build the documentation site into build/site
	@sh tools/project/setup_node.sh || echo "the explorer may be left out: see above"
	@$(BIN)/python tools/website/build.py

paper: site ## Print the page about the method, build/site/paper.pdf (needs Chromium)
	@$(BIN)/python tools/documents/paper.py --pdf build/site

dist: $(STAMP) ## Build wheel and sdist
	@$(BIN)/python -m build

release-check: $(STAMP) ## Build and check everything that a release publishes, in build/release; publish nothing
	@$(BIN)/python -m pip install --quiet --editable '.[release]'
	@$(BIN)/python tools/project/release.py check

clean: ## Remove what can be made again
	rm -rf $(VENV) build dist .coverage .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -prune -exec rm -rf {} +

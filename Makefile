# `make play` and `make test` do all their set-up; `make help` lists the rest.

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check
# uv installs the same versions from pip's index in a quarter of the time; pip does it where uv is missing or fails.
UV := UV_DEFAULT_INDEX="$$($(PIP) config get global.index-url 2> /dev/null || echo $$PIP_INDEX_URL)" \
	$(BIN)/uv pip install --python $(BIN)/python
install = $(UV) --quiet --constraint constraints.txt $(1) 2> /dev/null \
	|| $(PIP) install --quiet --constraint constraints.txt $(2) $(1)
unexport PYTHONDONTWRITEBYTECODE # tests start hundreds of processes: compile their modules once
.DEFAULT_GOAL := help
# Each process collects the tests for 8 seconds and loads the program once more; three keep two cores busy.
PYTEST := $(BIN)/python -m pytest --numprocesses 3 --dist worksteal
# One worker imports schemathesis for it, instead of all: it runs beside the browser tests.
OPENAPI := tests/server/test_openapi.py
COUNT ?= 10
SECONDS ?= 600
HOST ?= 127.0.0.1
.PHONY: help play test test-all test-python test-browser test-bounds test-browser-and-bounds test-quick test-exhaustive test-repeat image-check law-check fuzz check check-python check-page kernels rules-report bench bench-bots bench-net bench-suite bench-decisions bench-analysis bench-analysis-load bench-hints bench-levels bench-thinking bench-adaptive house-rules bench-load bench-page bench-terminal soak page golden docs screenshots clean

help: ## this list
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 16

.venv/play: pyproject.toml constraints.txt
	@echo "Setting up once, about a minute ..."
	@$(PYTHON) -m venv .venv
	@for tool in 'pip>=25.1' uv; do \
		$(PIP) install --quiet --constraint constraints.txt "$$tool" 2> /dev/null || true; done # either installs groups
	@$(call install,--editable .)
	@$(BIN)/oneleft rules TURN-1 > /dev/null # it runs with its own dependencies alone
	@$(call install,'oneleft[arena]') # and a bot that thinks ahead
	@touch $@

.venv/envs: .venv/play # what the kernels need
	@$(call install,'oneleft[envs]')
	@touch $@

.venv/dev: .venv/envs
	@echo "Setting up the tools for testing, about a minute ..."
	@$(call install,--group dev,--no-compile) # most of it is never imported
	@touch $@

play: .venv/play ## a table in the browser, against bots and with friends; HOST=0.0.0.0 lets in other devices
	@$(BIN)/oneleft serve --open --host $(HOST)

BROWSERS := chromium-headless-shell chromium chromium-browser google-chrome
PROXIES := nginx-light caddy haproxy
INSTALL := DEBIAN_FRONTEND=noninteractive apt-get install -y -qq

.venv/apt-chromium: # needs root, and no pip: it runs beside .venv/dev
	@mkdir -p .venv
	@PATH=$$PATH:/usr/sbin; for program in $(PROXIES); do command -v $${program%-light} > /dev/null || echo $$program; done \
		| { read -r missing && apt-get update -qq && $(INSTALL) $(PROXIES); } > /dev/null 2>&1 || true
	@command -v chromium-headless-shell > /dev/null || { echo "Setting up a browser ..."; \
		{ apt-get update -qq && { $(INSTALL) chromium-headless-shell || $(INSTALL) chromium; }; } > /dev/null 2>&1 || true; }
	@touch $@

.venv/chromium: .venv/apt-chromium .venv/dev
	@for name in $(BROWSERS); do command -v $$name > /dev/null && touch $@ && exit; done; \
		{ $(BIN)/python -m playwright install --only-shell chromium > /dev/null 2>&1 && touch $@; } || \
		echo "No browser could be installed: the browser tests will be skipped."

page: .venv/dev ## build the page anew, if its sources have changed
	$(BIN)/python page/build.py

test: ## every test, the checks included
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=target kernels .venv/chromium check-page check-python rules-report
	@$(MAKE) --no-print-directory test-all

test-browser-and-bounds: # beside the other tests
	@$(MAKE) --no-print-directory --jobs 1 test-browser test-bounds

test-python: .venv/dev
	$(PYTEST) --ignore tests/browser --ignore $(OPENAPI)

test-browser: .venv/dev .venv/chromium # in a process of its own: playwright's event loop runs through all of it
	$(PYTEST) --numprocesses 1 tests/browser $(OPENAPI)

test-bounds: .venv/dev # the compiled code once more, with numba's bounds checks; one process compiles it once
	NUMBA_BOUNDSCHECK=1 NUMBA_OPT=1 $(BIN)/python -m pytest -m bounds tests/properties tests/envs tests/bots

test-quick: .venv/dev ## the tests that start no process, open no browser and compile nothing
	$(PYTEST) --ignore tests/browser --ignore $(OPENAPI) -m "not slow" --hypothesis-profile quick

test-exhaustive: kernels .venv/dev .venv/chromium page ## every test with every case of those of which `make test` takes a sample
	ONELEFT_EXHAUSTIVE=1 $(PYTEST) --ignore tests/browser --ignore $(OPENAPI)
	ONELEFT_EXHAUSTIVE=1 $(PYTEST) --numprocesses 1 tests/browser $(OPENAPI)

test-repeat: .venv/dev .venv/chromium page ## every test COUNT=10 times, each time in another order and with another hash seed
	@$(BIN)/python -m tests.repeat $(COUNT)

test-all: # what `make test` runs after its set-up and checks
	@$(MAKE) --no-print-directory --jobs 2 test-python test-browser-and-bounds

image-check: .venv/dev ## what the Dockerfile does, without Docker; needs root, and a python3.13
	$(BIN)/python -m tests.image_check

law-check: kernels .venv/dev ## the compiled law against the interpreted one: 2,000 combinations of rules, 5 million moves
	$(BIN)/python -m tests.law_check

fuzz: .venv/dev ## the property tests with fresh random examples
	$(BIN)/python -m pytest --numprocesses 2 --hypothesis-profile explore tests/properties tests/fuzz

kernels: .venv/envs # compiled once, before two tests want the same at the same time, and while tools are installed
	@$(BIN)/python -m tests.support.compile_kernels

check: check-python check-page ## lint, types, the direction of imports

check-python: .venv/dev
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

check-page: page
	$(BIN)/python page/build.py check

rules-report: .venv/dev ## each rule, its sheets and its tests; fails if a rule has no test
	@$(BIN)/python tests/rules_report.py

.venv-bench/peers:
	@echo "Setting up the peers to compare with, about a minute ..."
	@$(PYTHON) -m venv .venv-bench
	@.venv-bench/bin/python -m pip --disable-pip-version-check --quiet install rlcard==1.2.0 open_spiel==2.0.2 --constraint constraints.txt --editable '.[envs]'
	@touch $@

bench: .venv/dev .venv-bench/peers ## the figures of docs/benchmarks.md and of the README
	$(BIN)/python -m bench

bench-bots: .venv/dev .venv-bench/peers ## the figures of docs/strength.md: how strong the bots are, in about an hour
	$(BIN)/python -m bench.bots

bench-suite: .venv/dev ## the rows of docs/benchmark_suite.md, or of BOTS="keen ./my.py": bots against a fixed panel; with EXPERT=1 in hours
	BOTS="$(BOTS)" EXPERT="$(EXPERT)" $(BIN)/python -m bench.suite $(DEALS)

bench-decisions: .venv/dev ## the figures of docs/decisions.md, or of BOTS="keen expert@20ms": what their decisions are worth
	$(BIN)/python -m bench.decisions $(BOTS)

bench-levels: .venv/dev ## the figures of docs/levels.md: whether the levels are ordered everywhere, in about ten minutes
	$(BIN)/python -m bench.levels

bench-thinking: .venv/dev ## the figures of docs/thinking.md: how long experts take at twenty tables, in two minutes
	$(BIN)/python -m bench.thinking

bench-adaptive: .venv/dev ## the figures of docs/adaptive_bot.md: how soon people win their share against adaptive, in two minutes
	$(BIN)/python -m bench.adaptive_bot

bench-net: .venv/dev ## the figures of docs/net.md: how strong and how fast the net is, in about ten minutes
	$(BIN)/python -m bench.net

bench-analysis: .venv/dev ## the figures of docs/analysis.md: bots of known strength, short looks against long ones, in about an hour
	$(BIN)/python -m bench.analysis

bench-analysis-load: .venv/dev ## the figures of docs/analysis.md: a hundred tables while matches are analysed, in three minutes
	$(BIN)/python -m bench.analysis_load

bench-hints: .venv/dev ## the figures of docs/analysis.md: how long a person waits for a hint, in three minutes
	$(BIN)/python -m bench.hints

house-rules: .venv/dev ## docs/house_rules.md and its picture: what every house rule does to a round
	$(BIN)/python -m bench.house_rules

bench-load: .venv/dev ## the figures of docs/load.md: as many tables as one server holds, in about an hour
	$(BIN)/python -m bench.load

bench-page: .venv/chromium page ## the figures of docs/page.md: what it loads, how soon it shows, whether it stutters
	$(BIN)/python -m bench.page

bench-terminal: .venv/dev ## the figures of docs/terminal.md: how soon it starts, what it costs while idle
	$(BIN)/python -m bench.terminal

soak: .venv/dev ## play for SECONDS=600 while everything fails at once; fails if anything was lost or leaked
	$(BIN)/python -m bench.soak $(SECONDS)

golden: .venv/dev ## write the golden games, the counts of move sequences and the terminal's screens anew
	$(BIN)/python -m tests.golden.write
	$(BIN)/python -m tests.terminal.write

docs: .venv/dev ## write the rulebook pages, the tables, the schema, the page's protocol and the picture anew, and the site from all of docs/
	$(BIN)/python -m docs.write_architecture
	$(BIN)/python -m docs.write_rulebook
	$(BIN)/python -m docs.write_environments
	$(BIN)/python -m docs.write_notation
	$(BIN)/python -m docs.write_protocol
	$(BIN)/python -m docs.write_schema
	$(BIN)/python -m docs.write_settings
	$(BIN)/python -m docs.write_cli
	$(BIN)/python -m docs.write_typescript
	$(BIN)/python -m docs.picture
	$(BIN)/mkdocs build --strict --quiet

screenshots: .venv/chromium page ## pictures of every screen in screenshots/, the README's, and the icons of the installed page
	$(BIN)/python -m docs.write_icons
	$(BIN)/python -m docs.screenshots

clean: ## forget everything that was set up
	rm -rf page/node_modules src/oneleft/server/page screenshots site .venv .venv-bench .mypy_cache .ruff_cache .pytest_cache .hypothesis

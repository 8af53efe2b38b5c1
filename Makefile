# Everything lives in .venv and build/; nothing is installed elsewhere.
PYTHON ?= python3
GAMES ?= 33400

VENV := .venv/bin/python
SOURCES := $(shell find src build_hook.py pyproject.toml -type f -not -name '*.pyc')
COMPILED := PYTHONPATH=build/compiled $(VENV) -m guildhall

.PHONY: play test check fuzz bench ladder golden lock clean

play: build/compiled/.done ## a game of The Builders against a bot, in this terminal
	@$(COMPILED) play builders

test: build/compiled/.done .venv/.dev check ## style, types, layers and all tests
	@$(VENV) -m pytest -n 2

check: .venv/.dev
	@$(VENV) -m ruff check
	@$(VENV) -m ruff format --check
	@$(VENV) -m mypy
	@.venv/bin/lint-imports

fuzz: build/compiled/.done ## 100,000 random games of each game with every check
	@$(COMPILED) fuzz builders --games $(GAMES)
	@$(COMPILED) fuzz burgundy --games $(GAMES)

bench: build/compiled/.done .venv/.dev build/peers/.done ## our speed beside other engines
	@$(VENV) bench/run.py

ladder: build/compiled/.done ## let all bots play each other and write docs/ladder.md anew
	@PYTHONPATH=build/compiled $(VENV) bench/ladder.py

golden: .venv/.dev ## write the golden playthroughs anew, after a wanted change of the rules
	@$(VENV) -m tests.golden

lock: .venv/.dev ## pin all dependencies anew
	@.venv/bin/uv pip compile -q --universal --generate-hashes --no-header --no-annotate \
		--python-version 3.11 -o requirements.lock pyproject.toml
	@.venv/bin/uv pip compile -q --universal --generate-hashes --no-header --no-annotate \
		--python-version 3.11 --all-extras -o requirements-dev.lock pyproject.toml

clean:
	rm -rf .venv build

.venv/.done: requirements.lock pyproject.toml
	@echo "Setting up .venv ..."
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Guildhall needs Python 3.11 or newer")'
	@test -x $(VENV) || $(PYTHON) -m venv .venv
	@$(VENV) -m pip install -q --disable-pip-version-check -r requirements.lock
	@$(VENV) -m pip install -q --disable-pip-version-check --no-deps -e .
	@touch $@

.venv/.dev: .venv/.done requirements-dev.lock
	@echo "Setting up the tools for development ..."
	@$(VENV) -m pip install -q --disable-pip-version-check -r requirements-dev.lock
	@touch $@

build/compiled/.done: .venv/.done $(SOURCES)
	@echo "Building the rules ..."
	@rm -rf build/compiled
	@$(VENV) -m pip install -q --disable-pip-version-check --no-deps --target build/compiled .
	@touch $@

build/peers/.done: bench/peers.lock
	@echo "Setting up the engines to compare with ..."
	@test -x build/peers/bin/python || $(PYTHON) -m venv build/peers
	@build/peers/bin/python -m pip install -q --disable-pip-version-check -r bench/peers.lock
	@touch $@

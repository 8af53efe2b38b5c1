# Everything is installed in .venv and build/, and nothing elsewhere.
PYTHON ?= python3
VENV := .venv/bin/python
# With compiled rules from build/compiled and everything else from src.
COMPILED := PYTHONPATH="$(CURDIR)/tests/compiled" $(VENV) -m
# Installs the versions that the lock names, and checks their hashes.
INSTALL := .venv/bin/uv pip install -q -c requirements.lock -b requirements.lock

.PHONY: play serve test check client audit fuzz bench load soak abuse crash faults ladder levels \
	puzzles golden types screenshots lock clean

play: build/compiled/.done ## play against a bot in the terminal
	@$(COMPILED) guildhall play
serve: build/compiled/.done client ## run the server, to play in the browser
	@$(COMPILED) guildhall serve

test: build/compiled/.done build/browser/.done check ## style, types, layers and all tests
	@$(VENV) -m pytest -n auto --dist worksteal -m written
	@$(COMPILED) pytest -n auto --dist worksteal -m "not written"
check: .venv/.dev client ## style, types and layers of Python and of the browser client
	@$(VENV) -m ruff check && $(VENV) -m ruff format --check
	@$(VENV) -m mypy && .venv/bin/lint-imports
	@$(VENV) web/build.py check
audit: .venv/.dev client ## ask the advisory services about every locked package
	@$(INSTALL) --group audit && $(VENV) -m tools.audit
crash: .venv/.dev ## kill a server under load 100 times, on SQLite and on PostgreSQL
	@$(VENV) -m tools.crash 100
faults: build/compiled/.done .venv/.dev ## every fault on a quiet machine: all tables recover in 10 s
	@GUILDHALL_TEST_GOES_ON=10 $(COMPILED) pytest -rP tests/server/faults
abuse: build/compiled/.done .venv/.dev ## normal games while one address attacks, on loopback
	@$(COMPILED) bench.abuse
fuzz: build/compiled/.done ## random games of each game and number of players, with every check
	@$(COMPILED) guildhall fuzz --games $(or $(GAMES),33400)

bench: build/compiled/.done .venv/.dev ## compare our speed with other engines
	@$(INSTALL) --group peers && $(COMPILED) bench.run
load: build/compiled/.done .venv/.dev build/boardgameio/.done ## 1,000 sockets at 200 tables
	@GUILDHALL_GAMES=examples $(COMPILED) bench.load.compare && $(COMPILED) bench.load.processes && $(COMPILED) bench.load.growth
soak: build/compiled/.done .venv/.dev ## an hour of 200 moves a second: memory and latency constant
	@$(COMPILED) bench.load.soak $(or $(MINUTES),60) $(PROCESSES)
ladder levels: build/compiled/.done .venv/.dev ## let bots or levels 1 to 10 play each other
	@$(COMPILED) bench.$@
puzzles: build/compiled/.done ## find 200 puzzles for each game
	@for game in $(patsubst src/guildhall/games/%/game.py,%,$(wildcard src/guildhall/games/*/game.py)); do \
		$(COMPILED) guildhall puzzles $$game --out src/guildhall/games/$$game/puzzles.json || exit 1; done
golden: .venv/.dev ## rewrite the golden games, after an intended change of the rules
	@$(VENV) -m tests.golden
types: .venv/.dev ## rewrite the OpenAPI document and the TypeScript types of the API
	@$(VENV) -m guildhall.server.generate && $(VENV) -m guildhall.server.typescript
screenshots: build/browser/.done ## rewrite the pictures of README and docs
	@$(VENV) -m tools.screenshots
lock: .venv/.dev ## pin new dependencies; UPGRADE=-U updates all
	@.venv/bin/uv pip compile -q $(UPGRADE) --universal --generate-hashes --no-header --no-annotate \
		--python-version 3.11 --all-extras --group audit --group node --group peers \
		-o requirements.lock pyproject.toml
clean: ## remove everything that was installed and built
	rm -rf .venv build

.venv/.done: requirements.lock pyproject.toml
	@echo "Installing Guildhall in .venv ..."
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed")'
	@test -x $(VENV) || $(PYTHON) -m venv .venv
	@sed -n '/^uv==/,/[^\\]$$/p' requirements.lock > .venv/uv.lock
	@$(VENV) -m pip install -q --disable-pip-version-check --no-deps -r .venv/uv.lock
	@GUILDHALL_NO_WEB=1 $(INSTALL) -e . && touch $@
.venv/.dev: .venv/.done
	@echo "Installing what the tests need ..."
	@GUILDHALL_NO_WEB=1 $(INSTALL) -e '.[dev]' && touch $@
client: .venv/.done # builds only what has changed
	@$(VENV) web/build.py has-npm || $(INSTALL) --group node
	@$(VENV) web/build.py
build/browser/.done: $(wildcard tests/web/chromium/*) | .venv/.dev client
	@rm -rf $(@D) && $(VENV) -m tests.web.browser && mkdir -p $(@D) && touch $@
build/compiled/.done: $(shell find src/guildhall/core src/guildhall/games src/guildhall/bots \
		src/guildhall/buffers.py -name '*.py' -o -name '*.c') build_hook.py requirements.lock | .venv/.done
	@rm -rf build/compiled build/wheel
	@GUILDHALL_NO_WEB=1 .venv/bin/uv build -b requirements.lock --wheel --python $(VENV) -o build/wheel
	@$(INSTALL) --no-deps --target build/compiled build/wheel/*.whl && touch $@
build/boardgameio/.done: $(wildcard bench/load/boardgameio/*)
	@mkdir -p $(@D) && cp $^ $(@D) && cd $(@D) && npm ci --silent --no-audit --no-fund && touch .done

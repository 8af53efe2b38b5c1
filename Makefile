# Everything lives in .venv and build/; nothing is installed elsewhere.
PYTHON ?= $(shell python3 tools/which_python.py)
GAMES ?= 33400
RUNS ?= 10

VENV := .venv/bin/python
SOURCES := $(shell find src build_hook.py pyproject.toml -type f -not -name '*.pyc' -not -path '*/static/*')
COMPILED := PYTHONPATH=build/compiled $(VENV) -m guildhall

# Kept also where the surroundings forbid it beside the sources: the tests start hundreds of
# processes, and each would compile all its modules again.
unexport PYTHONDONTWRITEBYTECODE
export PYTHONPYCACHEPREFIX := $(CURDIR)/build/bytecode

.PHONY: play test tests tests-written tests-waiting tests-compiled test-again check style check-python check-client check-client-types audit fuzz bench ladder levels puzzles golden lock clean serve types crash faults load soak abuse

play: build/compiled/.done ## play against a bot in the terminal
	@$(COMPILED) play

# All at once, told as one when it is known: beside the tests that need the processor types are
# checked, written rules proven, and others wait for clocks and for a database that stands still;
# these stand back (nice) and take the time that is left. The units of the client are run among the
# compiled tests, with what seats really see.
BESIDE := tests-written tests-waiting
define all-at-once
	@told=$$(mktemp); \
	( nice -n 5 $(MAKE) -s -j 4 --output-sync $(1) > $$told 2>&1; \
	found=$$?; echo; cat $$told; rm $$told; exit $$found ) & \
	beside=$$!; $(MAKE) -s tests-compiled; tests=$$?; wait $$beside && exit $$tests
endef

test: build/compiled/.done .venv/.dev client build/client-types/.done build/browser/.done style ## style, types, layers and all tests
	$(call all-at-once,check-python check-client-types $(BESIDE))

tests:
	$(call all-at-once,$(BESIDE))

# Tests that arrange or break a position need the rules as they are written; all others run the
# compiled ones, as people do. Only files that have tests of a kind are imported for them.
having = $(shell grep -rl --include='*.py' 'mark\.$(1)' tests)
COMPILED_TESTS := PYTHONPATH=$(CURDIR)/tests/compiled $(VENV) -m pytest

# Databases that are thrown away need no disk: copying, writing and removing them took longer than
# what is tested. In memory where there is room for them and programs may be run.
MEMORY := /dev/shm
tests-written tests-waiting tests-compiled: export TMPDIR := $(shell \
	df -Pk $(MEMORY) 2> /dev/null | awk 'NR == 2 && $$4 > 4000000' | grep -q . \
	&& test -w $(MEMORY) && ! grep -q ' $(MEMORY) .*noexec' /proc/mounts \
	&& echo $(MEMORY) || echo $${TMPDIR:-/tmp})

# What they multiply is small: threads for that would only spin.
tests-written tests-waiting tests-compiled: export OPENBLAS_NUM_THREADS := 1

# What all of them fork their programs from is the same for one run.
ifndef GUILDHALL_TEST_RUN
export GUILDHALL_TEST_RUN := $(shell echo $$PPID-$$$$)
endif

# In one process each: to begin others would take a fifth of its time, and both end long before the
# rest.
tests-written:
	@$(VENV) -m pytest -m written tests/games $(call having,written)

tests-waiting:
	@$(COMPILED_TESTS) -m waits tests/server/faults $(call having,waits)

# Three at a time on two cores, for some wait a little all the same.
tests-compiled:
	@$(COMPILED_TESTS) -n 3 --dist worksteal -m "not written and not waits" \
		--ignore tests/games --ignore tests/server/faults

test-again: build/compiled/.done .venv/.dev client build/browser/.done ## all tests ten times, every other time on busy cores
	@$(VENV) tools/test_again.py $(RUNS)

check: .venv/.dev client style
	@$(MAKE) -s -j 2 --output-sync check-python check-client

style: .venv/.dev
	@$(VENV) -m ruff check
	@$(VENV) -m ruff format --check

check-python:
	@$(VENV) -m mypy
	@.venv/bin/lint-imports

check-client:
	@$(VENV) web/build.py check

check-client-types:
	@$(VENV) web/build.py types

fuzz: build/compiled/.done ## 33,400 random games of each game and number of players, with every check
	@$(COMPILED) fuzz --games $(GAMES)

bench: build/compiled/.done .venv/.dev build/peers/.done ## compare our speed with other engines
	@$(VENV) -m bench.run

types: .venv/.dev ## rewrite the OpenAPI document and the TypeScript types of the API
	@$(VENV) -m guildhall.server.generate
	@$(VENV) -m guildhall.server.typescript

crash: .venv/.dev ## kill a server under load 100 times on SQLite and on PostgreSQL, and one of two processes
	@$(VENV) -m tools.crash 100

faults: build/compiled/.done .venv/.dev ## every fault in turn on a quiet machine: all tables go on within 10 seconds
	@GUILDHALL_TEST_GOES_ON=10 PYTHONPATH=tests/compiled $(VENV) -m pytest -rP tests/server/faults

load: build/compiled/.done .venv/.dev build/boardgameio/.done ## 1,000 sockets at 200 tables
	@PYTHONPATH=build/compiled $(VENV) -m bench.load.compare
	@PYTHONPATH=build/compiled $(VENV) -m bench.load.processes
	@PYTHONPATH=build/compiled $(VENV) -m bench.load.growth

soak: build/compiled/.done .venv/.dev ## one hour at 200 moves a second: memory and latency stay as they were
	@PYTHONPATH=build/compiled $(VENV) -m bench.load.soak $(or $(MINUTES),60) $(PROCESSES)

abuse: build/compiled/.done .venv/.dev ## normal games under attack, on loopback
	@PYTHONPATH=build/compiled $(VENV) -m bench.abuse

ladder: build/compiled/.done ## let all bots play each other and rewrite docs/ladder.md
	@PYTHONPATH=build/compiled $(VENV) -m bench.ladder

levels: build/compiled/.done ## let levels 1 to 10 play each other, rewrite docs/levels.md and their ratings
	@PYTHONPATH=build/compiled $(VENV) -m bench.levels

puzzles: build/compiled/.done ## find 200 puzzles for each game, each confirmed by a search 50 times deeper
	@for file in src/guildhall/games/*/game.py; do folder=$$(dirname $$file); \
		$(COMPILED) puzzles $$(basename $$folder) --out $$folder/puzzles.json || exit 1; done

golden: .venv/.dev ## rewrite the golden playthroughs, after an intended change of the rules
	@$(VENV) -m tests.golden

audit: client build/audit/.done ## check every locked package against the advisory services
	@$(VENV) tools/audit.py

lock: .venv/.dev ## update all pinned dependencies
	@.venv/bin/uv pip compile -q --universal --generate-hashes --no-header --no-annotate \
		--python-version 3.11 -o requirements.lock pyproject.toml
	@.venv/bin/uv pip compile -q --universal --generate-hashes --no-header --no-annotate \
		--python-version 3.11 --extra dev -o requirements-dev.lock pyproject.toml
	@.venv/bin/uv pip compile -q --universal --generate-hashes --no-header --no-annotate \
		--python-version 3.11 --extra train -o requirements-train.lock pyproject.toml
	@for group in node audit; do .venv/bin/uv pip compile -q --universal --generate-hashes \
		--no-header --no-annotate --python-version 3.11 --group $$group \
		-o requirements-$$group.lock; done

clean:
	rm -rf .venv build

# uv takes a tenth of pip's time; pip where only pip knows the way to a registry. A lock names all
# that is needed: where pip looks itself, it finds what is newer than the lock, and refuses it.
PIP := $(VENV) -m pip install -q --disable-pip-version-check
UV := .venv/bin/uv pip install -q --python $(VENV)

.venv/.uv: requirements-dev.lock
	@echo "Setting up .venv ..."
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Guildhall needs Python 3.11 or newer")'
	@test -x $(VENV) || $(PYTHON) -m venv .venv
	@sed -n '/^uv==/,/[^\\]$$/p' requirements-dev.lock > .venv/uv.lock
	@$(PIP) --no-deps -r .venv/uv.lock
	@touch $@

.venv/.done: .venv/.uv requirements.lock pyproject.toml
	@$(UV) -r requirements.lock || $(PIP) --no-deps -r requirements.lock
	@export GUILDHALL_NO_WEB=1; $(UV) --no-deps -e . || $(PIP) --no-deps -e .
	@touch $@

.venv/.dev: .venv/.done requirements-dev.lock
	@echo "Setting up the tools for development ..."
	@$(UV) -r requirements-dev.lock || $(PIP) --no-deps -r requirements-dev.lock
	@$(MAKE) -s -j 2 bytecode types-read
	@touch $@

# All that was installed is compiled and its types are read once, here: otherwise each of the four
# processes that run the tests would compile all of it, at the same time. What is wrong is told by
# the tests.
.PHONY: bytecode types-read
bytecode:
	@$(VENV) -m pytest --collect-only > /dev/null 2>&1 || true

types-read:
	@$(VENV) -m mypy > /dev/null 2>&1 || true

build/compiled/.done: .venv/.done $(SOURCES)
	@echo "Building the rules ..."
	@rm -rf build/compiled build/wheel
	@export GUILDHALL_NO_WEB=1; .venv/bin/uv build --wheel --python $(VENV) -o build/wheel \
		|| $(VENV) -m pip wheel -q --no-deps -w build/wheel .
	@$(PIP) --no-deps --target build/compiled build/wheel/*.whl
	@touch $@

build/audit/.done: requirements-audit.lock
	@echo "Setting up pip-audit ..."
	@test -x build/audit/bin/python || $(PYTHON) -m venv build/audit
	@build/audit/bin/python -m pip install -q --disable-pip-version-check --no-deps -r requirements-audit.lock
	@touch $@

build/peers/.done: bench/peers.lock
	@echo "Setting up the engines to compare with ..."
	@test -x build/peers/bin/python || $(PYTHON) -m venv build/peers
	@build/peers/bin/python -m pip install -q --disable-pip-version-check --no-deps -r bench/peers.lock
	@touch $@

build/boardgameio/.done: bench/load/boardgameio/package-lock.json
	@echo "Setting up the server to compare with ..."
	@mkdir -p build/boardgameio
	@cp bench/load/boardgameio/* build/boardgameio/
	@cd build/boardgameio && npm ci --silent --no-audit --no-fund
	@touch $@

# The browser that the tests use; without one, this says why and fails.
build/browser/.done: $(wildcard tests/web/chromium/*) | client
	@rm -rf $(@D)
	@$(VENV) -m tests.web.browser && mkdir -p $(@D) && touch $@

# As for Python: the types of all libraries are read and the units compiled once, here, and remembered.
build/client-types/.done: web/package-lock.json | client
	@echo "Reading the types and the units of the browser client ..."
	@$(VENV) web/build.py check > /dev/null 2>&1 || true
	@mkdir -p $(@D)
	@touch $@

# The browser client; built anew only when its source has changed.
.PHONY: client serve screenshots
client: .venv/.done
	@command -v npm > /dev/null || \
		$(VENV) -m pip install -q --disable-pip-version-check --no-deps -r requirements-node.lock
	@$(VENV) web/build.py

serve: build/compiled/.done client ## run the server, to play in the browser
	@rm -rf build/compiled/guildhall/server/static
	@cp -r src/guildhall/server/static build/compiled/guildhall/server/static
	@$(COMPILED) serve

screenshots: client .venv/.dev ## pictures of all tables for README and docs; needs chromium
	@$(VENV) -m tools.screenshots

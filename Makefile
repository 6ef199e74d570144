# Everything from a machine with python3, make and a shell. `make help` lists the commands.
SHELL := /bin/sh
.DEFAULT_GOAL := help

UV ?= .tools/bin/uv
RUN := $(UV) run --frozen
# One more test process than cores: a test that waits for a server or a terminal leaves its core free.
WORKERS ?= $(shell python3 -c "import os; print(os.cpu_count() + 1)")

# Keep compiled bytecode: the tests start hundreds of processes, and each would compile every module anew.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help play test quick check format web-data pictures docs flicker mutants differential bench torture same-build release-check system-deps clean

help: ## List the commands
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 15

play: $(UV) ## Play Love Letter in the browser
	@$(RUN) --no-dev --extra server amletero serve --open

test: $(UV) system-deps ## Run all tests
	@failed=0; \
	$(RUN) pytest -n $(WORKERS) --dist worksteal --ignore tests/e2e || failed=1; \
	$(RUN) pytest -n $(WORKERS) --dist worksteal tests/e2e || failed=1; \
	exit $$failed
# The browser tests run in a process of their own: Playwright's event loop does not share one.

quick: $(UV) ## Run the tests that take under a minute
	$(RUN) pytest -n auto -m "not slow" --ignore tests/e2e

check: $(UV) ## Lint, check types and import directions
	$(RUN) ruff check
	$(RUN) ruff format --check
	$(RUN) mypy
	$(RUN) lint-imports --no-cache
	$(RUN) python web/npm.py run --silent check
	$(RUN) check-jsonschema --builtin-schema vendor.github-workflows .github/workflows/*.yml
	$(RUN) check-jsonschema --builtin-schema vendor.github-issue-forms .github/ISSUE_TEMPLATE/problem.yml .github/ISSUE_TEMPLATE/rule.yml .github/ISSUE_TEMPLATE/idea.yml
	$(RUN) check-jsonschema --builtin-schema vendor.github-issue-config .github/ISSUE_TEMPLATE/config.yml
	$(RUN) check-jsonschema --builtin-schema vendor.compose-spec deploy/compose.yaml
	$(RUN) check-jsonschema --builtin-schema vendor.citation-file-format CITATION.cff

web-data: $(UV) ## Renew what the browser side takes from the rules, the sentences and the schema
	$(RUN) python -m tools.web_data
	$(RUN) python web/npm.py run types

pictures: $(UV) ## Take the pictures of docs/pictures anew
	$(RUN) python -m tools.pictures

docs: $(UV) ## Build the documentation as a site, in build/site
	$(RUN) --group docs python -m tools.docs_site

format: $(UV) ## Format the code
	$(RUN) ruff check --fix
	$(RUN) ruff format
	$(RUN) python web/npm.py run --silent format

flicker: $(UV) system-deps ## Repeat the tests that depend on time, next to busy processes (TIMES=50)
	$(RUN) python -m tools.flicker --times $(or $(TIMES),50)

mutants: $(UV) ## Plant faults one at a time and see each caught
	$(RUN) python -m tools.mutants
	$(RUN) python -m tools.safeguards

differential: $(UV) ## Compare both engines on 100,000 decisions; `make test` does on 30,000
	DECISIONS=100000 $(RUN) pytest tests/kernel/test_differential.py

bench: $(UV) ## Run the benchmarks
	$(RUN) pytest benchmarks --benchmark-enable --benchmark-only -p no:xdist -s

torture: $(UV) ## Mistreat the server and print what came of it (TORTURE="kills load", SCALE=0.1)
	$(RUN) python -m tools.torture $(TORTURE) --scale $(or $(SCALE),1)

same-build: $(UV) ## Build the package twice, from two copies of the last commit, and compare
	$(RUN) python -m tools.same_build

release-check: $(UV) ## Build the package and try it with nothing else there
	$(RUN) python -m tools.release_check

# What tests want besides Python: a browser, PostgreSQL, Redis. Installed where we are root and apt is there;
# elsewhere the tests that need them say so and are skipped, but not where CI=true.
SYSTEM_DEPS := chromium postgresql redis-server

system-deps: ## Install what the tests want from the system (root, apt)
	@if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && ! dpkg -s $(SYSTEM_DEPS) >/dev/null 2>&1; then \
	  echo "Installing $(SYSTEM_DEPS)..." >&2; \
	  DEBIAN_FRONTEND=noninteractive apt-get -qq update && \
	  DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends $(SYSTEM_DEPS) >/dev/null; \
	fi

clean: ## Remove what the other commands made
	rm -rf .venv .tools build dist .benchmarks .hypothesis .mypy_cache .pytest_cache .ruff_cache

.tools/bin/uv:
	@echo "Setting up (once)..." >&2
	@python3 -m venv .tools || { echo "python3 needs its venv module (Debian: apt install python3-venv)" >&2; rm -rf .tools; exit 1; }
	@.tools/bin/python -m pip install --quiet --disable-pip-version-check uv

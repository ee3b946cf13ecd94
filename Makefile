# Wayside: one command each.
#
# Rules: every target starts with `setup`, which is quick when nothing is missing; `run` and `test` are all that a
# newcomer needs; `check` is all that the continuous integration runs; a target has one help line behind `##`.
# Anything longer than a few lines is a script in scripts/.

.DEFAULT_GOAL := help
.PHONY: help setup run test mutants test-real check soak lint format learn understand bench clean

# So many tests at once. Without it all of them begin together, and one that waits for an answer comes to its turn again
# only when minutes of others have gone by: its limits of time then fail it on a busy machine.
export SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH = 6

SWIFT_FILES = find Package.swift Sources Tests -name '*.swift' -print0

help: ## say what can be made
	@sed -n 's/^\([a-z-]*\):.*## /  make \1\t/p' Makefile | expand -t 16

setup: ## install the system packages that are missing
	@scripts/setup.sh

run: setup ## build for use and start Wayside (ARGS="--config FILE" to configure)
	swift build -c release --product wayside
	exec .build/release/wayside run $(ARGS)

test: setup ## build and run all tests
	@scripts/build.sh --build-tests $(TESTED_AS)
	@scripts/tests.sh $(TESTED_AS)

check: setup lint ## what must pass before a merge: lint, walls, no warnings, all tests of a build for use
	@# The walls are tests of their own (Tests/ArchitectureTests); they run with the others. What the optimiser cannot
	@# compile, or compiles to something else, fails here, and the tests of it take half the time. Kill points are in it.
	WAYSIDE_WARNINGS_AS_ERRORS=1 $(MAKE) --no-print-directory test \
		TESTED_AS="-c release -Xswiftc -enable-testing -Xswiftc -DDEBUG"

soak: setup ## the tests once more, with hundreds of kills, thousands of faults and long fuzzing (up to an hour)
	@# The variable is the one switch: a test that can last longer looks for it. Debug builds only: others have no kill points.
	@scripts/build.sh --build-tests
	@WAYSIDE_SOAK=1 scripts/tests.sh

mutants: setup ## change each condition of who may see and who may change, and say which no test notices
	@scripts/build.sh --build-tests
	@scripts/tests.sh --filter MutationTests --filter TickableTests

test-real: setup ## the tests against real programs of others (needs Python and the network once)
	@scripts/test-real.sh

lint: ## say where the format is not kept
	$(SWIFT_FILES) | xargs -0 swift format lint --strict --parallel

format: ## put all Swift files into the format
	$(SWIFT_FILES) | xargs -0 swift format format --parallel --in-place

learn: setup ## learn the languages anew after a change of the corpus or of a language's words
	swift build -c release --product wayside
	.build/release/wayside learn --language en --write Sources/Language/English/EnglishModel.swift Corpus/en
	.build/release/wayside learn --language de --write Sources/Language/German/GermanModel.swift Corpus/de

understand: setup ## say how well people are understood (a quarter of an hour)
	@scripts/understand.sh

bench: setup ## measure against other bots (needs the load harness)
	@scripts/bench.sh

clean: ## remove what was built
	swift package clean

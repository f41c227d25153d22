# Each target installs the Debian packages it needs (as root or with sudo) when they are missing.
#
#   make run       opens the window; without a display renders the tour to build/tour/
#   make test      every test, headless            make memcheck use after free and leaks, by valgrind
#   make lint      format, C, desktop files          make format   rewrites the Swift files
#   make bench     the benchmark table               make install  DESTDIR=, PREFIX=
#
# ARGS are handed to the program by `make run`, SWIFTFLAGS to every `swift build`.

PREFIX ?= /usr/local
DESTDIR ?=
ARGS ?=
SWIFTFLAGS ?=

APP_ID := io.github.flightsdesktop.FlightsDesktop
# Linked statically, so that the installed program needs no Swift.
RELEASE := swift build -c release --static-swift-stdlib $(SWIFTFLAGS)
PROGRAM := .build/release/FlightsDesktop
DEBUG_PROGRAM := .build/debug/FlightsDesktop
EXAMPLE := Examples/MotionFromOutside
# "Executed 0 tests" would mislead while there is no XCTest.
NO_XCTEST = $(shell grep -rqs --include='*.swift' ': XCTestCase' Tests || echo --disable-xctest)

.NOTPARALLEL:
.PHONY: all build run test memcheck lint format bench install docs-images clean check-swift

all: build

check-swift:
	@scripts/check-swift

build: check-swift
	@scripts/install-packages build show
	$(RELEASE) --product FlightsDesktop

run: build
	@if [ -n "$$DISPLAY$$WAYLAND_DISPLAY" ]; then \
	  exec $(PROGRAM) $(ARGS); \
	else \
	  scripts/install-packages headless && \
	  exec scripts/headless --display-only scripts/tour $(PROGRAM) build/tour; \
	fi

# The runner's own summary comes last.
test: check-swift
	@scripts/install-packages build show headless test
	swift build --build-tests $(SWIFTFLAGS)
	@if [ -d $(EXAMPLE) ]; then set -x; swift run --package-path $(EXAMPLE) $(SWIFTFLAGS); fi
	FLIGHTSDESKTOP=$(CURDIR)/$(DEBUG_PROGRAM) scripts/headless \
	  /usr/bin/python3 -m unittest discover --start-directory Tests/program --pattern '*_checks.py'
	scripts/headless swift test --skip-build $(NO_XCTEST) $(SWIFTFLAGS)

memcheck: check-swift
	@scripts/install-packages build show headless test
	swift build --build-tests $(SWIFTFLAGS)
	scripts/headless scripts/memcheck .build/debug/FlightsDesktopPackageTests.xctest

lint: check-swift
	@scripts/install-packages build lint
	@scripts/lint

format: check-swift
	git -c safe.directory='*' ls-files '*.swift' | \
	  xargs swift format --in-place --configuration .swift-format

bench: check-swift
	@scripts/install-packages build show headless bench
	$(RELEASE)
	$(MAKE) --no-print-directory --directory Benchmarks/peers BUILD=$(CURDIR)/build/peers
	scripts/headless scripts/bench --program $(PROGRAM) --engine .build/release/MotionBenchmark \
	  --peers build/peers

install: build
	install -Dm755 $(PROGRAM) $(DESTDIR)$(PREFIX)/bin/FlightsDesktop
	find data -type f -printf '%P\n' | while read -r file; do \
	  install -Dm644 "data/$$file" "$(DESTDIR)$(PREFIX)/share/flightsdesktop/$$file" || exit 1; \
	done
	install -Dm644 packaging/$(APP_ID).desktop -t $(DESTDIR)$(PREFIX)/share/applications
	install -Dm644 packaging/$(APP_ID).metainfo.xml -t $(DESTDIR)$(PREFIX)/share/metainfo
	install -Dm644 packaging/$(APP_ID).svg -t $(DESTDIR)$(PREFIX)/share/icons/hicolor/scalable/apps
	install -Dm644 packaging/$(APP_ID)-symbolic.svg \
	  -t $(DESTDIR)$(PREFIX)/share/icons/hicolor/symbolic/apps
	install -Dm644 packaging/FlightsDesktop.1 -t $(DESTDIR)$(PREFIX)/share/man/man1

# The pictures of the documentation are storyboards.
docs-images: build
	@scripts/install-packages headless
	scripts/headless --display-only scripts/docs-images $(PROGRAM) docs/images

clean:
	rm -rf .build build $(EXAMPLE)/.build

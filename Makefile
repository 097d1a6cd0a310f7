# Builds and installs the tutor: one binary that holds its lessons and needs libedit and the C
# library, completions for three shells, and a manual page.
#
#   make                       builds
#   make install PREFIX=~/.local
#   make uninstall PREFIX=~/.local
#
# DESTDIR is put before every path, for those who make packages. BUILD names another folder for what
# is built, SWIFTFLAGS is passed on to `swift build`.
PREFIX ?= /usr/local
DESTDIR ?=
BUILD ?= .build
SWIFT ?= swift
STRIP ?= strip
SWIFTFLAGS ?=

# macOS has the runtime itself.
ifneq ($(shell uname -s),Darwin)
STATIC = --static-swift-stdlib
endif

BUILT = $(BUILD)/release/heirloom
ROOT = $(DESTDIR)$(PREFIX)
INSTALLED = $(ROOT)/bin/heirloom \
  $(ROOT)/share/man/man1/heirloom.1 \
  $(ROOT)/share/bash-completion/completions/heirloom \
  $(ROOT)/share/zsh/site-functions/_heirloom \
  $(ROOT)/share/fish/vendor_completions.d/heirloom.fish

.PHONY: build install uninstall benchmark

build:
	$(SWIFT) build -c release $(STATIC) --product heirloom --scratch-path $(BUILD) $(SWIFTFLAGS)

# The argument parser's own tool writes the manual page, the command itself its completions.
install: build
	$(SWIFT) build --product generate-manual --scratch-path $(BUILD)
	$(BUILD)/debug/generate-manual $(BUILT) --output-directory $(BUILD)
	install -d $(dir $(INSTALLED))
	install -m 755 $(BUILT) $(ROOT)/bin/heirloom
	$(STRIP) $(ROOT)/bin/heirloom
	install -m 644 $(BUILD)/heirloom.1 $(ROOT)/share/man/man1/heirloom.1
	$(BUILT) --generate-completion-script bash \
	  > $(ROOT)/share/bash-completion/completions/heirloom
	$(BUILT) --generate-completion-script zsh > $(ROOT)/share/zsh/site-functions/_heirloom
	$(BUILT) --generate-completion-script fish \
	  > $(ROOT)/share/fish/vendor_completions.d/heirloom.fish

uninstall:
	rm -f $(INSTALLED)

# How long the built command takes to start, as a ratio; see Benchmarks/README.md.
benchmark:
	Benchmarks/startup.py $(BUILT)

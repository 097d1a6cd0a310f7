# Builds and installs the tutor: one binary that holds its lessons and needs libedit and the C library,
# completions for three shells, and a manual page.
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
ARCHIVES = $(abspath $(BUILD))/archives

# macOS has the runtime itself.
ifneq ($(shell uname -s),Darwin)
STATIC = --static-swift-stdlib

# The linker that comes with Swift leaves out what a program exports to nobody, and code that is there
# already. The runtime asks for the C++ library by name: where only the archive is, that is taken.
LINK = -Xswiftc -use-ld=lld -Xlinker --no-export-dynamic -Xlinker --icf=safe \
  -Xswiftc -L$(ARCHIVES) -Xswiftc -Xclang-linker -Xswiftc -static-libgcc -Xlinker --as-needed

# Addresses that depend on where the binary is loaded take a hundredth of the space, and five megabytes
# less of memory. The C library can read them from 2.36 on.
ifeq ($(shell getconf GNU_LIBC_VERSION 2>/dev/null | \
  awk '{ split($$2, version, "."); print (version[1] > 2 || version[2] >= 36) }'),1)
LINK += -Xlinker -z -Xlinker pack-relative-relocs
endif
endif

BUILT = $(BUILD)/release/heirloom
ROOT = $(DESTDIR)$(PREFIX)
INSTALLED = $(ROOT)/bin/heirloom \
  $(ROOT)/share/man/man1/heirloom.1 \
  $(ROOT)/share/bash-completion/completions/heirloom \
  $(ROOT)/share/zsh/site-functions/_heirloom \
  $(ROOT)/share/fish/vendor_completions.d/heirloom.fish

.PHONY: build install uninstall benchmark

build: $(if $(LINK),$(ARCHIVES))
	$(SWIFT) build -c release $(STATIC) $(LINK) $(SWIFTFLAGS) \
	  --product heirloom --scratch-path $(BUILD)

$(ARCHIVES):
	install -d $@
	ln -sf "$$(clang -print-file-name=libstdc++.a)" $@

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

# Builds and installs the tutor: one binary that holds its lessons and needs libedit and the C library,
# completions for three shells, and a manual page.
#
#   make                       builds
#   make install PREFIX=~/.local
#   make uninstall PREFIX=~/.local
#   make archive    packs what `install` installs, for machines without Swift and libedit
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

# A portable binary contains libedit and the libraries that libedit needs.
ifdef PORTABLE
LINK += -Xlinker -ltinfo -Xlinker -lbsd -Xlinker -lmd
PORTABLE_ARCHIVES = libedit.a libtinfo.a libbsd.a libmd.a
endif

VERSION = $(shell sed -n 's/.*version = "\([0-9.]*\)".*/\1/p' Sources/heirloom/Version.swift)
SYSTEM = $(shell uname -s | tr A-Z a-z)-$(shell uname -m)
NAME = heirloom-$(VERSION)-$(SYSTEM)

BUILT = $(BUILD)/release/heirloom
ROOT = $(DESTDIR)$(PREFIX)
INSTALLED = $(ROOT)/bin/heirloom \
  $(ROOT)/share/man/man1/heirloom.1 \
  $(ROOT)/share/bash-completion/completions/heirloom \
  $(ROOT)/share/zsh/site-functions/_heirloom \
  $(ROOT)/share/fish/vendor_completions.d/heirloom.fish

.PHONY: build install uninstall archive benchmark

build: $(if $(LINK),$(ARCHIVES))
	$(SWIFT) build -c release $(STATIC) $(LINK) $(SWIFTFLAGS) \
	  --product heirloom --scratch-path $(BUILD)

$(ARCHIVES):
	install -d $@
	for name in libstdc++.a $(PORTABLE_ARCHIVES); do \
	  ln -sf "$$(clang -print-file-name=$$name)" $@; \
	done

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

# The checksum is for `sha256sum --check`. The archive unpacks into one folder.
archive:
	rm -rf $(BUILD)/archive
	$(MAKE) install PORTABLE=1 ARCHIVES=$(abspath $(BUILD))/portable \
	  DESTDIR=$(abspath $(BUILD))/archive/ PREFIX=$(NAME)
	install -m 644 LICENSE CHANGELOG.md $(BUILD)/archive/$(NAME)
	tar --create --gzip --directory $(BUILD)/archive --owner 0 --group 0 \
	  --file $(BUILD)/$(NAME).tar.gz $(NAME)
	cd $(BUILD) && sha256sum $(NAME).tar.gz > $(NAME).tar.gz.sha256

# How long the built command takes to start, as a ratio; see Benchmarks/README.md.
benchmark:
	Benchmarks/startup.py $(BUILT)

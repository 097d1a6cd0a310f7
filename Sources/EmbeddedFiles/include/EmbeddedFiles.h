/// Texts of the repository, as they were when the command was built.
///
/// The compiler embeds the files themselves (`#embed`, C23) and builds them again when one of them
/// changes. `lessons.c`, `Prelude.c`, `Toolchain.c` and `Composable.c` name them; a test compares the names with the
/// folders.
#ifndef EmbeddedFiles_h
#define EmbeddedFiles_h

/// A file's name in its folder and its text, which ends with a zero byte.
struct EmbeddedFile {
  const char *_Nonnull name;
  const char *_Nonnull text;
};

/// Files in the order of their names.
struct EmbeddedFolder {
  const struct EmbeddedFile *_Nonnull files;
  long count;
};

/// The lessons, their `README.md` with the glossary and, in `recaps/`, the questions about them.
struct EmbeddedFolder embeddedLessons(void);

/// What programs find without writing it.
struct EmbeddedFolder embeddedPrelude(void);

/// What Swift's own modules declare, a file for each.
struct EmbeddedFolder embeddedToolchain(void);

/// The sources of `Composable`, which the tutor runs from its source.
struct EmbeddedFolder embeddedComposable(void);

#endif

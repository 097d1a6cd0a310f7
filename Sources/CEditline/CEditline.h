// libedit for Swift. `el_set`, `el_get` and `history` take variable arguments, which Swift cannot
// call, so each use that we make of them is a function of its own here.
//
// Wide characters are used throughout: they carry Unicode scalars whatever the locale says, and
// only what is drawn depends on the locale. Commands and key names are ASCII, so those are narrow.

#ifndef HEIRLOOM_CEDITLINE_H
#define HEIRLOOM_CEDITLINE_H

#include <histedit.h>
#include <stddef.h>
#include <wchar.h>
#include <wctype.h>

typedef unsigned char (*editline_command)(EditLine *, int);

// Client data: what the callbacks below find their owner by.

static inline void editline_set_client_data(EditLine *editor, void *data) {
  el_wset(editor, EL_CLIENTDATA, data);
}

static inline void *editline_client_data(EditLine *editor) {
  void *data = NULL;
  el_wget(editor, EL_CLIENTDATA, &data);
  return data;
}

// The functions libedit calls.

static inline int editline_set_input(EditLine *editor, el_rfunc_t read) {
  return el_wset(editor, EL_GETCFN, read);
}

static inline int editline_add_command(
  EditLine *editor, const char *name, const char *help, editline_command command) {
  return el_set(editor, EL_ADDFN, name, help, command);
}

// Settings.

static inline int editline_set_terminal(EditLine *editor, const char *name) {
  return el_set(editor, EL_TERMINAL, name);
}

static inline int editline_use_emacs_keys(EditLine *editor) {
  return el_set(editor, EL_EDITOR, "emacs");
}

static inline int editline_leave_signals_alone(EditLine *editor) {
  return el_wset(editor, EL_SIGNAL, 0);
}

static inline int editline_bind(EditLine *editor, const char *key, const char *command) {
  return el_set(editor, EL_BIND, key, command, NULL);
}

// Changes one terminal setting, such as `-isig`, for the time that a line is edited.
static inline int editline_set_editing_mode(EditLine *editor, const char *mode) {
  return el_set(editor, EL_SETTY, "-d", mode, NULL);
}

// The display.

static inline int editline_prepare_terminal(EditLine *editor, int editing) {
  return el_wset(editor, EL_PREP_TERM, editing);
}

// Whether the terminal can do what an editor needs: go up, and clear to the end of a line.
static inline int editline_can_redraw(EditLine *editor) {
  char *clear = NULL;
  char *up = NULL;
  if (el_get(editor, EL_GETTC, "ce", &clear) != 0 || clear == NULL || *clear == '\0') return 0;
  if (el_get(editor, EL_GETTC, "up", &up) != 0 || up == NULL || *up == '\0') return 0;
  return 1;
}

// Declared here because glibc's header hides it from Swift.
int wcwidth(wchar_t character);

static inline int editline_width(wchar_t character) {
  return wcwidth(character);
}

#endif

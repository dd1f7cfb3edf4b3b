const CODE =
  '#Requires AutoHotkey v2.0\n#SingleInstance Force\n\n^!n:: {\n    Run("notepad.exe")\n    MsgBox("Ready")\n}\n';

export const NOTEPAD = { name: 'Notepad at hand', description: 'Ctrl+Alt+N opens Notepad', script: CODE };

/** Scripts of ordinary, long and right-to-left words. */
export const SAVED_SCRIPTS = [
  NOTEPAD,
  { name: 'A name that goes on '.repeat(10).trim(), description: 'word '.repeat(150).trim(), script: CODE },
  { name: 'تشغيل المفكرة عند الضغط', description: 'عندما أضغط على F2', script: 'F2::SendText("مرحبا")\n' },
  ...Array.from({ length: 9 }, (_, index) => ({
    name: `Caps Lock, ${index + 1}`,
    description: 'Make Caps Lock act as Escape',
    script: '#Requires AutoHotkey v2.0\nCapsLock::Esc\n',
  })),
].map((script, index) => ({ ...script, createdAt: Date.UTC(2026, 2, 20 - index, 12) }));

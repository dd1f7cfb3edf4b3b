const NAMES =
  'Numpad0 Numpad1 Numpad2 Numpad3 Numpad4 Numpad5 Numpad6 Numpad7 Numpad8 Numpad9 NumpadMult NumpadDiv NumpadAdd NumpadSub NumpadDot Numlock ScrollLock CapsLock Escape Esc Tab Space Backspace BS Enter NumpadDel NumpadIns NumpadClear NumpadUp NumpadDown NumpadLeft NumpadRight NumpadHome NumpadEnd NumpadPgUp NumpadPgDn PrintScreen CtrlBreak Pause Help Sleep AppsKey LControl RControl LCtrl RCtrl LShift RShift LAlt RAlt LWin RWin Control Ctrl Alt Shift F1 F2 F3 F4 F5 F6 F7 F8 F9 F10 F11 F12 F13 F14 F15 F16 F17 F18 F19 F20 F21 F22 F23 F24 LButton RButton MButton XButton1 XButton2 WheelDown WheelUp WheelLeft WheelRight Browser_Back Browser_Forward Browser_Refresh Browser_Stop Browser_Search Browser_Favorites Browser_Home Volume_Mute Volume_Down Volume_Up Media_Next Media_Prev Media_Stop Media_Play_Pause Launch_Mail Launch_Media Launch_App1 Launch_App2 NumpadEnter Delete Del Insert Ins Up Down Left Right Home End PgUp PgDn';

/** Key names by lower case, as the documentation spells them. */
export const KEY_NAMES: ReadonlyMap<string, string> = new Map(
  NAMES.split(' ').map((name) => [name.toLowerCase(), name]),
);

/** What a hotkey may be remapped to besides keys: the window switcher. */
export const ALT_TAB_ACTIONS: ReadonlySet<string> = new Set([
  'alttab',
  'shiftalttab',
  'alttabmenu',
  'alttabandmenu',
  'alttabmenudismiss',
]);

/** Names people try, and the key they mean. */
export const MISTAKEN_KEYS: Readonly<Record<string, string>> = {
  return: 'Enter',
  break: 'CtrlBreak',
  pageup: 'PgUp',
  pagedown: 'PgDn',
  media_play: 'Media_Play_Pause',
  windows: 'LWin',
  win: 'LWin',
  menu: 'AppsKey',
  apps: 'AppsKey',
  print: 'PrintScreen',
  prtsc: 'PrintScreen',
  spacebar: 'Space',
  leftarrow: 'Left',
  rightarrow: 'Right',
  uparrow: 'Up',
  downarrow: 'Down',
};

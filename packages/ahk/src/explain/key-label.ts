const LABELS: Record<string, string> = {
  lbutton: 'left mouse button',
  rbutton: 'right mouse button',
  mbutton: 'middle mouse button',
  xbutton1: 'back mouse button',
  xbutton2: 'forward mouse button',
  wheelup: 'mouse wheel up',
  wheeldown: 'mouse wheel down',
  wheelleft: 'mouse wheel left',
  wheelright: 'mouse wheel right',
  capslock: 'Caps Lock',
  scrolllock: 'Scroll Lock',
  numlock: 'Num Lock',
  printscreen: 'Print Screen',
  ctrlbreak: 'Ctrl+Break',
  escape: 'Esc',
  bs: 'Backspace',
  del: 'Delete',
  ins: 'Insert',
  pgup: 'Page Up',
  pgdn: 'Page Down',
  up: 'Up arrow',
  down: 'Down arrow',
  left: 'Left arrow',
  right: 'Right arrow',
  control: 'Ctrl',
  lcontrol: 'left Ctrl',
  rcontrol: 'right Ctrl',
  lctrl: 'left Ctrl',
  rctrl: 'right Ctrl',
  lshift: 'left Shift',
  rshift: 'right Shift',
  lalt: 'left Alt',
  ralt: 'right Alt',
  lwin: 'left Windows key',
  rwin: 'right Windows key',
  appskey: 'Menu key',
  sleep: 'Sleep key',
  help: 'Help key',
  numpadenter: 'Enter on the number pad',
  numpadadd: '+ on the number pad',
  numpadsub: '- on the number pad',
  numpadmult: '* on the number pad',
  numpaddiv: '/ on the number pad',
  numpaddot: '. on the number pad',
  browser_back: 'browser Back key',
  browser_forward: 'browser Forward key',
  browser_refresh: 'browser Refresh key',
  browser_stop: 'browser Stop key',
  browser_search: 'Search key',
  browser_favorites: 'browser Favorites key',
  browser_home: 'browser Home key',
  volume_mute: 'Mute key',
  volume_down: 'Volume Down key',
  volume_up: 'Volume Up key',
  media_next: 'Next Track key',
  media_prev: 'Previous Track key',
  media_stop: 'media Stop key',
  media_play_pause: 'Play/Pause key',
  launch_mail: 'Mail key',
  launch_media: 'Media Player key',
  launch_app1: 'This PC key',
  launch_app2: 'Calculator key',
};

/** A key as it is called, without an article: fits on a keycap and into “Ctrl+…”. */
export function keyLabel(key: string): string {
  const known = LABELS[key.toLowerCase()];
  if (known !== undefined) return known;
  const numpad = /^numpad(\w+)$/i.exec(key)?.[1];
  if (numpad) return `${/^\d$/.test(numpad) ? numpad : keyLabel(numpad)} on the number pad`;
  if (/^(?:vk|sc)[\da-f]/i.test(key)) return `key with code ${key}`;
  return key.length === 1 ? key.toUpperCase() : key;
}

/** The same with “the” where people say it. */
export function theKey(key: string): string {
  const label = keyLabel(key);
  return /mouse| key\b|arrow$|^key with/.test(label) ? `the ${label}` : label;
}

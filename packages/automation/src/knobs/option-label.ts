const LABELS: Readonly<Record<string, string>> = {
  on: 'On',
  off: 'Off',
  toggle: 'Switch between on and off',
  capslock: 'Caps Lock',
  numlock: 'Num Lock',
  scrolllock: 'Scroll Lock',
  numpad: 'Number pad',
  workdays: 'Working days',
};

/** A word of the language as people read it: `always-on` is “Always on”. */
export function optionLabel(word: string): string {
  return LABELS[word] ?? word.charAt(0).toUpperCase() + word.slice(1).replaceAll('-', ' ');
}

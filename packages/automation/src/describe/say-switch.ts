type State = 'on' | 'off' | 'toggle';

/** "turns Wi-Fi on", "turns Wi-Fi off", "turns Wi-Fi on or off". */
export function saySwitch(thing: string, state: State): string {
  return `turns ${thing} ${state === 'toggle' ? 'on or off' : state}`;
}

/** The same for what is shown: "shows hidden files", "hides hidden files". */
export function sayShown(thing: string, state: State): string {
  return { on: `shows ${thing}`, off: `hides ${thing}`, toggle: `shows or hides ${thing}` }[state];
}

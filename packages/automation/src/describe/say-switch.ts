type State = 'on' | 'off' | 'toggle';

/** "turns Wi-Fi on", "turns Wi-Fi off", "turns Wi-Fi on, or off if it is already on". */
export function saySwitch(thing: string, state: State): string {
  return `turns ${thing} ${state === 'toggle' ? 'on, or off if it is already on' : state}`;
}

/** The same for what is shown: "shows hidden files", "hides hidden files". */
export function sayShown(thing: string, state: State): string {
  return { on: `shows ${thing}`, off: `hides ${thing}`, toggle: `switches ${thing} between shown and hidden` }[state];
}

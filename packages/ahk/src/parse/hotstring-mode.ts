/** Whether what follows `::trigger::` is code (option X), and whether it is typed as it stands (T or R). */
export type HotstringMode = { executes: boolean; literal: boolean };

/** The mode of one hotstring: of several X the first decides, of several T and R the last. */
export function modeOf(options: string, defaults: HotstringMode): HotstringMode {
  const execute = /x0?/i.exec(options)?.[0];
  return {
    executes: execute ? isOn(execute) : defaults.executes,
    literal: lastOf(options, /[tr]0?/gi) ?? defaults.literal,
  };
}

/** The mode of the hotstrings below `#Hotstring argument`. */
export function modeAfterDirective(argument: string, before: HotstringMode): HotstringMode {
  if (/^nomouse|endchars/i.test(argument)) return before;
  // Unlike in a hotstring, the letter after an S belongs to it, and of several X the last decides.
  const options = (argument.split(':', 1)[0] ?? '').replace(/s./gi, ' ');
  return {
    executes: lastOf(options, /x0?/gi) ?? before.executes,
    literal: lastOf(options, /[tr]0?/gi) ?? before.literal,
  };
}

function lastOf(options: string, option: RegExp): boolean | undefined {
  const last = options.match(option)?.at(-1);
  return last === undefined ? undefined : isOn(last);
}

function isOn(option: string): boolean {
  return !option.endsWith('0');
}

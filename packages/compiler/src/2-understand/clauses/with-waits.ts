import type { Step } from '#ir/automation.ts';
import { PROGRAMS } from '#knowledge/programs.ts';
import { criterion } from '#skills/windows/target.ts';

const STARTED = /^Run\("([^"\\`]+\.exe)"\)$/i;
const SITE = /^Run\("https?:[^"]*"\)$/i;
const TYPES =
  /^(?:Send|Click|Control|Win(?!Wait|Activate|Exist|Close)\w+\(.*"A"\)|MonitorGetWorkArea\(MonitorOf\("A"\))/;
const SWITCHED = /^if WinExist\(("[^"]+")\)\n\s*WinActivate\(\)|^WinActivate\((startWindow)\)$/;

/** Keys that are sent before the window is there go to another one, and so does what is done to the active window. */
export function withWaits(steps: readonly Step[]): Step[] {
  return steps.flatMap((step, index) => {
    const next = steps[index + 1]?.code ?? '';
    if (step.code === 'Send("^c")' && SWITCHED.test(next))
      return [step, { title: '', code: 'Sleep(200) ; until it is copied', needs: '' }];
    // What brings a text to another program copies it itself.
    if (step.code === 'Send("^c")' && next.startsWith('copyFrom := ')) return [];
    const switched = SWITCHED.exec(step.code);
    if (switched && TYPES.test(next))
      return [step, { title: '', code: `WinWaitActive(${switched[1] ?? switched[2]}, , 5)`, needs: '' }];
    if (SITE.test(step.code) && TYPES.test(next))
      return [step, { title: '', code: 'Sleep(2000) ; until the page is there', needs: '' }];
    const exe = STARTED.exec(step.code)?.[1];
    if (!exe || !TYPES.test(next)) return [step];
    const code = `WinWaitActive(${windowOf(exe)},, 10) ; until its window is there`;
    return [step, { title: '', code, needs: '' }];
  });
}

// What is run is not always the process that its window belongs to: calc.exe starts an app and ends.
export function windowOf(exe: string): string {
  const program = [...PROGRAMS.values()].find(({ run }) => run.toLowerCase() === exe.toLowerCase());
  return criterion(program ?? { name: exe, run: exe, exe });
}

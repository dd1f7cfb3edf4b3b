import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { choice, number } from '../slot.ts';
import { notice, noticeSlot } from './notices.ts';

const KINDS = {
  memory: ['memory', 'ram'],
  cpu: ['cpu', 'processor'],
};

const READ = {
  cpu: ahk`
    ; How busy the processor was since the last check, in percent.
    Load() {
        static lastIdle := 0, lastBusy := 0
        DllCall("GetSystemTimes", "Int64*", &idle := 0, "Int64*", &kernel := 0, "Int64*", &user := 0)
        time := kernel + user - lastBusy, idleTime := idle - lastIdle
        lastBusy := kernel + user, lastIdle := idle
        return Round(100 * (time - idleTime) / time)
    }
  `,
  memory: ahk`
    ; How much of the memory is used, in percent.
    Load() {
        status := Buffer(64, 0)
        NumPut("UInt", 64, status)
        DllCall("GlobalMemoryStatusEx", "Ptr", status)
        return NumGet(status, 4, "UInt")
    }
  `,
};
const NAMES = { cpu: 'processor', memory: 'memory' };

export const watchLoad = recipe({
  id: 'watch-load',
  title: 'Warn you when the processor or the memory is too busy',
  slots: {
    kind: choice('thing to watch', KINDS, 'cpu'),
    percent: number('highest load in percent', 90),
    how: noticeSlot,
  },
  code: ({ kind, percent, how }) => ahk`
  highest := ${percent} ; percent

  SetTimer(CheckLoad, 5000)

  CheckLoad() {
      static warned := false
      load := Load()
      if load > highest && !warned {
          ${notice(how, `"The ${NAMES[kind]} is at " load "%."`)}
      }
      warned := load > highest ; warns once, until it is all right again
  }

  ${READ[kind]}
`,
  stop: () => 'Right-click the green H icon near the clock and choose Exit.',
});

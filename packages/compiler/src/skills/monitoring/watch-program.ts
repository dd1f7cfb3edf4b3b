import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import type { Program } from '../slot.ts';

/** A script that looks each second whether a program runs, and reacts when the condition comes true. */
export function watchProgram({ exe }: Program, condition: string, reaction: string): string {
  return ahk`
  exe := ${quoteString(exe)}

  SetTimer(WatchProgram, 1000)

  WatchProgram() {
      static wasRunning := ProcessExist(exe)
      isRunning := ProcessExist(exe)
      if ${condition} {
          ${reaction}
      }
      wasRunning := isRunning
  }
`;
}

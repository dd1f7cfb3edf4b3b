import type { Trigger } from '#ir/automation.ts';
import type { Steps } from '../understanding.ts';

const SWITCHES: readonly (readonly [RegExp, string])[] = [
  [/\bSetMicrophoneMute\(-1\)/g, 'SetMicrophoneMute(1)'],
  [/\bSoundSetMute\(-1\)/g, 'SoundSetMute(true)'],
];

/** "when I open zoom mute the mic": what starts by itself sets a state; switching would undo what is so already. */
export function byItself(steps: Steps, { kind }: Trigger, text: string): Steps {
  const isKey = kind === 'hotkey' || kind === 'double-tap' || kind === 'long-press' || kind === 'hotstring';
  if (isKey || /\b(?:unmut|toggl|switch)/i.test(text)) return steps;
  const set = (code: string) => SWITCHES.reduce((left, [from, to]) => left.replace(from, to), code);
  return { ...steps, steps: steps.steps.map((step) => ({ ...step, code: set(step.code) })) };
}

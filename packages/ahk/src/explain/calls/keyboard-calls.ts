import { keyCombination } from '../../facts/key-combination.ts';
import { knownNumber, knownText, type OptionalValue } from '../../facts/value.ts';
import { theKey } from '../key-label.ts';
import { sayCombination } from '../say-combination.ts';
import { sayDuration } from '../say-duration.ts';
import { sayKeystrokes, sayTypedText } from '../say-keystrokes.ts';
import { sayPlain } from '../say-value.ts';
import { sayWindow } from '../say-window.ts';
import type { CallTable } from './call-words.ts';

export const KEYBOARD_CALLS: CallTable = {
  Send: ([keys]) => sayKeystrokes(keys),
  SendInput: ([keys]) => sayKeystrokes(keys),
  SendEvent: ([keys]) => sayKeystrokes(keys),
  SendPlay: ([keys]) => sayKeystrokes(keys),
  SendText: ([text]) => sayTypedText(text),
  ControlSend: ([keys, , window]) => sayKeystrokes(keys).map((said) => `${said} in ${sayWindow(window)}`),
  ControlSendText: ([text, , window]) => sayTypedText(text).map((said) => `${said} in ${sayWindow(window)}`),
  KeyWait: ([key, options]) => sayKeyWait(sayPlain(key), sayPlain(options)),
  SetCapsLockState: ([state]) => lockState('Caps Lock', state),
  SetNumLockState: ([state]) => lockState('Num Lock', state),
  SetScrollLockState: ([state]) => lockState('Scroll Lock', state),
  BlockInput: ([state]) =>
    /^(?:on|1|mousemove|send|mouse)$/i.test(knownText(state) ?? '')
      ? sayBlock(sayPlain(state))
      : 'lets the keyboard and mouse work again',
  Sleep: ([time]) => sayWait(time),
  Hotkey: ([key, action]) =>
    `turns the shortcut ${sayCombination(keyCombination(sayPlain(key)))} ${/^off$/i.test(sayPlain(action)) ? 'off' : /^toggle$/i.test(sayPlain(action)) ? 'on or off' : 'on'}`,
  Suspend: ([mode]) => sayMode(knownText(mode), 'turns all of this script’s shortcuts', 'off', 'on'),
  Pause: ([mode]) => sayMode(knownText(mode), 'pauses this script', '', 'continue'),
};

function sayKeyWait(key: string, options: string): string {
  const seconds = /t(\d*\.?\d+)/i.exec(options)?.[1];
  const limit = seconds === undefined ? '' : ` (at most ${sayDuration(Number(seconds) * 1000)})`;
  return `waits until you ${/d/i.test(options) ? 'press' : 'let go of'} ${theKey(key)}${limit}`;
}

function lockState(name: string, state: OptionalValue | undefined): string {
  const text = knownText(state)?.toLowerCase();
  if (text === 'alwaysoff') return `keeps ${name} off`;
  if (text === 'alwayson') return `keeps ${name} on`;
  if (text === 'on' || text === '1') return `turns ${name} on`;
  return text === 'off' || text === '0' ? `turns ${name} off` : `turns ${name} on or off`;
}

function sayBlock(state: string): string {
  return /^mousemove$/i.test(state) ? 'keeps the mouse from moving' : 'blocks the keyboard and mouse';
}

function sayWait(time: OptionalValue | undefined): string {
  const milliseconds = knownNumber(time);
  if (milliseconds === null)
    return time?.kind === 'call' && time.name === 'Random' ? sayRandomWait(time.arguments) : 'waits a while';
  return milliseconds <= 0 ? 'waits for a moment' : `waits ${sayDuration(milliseconds)}`;
}

function sayRandomWait([low, high]: OptionalValue[]): string {
  const [from, to] = [knownNumber(low), knownNumber(high)];
  if (from === null || to === null) return 'waits a random time';
  return `waits a random time between ${sayDuration(from)} and ${sayDuration(to)}`;
}

function sayMode(mode: string | null, words: string, on: string, off: string): string {
  if (mode === '1') return `${words} ${on}`.trim();
  if (mode === '0') return off === 'continue' ? 'lets this script continue' : `${words} ${off}`;
  return off === 'continue' ? 'pauses this script or lets it continue' : `${words} off or on again`;
}

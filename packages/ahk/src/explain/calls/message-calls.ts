import { knownNumber, knownText, type OptionalValue } from '../../facts/value.ts';
import { sayDuration } from '../say-duration.ts';
import { sayContent, sayPlain } from '../say-value.ts';
import type { CallTable } from './call-words.ts';

export const MESSAGE_CALLS: CallTable = {
  MsgBox: ([text, title, options]) => sayMessage(text, title, options),
  InputBox: ([prompt, title]) => `asks you for input${prompt || title ? `: ${sayContent(prompt ?? title)}` : ''}`,
  ToolTip: ([text]) =>
    !text || knownText(text) === '' ? 'hides the tooltip' : `shows ${sayContent(text)} next to the mouse`,
  TrayTip: ([text, title]) =>
    text || title ? `shows the notification ${sayContent(text ?? title)}` : 'hides the notification',
  SoundBeep: ([, duration]) => `beeps${sayLength(knownNumber(duration))}`,
  SoundPlay: ([file]) =>
    knownText(file)?.startsWith('*') ? 'plays a system sound' : `plays the sound ${sayPlain(file)}`,
  SoundSetVolume: ([level, , device]) =>
    sayVolume(level, device ? `the volume of ${sayContent(device)}` : 'the volume'),
  SoundSetMute: ([state, , device]) => sayMute(knownText(state), device ? sayContent(device) : 'the sound'),
  ClipWait: ([time]) =>
    `waits for the clipboard${time ? ` (at most ${sayPlain(time)} second${knownNumber(time) === 1 ? '' : 's'})` : ''}`,
  Gui: () => 'prepares a window of its own',
  Menu: () => 'prepares a menu',
  TraySetIcon: () => 'changes its icon near the clock',
  OutputDebug: () => [],
};

function sayMessage(
  text: OptionalValue | undefined,
  title: OptionalValue | undefined,
  options: OptionalValue | undefined,
): string {
  const buttons = /y\/?n|yesno|[oyrca]+c\b|okcancel|\b[1-6]\b/i.test(knownText(options) ?? '');
  return `${buttons ? 'asks you' : 'shows the message'} ${text ? sayContent(text) : title ? sayContent(title) : '“Press OK to continue.”'}`;
}

function sayLength(milliseconds: number | null): string {
  return milliseconds === null || milliseconds < 300 ? '' : ` for ${sayDuration(milliseconds)}`;
}

function sayVolume(level: OptionalValue | undefined, what: string): string {
  const text = knownText(level);
  if (text === null) return level ? `sets ${what} to ${sayPlain(level)}` : `changes ${what}`;
  if (/^\+/.test(text)) return `turns ${what} up by ${text.slice(1)}`;
  return /^-/.test(text) ? `turns ${what} down by ${text.slice(1)}` : `sets ${what} to ${text}%`;
}

function sayMute(state: string | null, what: string): string {
  if (state === '1') return `mutes ${what}`;
  return state === '0' ? `switches ${what} back on` : `mutes ${what} or switches it back on`;
}

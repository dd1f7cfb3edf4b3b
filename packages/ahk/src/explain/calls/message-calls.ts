import { knownNumber, knownText, type OptionalValue } from '../../facts/value.ts';
import { sayDuration } from '../say-duration.ts';
import { sayContent, sayPlain } from '../say-value.ts';
import type { CallTable } from './call-words.ts';

export const MESSAGE_CALLS: CallTable = {
  MsgBox: ([text, title, options]) => sayMessage(text, title, options),
  InputBox: ([prompt, title]) => `asks you for input${prompt || title ? `: ${sayContent(prompt ?? title)}` : ''}`,
  ToolTip: ([text]) =>
    sayShownOrHidden(text) ??
    (!text || knownText(text) === '' ? 'hides the tooltip' : `shows ${sayContent(text)} next to the mouse`),
  TrayTip: ([text, title]) =>
    text || title ? `shows the notification ${sayContent(text ?? title)}` : 'hides the notification',
  SoundBeep: ([, duration]) => `beeps${sayLength(knownNumber(duration))}`,
  SoundPlay: ([file]) =>
    knownText(file)?.startsWith('*') ? 'plays a system sound' : `plays the sound ${sayPlain(file)}`,
  SoundSetVolume: ([level, , device]) =>
    sayVolume(level, device ? `the volume of ${sayContent(device)}` : 'the volume'),
  SoundSetMute: ([state, , device]) => sayMute(knownText(state), device ? sayContent(device) : 'the sound'),
  Gui: () => 'prepares its own window',
  Menu: () => [],
  TraySetIcon: () => 'changes its icon near the clock',
  OutputDebug: () => [],
};

function sayShownOrHidden(text: OptionalValue | undefined): string | null {
  if (text?.kind !== 'choice') return null;
  const [shown, ...others] = [text.whenTrue, text.whenFalse].filter((side) => knownText(side) !== '');
  return shown && others.length === 0 ? `shows or hides ${sayContent(shown)} next to the mouse` : null;
}

function sayMessage(
  text: OptionalValue | undefined,
  title: OptionalValue | undefined,
  options: OptionalValue | undefined,
): string {
  const buttons = /y\/?n|yesno|[oyrca]+c\b|okcancel|\b[1-6]\b/i.test(knownText(options) ?? '');
  const shown = text ?? title;
  if (shown && !buttons && !/^(?:text|joined|choice|number)$/.test(shown.kind))
    return `shows ${sayContent(shown)} in a message`;
  return `${buttons ? 'asks you' : 'shows the message'} ${text ? sayContent(text) : title ? sayContent(title) : '“Press OK to continue.”'}`;
}

function sayLength(milliseconds: number | null): string {
  return milliseconds === null || milliseconds < 300 ? '' : ` for ${sayDuration(milliseconds)}`;
}

function sayVolume(level: OptionalValue | undefined, what: string): string {
  const text = knownText(level);
  if (text === null) return `changes ${what}`;
  if (/^\+/.test(text)) return `turns ${what} up by ${text.slice(1)}%`;
  return /^-/.test(text) ? `turns ${what} down by ${text.slice(1)}%` : `sets ${what} to ${text}%`;
}

function sayMute(state: string | null, what: string): string {
  if (state === '1') return `mutes ${what}`;
  return state === '0' ? `unmutes ${what}` : `mutes ${what} or unmutes it`;
}

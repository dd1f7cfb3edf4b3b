import { knownNumber, knownText, type OptionalValue } from '../../facts/value.ts';
import { programName } from '../program-name.ts';
import { quote } from '../quote.ts';
import { sayContent, sayNoun, sayPlain } from '../say-value.ts';
import { sayWindow } from '../say-window.ts';
import type { CallTable } from './call-words.ts';

export const WINDOW_CALLS: CallTable = {
  WinActivate: ([window]) => `brings ${sayWindow(window)} to the front`,
  WinActivateBottom: ([window]) => `brings the bottom window of ${sayWindow(window)} to the front`,
  WinClose: ([window]) => `closes ${sayWindow(window)}`,
  WinKill: ([window]) => `forces ${sayWindow(window)} to close`,
  WinMinimize: ([window]) => `minimizes ${sayWindow(window)}`,
  WinMaximize: ([window]) => `maximizes ${sayWindow(window)}`,
  WinRestore: ([window]) => `restores ${sayWindow(window)} to its normal size`,
  WinMinimizeAll: () => 'minimizes all windows',
  WinMinimizeAllUndo: () => 'brings all minimized windows back',
  WinHide: ([window]) => `hides ${sayWindow(window)}`,
  WinShow: ([window]) => `shows ${sayWindow(window)} again`,
  WinMove: (values) => sayWinMove(values),
  WinSetAlwaysOnTop: ([state, window]) => sayOnTop(state, sayWindow(window)),
  WinSetTransparent: ([level, window]) => sayTransparent(level, sayWindow(window)),
  WinSetTitle: ([title, window]) => `renames ${sayWindow(window)} to ${sayContent(title)}`,
  WinSetStyle: ([, window]) => `changes the frame of ${sayWindow(window)}`,
  WinSetExStyle: ([, window]) => `changes the look of ${sayWindow(window)}`,
  WinMoveTop: ([window]) => `moves ${sayWindow(window)} in front of the others`,
  WinMoveBottom: ([window]) => `moves ${sayWindow(window)} behind the others`,
  WinWait: ([window]) => `waits until ${sayWindow(window)} is open`,
  WinWaitActive: ([window]) => `waits until ${sayWindow(window)} is active`,
  WinWaitNotActive: ([window]) => `waits until ${sayWindow(window)} is no longer active`,
  WinWaitClose: ([window]) => `waits until ${sayWindow(window)} is closed`,
  GroupActivate: () => 'brings the next window of several programs to the front',
  GroupClose: () => 'closes windows of several programs',
  ProcessClose: ([program]) => `ends ${sayProgramOf(program)}`,
  ProcessWait: ([program]) => `waits until ${sayProgramOf(program)} is running`,
  ProcessWaitClose: ([program]) => `waits until ${sayProgramOf(program)} is closed`,
  ProcessSetPriority: ([level]) => `sets the priority of a program to ${sayPlain(level)}`,
  ControlFocus: ([, window]) => `puts the cursor in a field in ${sayWindow(window)}`,
  ControlSetText: ([text, , window]) => `writes ${sayContent(text)} in a field in ${sayWindow(window)}`,
  ControlChooseString: ([text, , window]) => `chooses ${sayContent(text)} in ${sayWindow(window)}`,
  EditPaste: ([text, , window]) => `types ${sayContent(text)} into ${sayWindow(window)}`,
  MenuSelect: ([window, , ...items]) =>
    `chooses ${quote(
      items
        .filter((item) => item !== null)
        .map(sayPlain)
        .join(' → '),
    )} in the menu of ${sayWindow(window)}`,
  StatusBarWait: ([, , , window]) => `waits for ${sayWindow(window)}`,
  WinSetEnabled: ([, window]) => `lets you use ${sayWindow(window)} or keeps you from using it`,
  WinSetRegion: ([, window]) => `changes the shape of ${sayWindow(window)}`,
  WinSetTransColor: ([, window]) => `makes one color of ${sayWindow(window)} see-through`,
  WinRedraw: () => [],
};

function sayProgramOf(program: OptionalValue | undefined): string {
  if (!program) return 'this script';
  return program.kind === 'text'
    ? programName(program.text)
    : program.kind === 'joined'
      ? sayPlain(program)
      : sayNoun(program);
}

function sayWinMove([x, y, width, height, window]: OptionalValue[]): string {
  const known = [x, y, width, height].every((value) => !value || knownNumber(value) !== null);
  const name = sayWindow(window);
  const moves = x || y;
  const sizes = width || height;
  if (!known) return `${moves ? (sizes ? 'moves and resizes' : 'moves') : 'resizes'} ${name}`;
  const place = moves
    ? `moves ${name} to ${sayPlain(x) || 'the same'}, ${sayPlain(y) || 'the same'}`
    : `resizes ${name}`;
  if (!sizes) return place;
  return `${place}${moves ? ' and makes it' : ' to'} ${sayPlain(width) || 'the same'} by ${sayPlain(height) || 'the same'} pixels`;
}

function sayOnTop(state: OptionalValue | undefined, window: string): string {
  const text = knownText(state);
  if (text === '1') return `keeps ${window} on top of all others`;
  return text === '0' ? `no longer keeps ${window} on top` : `switches “always on top” on or off for ${window}`;
}

function sayTransparent(level: OptionalValue | undefined, window: string): string {
  const opacity = knownNumber(level);
  if (opacity !== null) {
    const percent = Math.round((1 - opacity / 255) * 100);
    return percent <= 0 ? `makes ${window} solid` : `makes ${window} about ${percent}% see-through`;
  }
  return /^off$/i.test(knownText(level) ?? '') ? `makes ${window} solid again` : `changes how see-through ${window} is`;
}

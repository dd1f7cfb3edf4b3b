import { literal } from '../code.ts';
import type { HelperName } from '../library/library.ts';
import { idleTime } from '../things/idle-time.ts';
import { useHelper } from '../use-helper.ts';
import { argument } from './expression.ts';
import type { Expressions } from './expressions.ts';
import { elapsedExpression, remainingExpression } from './timer-values.ts';

type ComputerKind =
  | 'pressed-key'
  | 'mouse-position'
  | 'color-at-mouse'
  | 'rgb-at-mouse'
  | 'page-address'
  | 'page-text'
  | 'song-title'
  | 'computer-name'
  | 'user-name'
  | 'ip-address'
  | 'battery-level'
  | 'volume-level'
  | 'brightness-level'
  | 'monitor-count'
  | 'free-space'
  | 'uptime'
  | 'idle-time'
  | 'elapsed'
  | 'remaining'
  | 'excel-cell';

export const COMPUTER_VALUES: Expressions<ComputerKind> = {
  'pressed-key': (_, { draft }) => `${useHelper(draft, 'PressedKey')}()`,
  'mouse-position': (_, { draft }) => `${useHelper(draft, 'MousePosition')}()`,
  'color-at-mouse': (_, { draft }) => `${useHelper(draft, 'ColorAtMouse')}()`,
  'rgb-at-mouse': (_, { draft }) => `${useHelper(draft, 'RgbAtMouse')}()`,
  'page-address': (_, { draft }) => `${useHelper(draft, 'PageAddress')}()`,
  'page-text': ({ address }, scope) => `${useHelper(scope.draft, 'PageText')}(${argument(address, scope)})`,
  'song-title': (_, { draft }) => `${useHelper(draft, 'SongTitle')}()`,
  'computer-name': () => 'A_ComputerName',
  'user-name': () => 'A_UserName',
  'ip-address': (_, { draft }) => `${useHelper(draft, 'IpAddress')}()`,
  'battery-level': (_, { draft }) => `${useHelper(draft, 'BatteryLevel')}()`,
  'volume-level': (_, { draft }) => `${useHelper(draft, 'VolumeLevel')}()`,
  'brightness-level': (_, { draft }) => `${useHelper(draft, 'BrightnessLevel')}()`,
  'monitor-count': () => 'MonitorGetCount()',
  'free-space': ({ drive }, { draft }) => `${useHelper(draft, 'FreeSpace')}(${literal(drive)})`,
  uptime: (_, { draft }) => `${useHelper(draft, 'ClockText')}(A_TickCount)`,
  'idle-time': (_, { draft }) => `${useHelper(draft, 'ClockText')}(${idleTime(draft)})`,
  elapsed: elapsedExpression,
  remaining: remainingExpression,
  'excel-cell': ({ cell }, scope) => `${useHelper(scope.draft, 'ExcelCell' as HelperName)}(${argument(cell, scope)})`,
};

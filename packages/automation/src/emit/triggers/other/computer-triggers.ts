import { literal } from '../../code.ts';
import type { Scope } from '../../scope.ts';
import { useHelper } from '../../use-helper.ts';
import type { TriggerEmitters } from './other-trigger.ts';
import { ruleFunction } from './rule-function.ts';

/** The computer, its power, its drives and its network. */
export const COMPUTER_TRIGGERS: TriggerEmitters<
  | 'woke'
  | 'locked'
  | 'unlocked'
  | 'usb-plugged'
  | 'usb-unplugged'
  | 'drive-plugged'
  | 'drive-unplugged'
  | 'charger-plugged'
  | 'charger-unplugged'
  | 'battery-below'
  | 'battery-above'
  | 'space-below'
  | 'internet-lost'
  | 'internet-back'
  | 'site-down'
  | 'page-changes'
> = {
  woke: (_, scope) => told(scope, '0x218', [7, 18], 'WhenAwake'),
  locked: (_, scope) => told(scope, '0x2B1', [7], 'WhenLocked'),
  unlocked: (_, scope) => told(scope, '0x2B1', [8], 'WhenUnlocked'),
  'usb-plugged': (_, scope) => becomes(scope, `StrLen(${helper(scope, 'UsbDrives')}())`, 'WhenPlugged', 'more'),
  'usb-unplugged': (_, scope) => becomes(scope, `StrLen(${helper(scope, 'UsbDrives')}())`, 'WhenUnplugged', 'fewer'),
  'drive-plugged': ({ drive }, scope) =>
    becomes(scope, `${helper(scope, 'DriveIsThere')}(${literal(drive)})`, 'WhenPlugged'),
  'drive-unplugged': ({ drive }, scope) =>
    becomes(scope, `!${helper(scope, 'DriveIsThere')}(${literal(drive)})`, 'WhenUnplugged'),
  'charger-plugged': (_, scope) => becomes(scope, `${helper(scope, 'PowerStatus')}().charging`, 'WhenCharging'),
  'charger-unplugged': (_, scope) => becomes(scope, `!${helper(scope, 'PowerStatus')}().charging`, 'OnBattery'),
  'battery-below': ({ percent }, scope) =>
    becomes(scope, `${helper(scope, 'PowerStatus')}().percent < ${percent}`, 'WhenBatteryLow', 'already'),
  'battery-above': ({ percent }, scope) =>
    becomes(scope, `${helper(scope, 'PowerStatus')}().percent > ${percent}`, 'WhenBatteryFull', 'already'),
  'space-below': ({ drive, gigabytes }, scope) =>
    becomes(scope, `${helper(scope, 'FreeSpace')}(${literal(drive)}) < ${gigabytes}`, 'WhenSpaceLow', 'already'),
  'internet-lost': (_, scope) => becomes(scope, `!${helper(scope, 'InternetAnswers')}()`, 'WhenOffline', 'calmly'),
  'internet-back': (_, scope) => becomes(scope, `${helper(scope, 'InternetAnswers')}()`, 'WhenOnline', 'calmly'),
  'site-down': ({ address }, scope) =>
    becomes(scope, `!${helper(scope, 'SiteAnswers')}(${literal(address)})`, 'WhenSiteDown', 'slowly'),
  'page-changes': ({ address }, scope) => {
    const name = ruleFunction(scope, 'WhenPageChanges');
    const read = `${helper(scope, 'PageText')}(${literal(address)})`;
    scope.draft.startup.push(`${helper(scope, 'WhenChanges')}(() => ${read}, ${name}, 300000)`);
  },
};

function helper(scope: Scope, name: Parameters<typeof useHelper>[1]): string {
  return useHelper(scope.draft, name);
}

function told(scope: Scope, message: string, codes: readonly number[], wish: string): void {
  const name = ruleFunction(scope, wish);
  const call = useHelper(scope.draft, 'WhenComputer');
  scope.draft.startup.push(`${call}(${message}, ",${codes.join(',')},", ${name})`);
}

type How = 'newly' | 'already' | 'calmly' | 'slowly' | 'more' | 'fewer';

// A battery that is low when the script starts is worth saying; a site is asked once a minute.
const REST: Record<How, string> = {
  newly: ', 2000',
  already: ', 30000, true',
  calmly: ', 10000',
  slowly: ', 60000',
  more: '',
  fewer: '',
};

function becomes(scope: Scope, test: string, wish: string, how: How = 'newly'): void {
  const name = ruleFunction(scope, wish);
  if (how === 'more' || how === 'fewer') {
    const call = useHelper(scope.draft, 'WhenCountChanges');
    scope.draft.startup.push(`${call}(() => ${test}, ${how === 'more' ? 1 : -1}, ${name})`);
    return;
  }
  scope.draft.startup.push(`${useHelper(scope.draft, 'WhenBecomes')}(() => ${test}, ${name}${REST[how]})`);
}

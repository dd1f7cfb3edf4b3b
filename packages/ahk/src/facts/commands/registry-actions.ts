import type { Command } from './command.ts';
import type { CommandAction } from './command-action.ts';
import { mentions, says, switched, targetsOf } from './command-words.ts';

const HIVES = [
  'hklm',
  'hkey_local_machine',
  'hkcr',
  'hkey_classes_root',
  'hku',
  'hkey_users',
  'hkcu',
  'hkey_current_user',
];
const HEARTS = [
  'system',
  'software',
  'sam',
  'security',
  'system\\currentcontrolset',
  'software\\microsoft',
  'software\\microsoft\\windows',
  'software\\microsoft\\windows nt',
  'software\\microsoft\\windows\\currentversion',
  'software\\classes',
];

/** Whether a key of the registry is one that Windows cannot do without. */
export function isHeartOfRegistry(key: string): boolean {
  const [hive = '', ...parts] = key
    .replaceAll('"', '')
    .replace(':', '')
    .split('\\')
    .filter((part) => part !== '');
  return HIVES.includes(hive) && (parts.length === 0 || HEARTS.includes(parts.join('\\')));
}

const removesHeart = (command: Command) => !switched(command, 'v', 've') && targetsOf(command).some(isHeartOfRegistry);

// On at 1: what they disable. On at 0: what they enable, or how much Windows asks.
const OFF_SWITCHES = [
  'disableantispyware',
  'disableantivirus',
  'disablerealtimemonitoring',
  'disablebehaviormonitoring',
  'disableregistrytools',
  'disablecmd',
];
const ON_SWITCHES = ['enablelua', 'enablefirewall', 'enablesmartscreen', 'consentpromptbehavioradmin'];

const isZero = (command: Command) => says(command, '0', '0x0', '00000000');
const writes = (command: Command) => command.program !== 'reg' || says(command, 'add');
const weakens = (command: Command) =>
  mentions(command, ...(isZero(command) ? ON_SWITCHES : OFF_SWITCHES), 'windows defender\\exclusions') ||
  (says(command, '4', '0x4') && mentions(command, 'services\\windefend', 'services\\mpssvc', 'services\\wscsvc'));

/** What the registry loses or is told to switch off. */
export const REGISTRY_ACTIONS: readonly CommandAction[] = [
  ['reg', 'registry-deletion', (command) => says(command, 'delete') && removesHeart(command)],
  ['remove-item', 'registry-deletion', removesHeart],
  ['reg set-itemproperty new-itemproperty', 'protection-off', (command) => writes(command) && weakens(command)],
  [
    'reg set-itemproperty new-itemproperty',
    'task-manager-blocked',
    (command) => writes(command) && mentions(command, 'disabletaskmgr') && !isZero(command),
  ],
];

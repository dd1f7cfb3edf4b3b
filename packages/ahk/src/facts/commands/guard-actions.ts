import type { Command } from './command.ts';
import type { CommandAction } from './command-action.ts';
import { mentions, says, settingOf, switched } from './command-words.ts';

const GUARDS = [
  'windefend',
  'wscsvc',
  'mpssvc',
  'securityhealthservice',
  'sense',
  'wuauserv',
  'wdnissvc',
  'eventlog',
  'bfe',
  'vss',
];
const GUARD_PROGRAMS = [
  'msmpeng',
  'avp.exe',
  'avastui',
  'avgui',
  'mbam',
  'nortonsecurity',
  'mcshield',
  'securityhealthsystray',
];
const isOff = (value: string) => ['$false', 'false', '0'].includes(value);
const isOn = (value: string) => ['$true', 'true', '1', ''].includes(value);
const stopsGuard = (command: Command) => says(command, ...GUARDS);

/** What switches off the antivirus, the firewall, the updates or the questions that Windows asks. */
export const GUARD_ACTIONS: readonly CommandAction[] = [
  [
    'set-mppreference',
    'protection-off',
    ({ words }) =>
      words.some((word, at) => word.startsWith('-disable') && isOn(word.split(':')[1] ?? words[at + 1] ?? '')),
  ],
  ['add-mppreference', 'protection-off', (command) => mentions(command, '-exclusion')],
  ['mpcmdrun', 'protection-off', (command) => switched(command, 'removedefinitions')],
  [
    'sc',
    'protection-off',
    (command) => says(command, 'stop', 'config', 'delete', 'failure', 'sdset') && stopsGuard(command),
  ],
  ['net net1', 'protection-off', (command) => says(command, 'stop') && stopsGuard(command)],
  ['stop-service remove-service', 'protection-off', stopsGuard],
  [
    'set-service',
    'protection-off',
    (command) => stopsGuard(command) && (mentions(command, 'disabled', 'manual', 'stopped') || says(command, '3', '4')),
  ],
  [
    'netsh',
    'protection-off',
    (command) =>
      (says(command, 'advfirewall') && says(command, 'off')) ||
      (says(command, 'firewall') && mentions(command, 'disable')),
  ],
  ['set-netfirewallprofile', 'protection-off', (command) => isOff(settingOf(command, 'enabled'))],
  ['taskkill tskill stop-process pskill', 'protection-off', (command) => mentions(command, ...GUARD_PROGRAMS)],
  [
    'set-executionpolicy',
    'protection-off',
    (command) => says(command, 'unrestricted', 'bypass') && !says(command, 'process', 'currentuser'),
  ],
  [
    'uninstall-windowsfeature disable-windowsoptionalfeature dism',
    'protection-off',
    (command) => mentions(command, 'defender'),
  ],
];

import type { RiskCode } from '../risk.ts';
import { codeAction } from './code-actions.ts';
import { type Command, DISGUISED } from './command.ts';
import { always, byProgram, type CommandAction } from './command-action.ts';
import { mentions, says, switched, targetsOf } from './command-words.ts';
import { deletionBy, isDeleter } from './deletions.ts';
import { GUARD_ACTIONS } from './guard-actions.ts';
import { HIDDEN_ACTIONS } from './hidden-actions.ts';
import { REGISTRY_ACTIONS } from './registry-actions.ts';
import { isSystemPlace } from './system-place.ts';

/** What a command does that its owner should know of. */
export function deedsOf(command: Command): RiskCode[] {
  const { program, path } = command;
  const actions = (ACTIONS.get(program) ?? []).filter(([, , when]) => when(command)).map(([, code]) => code);
  const deletion = deletionBy(command);
  const code = codeAction(command);
  if (deletion) actions.push(deletion);
  if (code) actions.push(code);
  if (command.unseen || path.includes(DISGUISED)) actions.push('hidden-command');
  return actions;
}

/** Whether there is anything to be said about a program. */
export function isJudged(program: string): boolean {
  return ACTIONS.has(program) || isDeleter(program) || STARTERS.includes(program);
}

const STARTERS = ['cmd', 'powershell', 'pwsh', 'wsl', 'bash', 'python', 'py', 'node', 'forfiles', 'invoke-expression'];

const changesUsers = (command: Command) => {
  const [what, name] = targetsOf(command);
  if (what === 'accounts') return command.words.some((word) => word.startsWith('/') && word !== '/domain');
  if (what === 'user' || what === 'users')
    return switched(command, 'add', 'ad', 'delete', 'del', 'active') || targetsOf(command).length > 2;
  return (
    (what === 'localgroup' || what === 'group') && name !== undefined && switched(command, 'add', 'ad', 'delete', 'del')
  );
};
const RIGHTS = ['/grant', '/deny', '/setowner', '/reset', '/inheritance', '/remove', '/g', '/p', '/r', '-grant'];
const changesRights = (command: Command) =>
  command.words.some((word) => RIGHTS.some((right) => word === right || word.startsWith(`${right}:`)));
// All of HKLM\\SYSTEM has the key to the passwords in it; the settings of one service do not.
const holdsPasswords = (word: string) => {
  const [hive = '', key = '', ...deeper] = word.split('\\').filter((part) => part !== '');
  if (hive !== 'hklm' && hive !== 'hkey_local_machine') return false;
  return key === 'sam' || key === 'security' || (key === 'system' && (deeper.length === 0 || deeper.includes('lsa')));
};
const ofSystem = (command: Command) => targetsOf(command).some(isSystemPlace);

const TABLE: readonly CommandAction[] = [
  // Disks, backups, the way Windows starts
  ['format', 'disk-destruction', ({ words }) => words.some((word) => word.length === 2 && word.endsWith(':'))],
  [
    'diskpart diskshadow sdelete sdelete64 format-volume clear-disk initialize-disk remove-partition reset-physicaldisk mkfs mkfs.ext4 mkfs.ntfs',
    'disk-destruction',
    always,
  ],
  ['vssadmin', 'disk-destruction', (command) => says(command, 'delete', 'resize')],
  ['wbadmin', 'disk-destruction', (command) => says(command, 'delete', 'disable')],
  ['wmic', 'disk-destruction', (command) => says(command, 'shadowcopy') && says(command, 'delete')],
  [
    'bcdedit bootcfg',
    'disk-destruction',
    (command) => switched(command, 'set', 'delete', 'deletevalue', 'import', 'default', 'timeout', 'raw'),
  ],
  ['reagentc', 'disk-destruction', (command) => switched(command, 'disable')],
  ['cipher', 'disk-destruction', (command) => switched(command, 'w')],
  ['fsutil', 'disk-destruction', (command) => says(command, 'setzerodata', 'setvaliddata')],
  ['mountvol', 'disk-destruction', (command) => switched(command, 'd', 'p')],
  ['dd', 'disk-destruction', (command) => mentions(command, 'of=/dev/', 'of=\\\\.\\')],
  ['disable-computerrestore checkpoint-delete', 'disk-destruction', always],
  [
    'get-wmiobject get-ciminstance remove-wmiobject remove-ciminstance',
    'disk-destruction',
    (command) => mentions(command, 'shadowcopy'),
  ],
  ['manage-bde', 'disk-destruction', (command) => switched(command, 'forcerecovery', 'lock', 'on', 'changepassword')],
  // Accounts
  ['net net1', 'account-changed', changesUsers],
  [
    'wmic',
    'account-changed',
    (command) => says(command, 'useraccount') && says(command, 'call', 'set', 'delete', 'create'),
  ],
  [
    'new-localuser remove-localuser set-localuser enable-localuser disable-localuser rename-localuser add-localgroupmember remove-localgroupmember new-localgroup new-aduser set-adaccountpassword add-adgroupmember dsadd dsmod useradd usermod',
    'account-changed',
    always,
  ],
  // Logs
  ['wevtutil', 'logs-cleared', (command) => says(command, 'cl', 'clear-log', 'sl', 'set-log')],
  ['clear-eventlog remove-eventlog limit-eventlog', 'logs-cleared', always],
  ['fsutil', 'logs-cleared', (command) => says(command, 'deletejournal')],
  [
    'auditpol',
    'logs-cleared',
    (command) => switched(command, 'clear', 'remove') || mentions(command, 'success:disable', 'failure:disable'),
  ],
  // Rights
  [
    'takeown icacls cacls xcacls',
    'rights-taken',
    (command) => ofSystem(command) && (changesRights(command) || command.program === 'takeown'),
  ],
  ['icacls cacls xcacls subinacl', 'rights-changed', (command) => changesRights(command) && !ofSystem(command)],
  ['takeown', 'rights-changed', (command) => !ofSystem(command)],
  ['set-acl', 'rights-changed', always],
  ['taskkill tskill stop-process', 'task-manager-blocked', (command) => mentions(command, 'taskmgr')],
  // Passwords
  ['cmdkey', 'credentials-read', (command) => switched(command, 'list')],
  ['vaultcmd mimikatz', 'credentials-read', always],
  ['procdump procdump64', 'credentials-read', (command) => mentions(command, 'lsass')],
  ['rundll32', 'credentials-read', (command) => mentions(command, 'comsvcs', 'keymgr')],
  ['reg', 'credentials-read', (command) => says(command, 'save', 'export') && command.words.some(holdsPasswords)],
  ['ntdsutil', 'credentials-read', always],
  ['netsh', 'wifi-passwords-read', (command) => says(command, 'wlan') && mentions(command, 'key=clear')],
];

const ACTIONS = byProgram([...TABLE, ...HIDDEN_ACTIONS, ...GUARD_ACTIONS, ...REGISTRY_ACTIONS]);

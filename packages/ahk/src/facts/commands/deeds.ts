import type { RiskCode } from '../risk.ts';
import { codeDeed } from './code-deeds.ts';
import { type Command, DISGUISED } from './command.ts';
import { mentions, says, settingOf, switched, targetsOf } from './deed-words.ts';
import { deletionBy } from './deletions.ts';
import { isEncoded } from './inner-lines.ts';
import { isSystemPlace } from './system-place.ts';

type Deed = readonly [programs: string, code: RiskCode, when: (command: Command) => boolean];

/** What a command does that its owner should know of. */
export function deedsOf(command: Command): RiskCode[] {
  const { program, path } = command;
  const deeds = (DEEDS.get(program) ?? []).filter(([, , when]) => when(command)).map(([, code]) => code);
  const deletion = deletionBy(command);
  const code = codeDeed(command);
  if (deletion) deeds.push(deletion);
  if (code) deeds.push(code);
  if (command.unseen || path.includes(DISGUISED)) deeds.push('hidden-command');
  return deeds;
}

const always = () => true;
const isWeb = (word: string) => word.includes('http:') || word.includes('https:') || word.includes('ftp:');
const isFar = (command: Command) => command.words.some((word) => isWeb(word) || word.includes('\\\\'));
const isOff = (value: string) => ['$false', 'false', '0'].includes(value);
const isOn = (value: string) => ['$true', 'true', '1', ''].includes(value);

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
const GUARD_VALUES = [
  'disableantispyware',
  'disableantivirus',
  'disablerealtimemonitoring',
  'disablebehaviormonitoring',
  'consentpromptbehavioradmin',
  'disableregistrytools',
  'disablecmd',
  'windows defender\\exclusions',
];
const SWITCHES = ['enablelua', 'enablefirewall', 'enablesmartscreen'];

const stopsGuard = (command: Command) => says(command, ...GUARDS);
const weakensRegistry = (command: Command) =>
  mentions(command, ...GUARD_VALUES) || (mentions(command, ...SWITCHES) && says(command, '0', '0x0', '00000000'));
const blocksTaskManager = (command: Command) => mentions(command, 'disabletaskmgr');

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

const changesUsers = (command: Command) => {
  const [what, name] = targetsOf(command);
  if (what === 'user' || what === 'users')
    return switched(command, 'add', 'ad', 'delete', 'del', 'active') || targetsOf(command).length > 2;
  return (
    (what === 'localgroup' || what === 'group') && name !== undefined && switched(command, 'add', 'ad', 'delete', 'del')
  );
};

const RIGHTS = ['/grant', '/deny', '/setowner', '/reset', '/inheritance', '/remove', '/g', '/p', '/r', '-grant'];
const changesRights = (command: Command) =>
  command.words.some((word) => RIGHTS.some((right) => word === right || word.startsWith(`${right}:`)));
const ofSystem = (command: Command) => targetsOf(command).some(isSystemPlace);

const fetchesByCertutil = (command: Command) =>
  switched(command, 'urlcache', 'verifyctl', 'url', 'decode', 'decodehex') && !says(command, 'delete');

const TABLE: readonly Deed[] = [
  // Disks, backups, the way Windows starts
  [
    'format',
    'disk-destruction',
    ({ words, shell }) => shell !== 'powershell' && words.some((word) => word.length === 2 && word.endsWith(':')),
  ],
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
    'new-localuser remove-localuser set-localuser enable-localuser disable-localuser rename-localuser add-localgroupmember remove-localgroupmember new-localgroup new-aduser set-adaccountpassword add-adgroupmember dsadd dsmod useradd usermod passwd lusrmgr',
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
  // Downloads that get past what watches over downloads
  ['certutil', 'covert-download', fetchesByCertutil],
  ['bitsadmin', 'covert-download', (command) => switched(command, 'transfer', 'addfile', 'setnotifycmdline')],
  ['desktopimgdownldr ieexec', 'covert-download', isFar],
  ['mpcmdrun', 'covert-download', (command) => switched(command, 'downloadfile')],
  ['esentutl extrac32 finger', 'covert-download', isFar],
  // Code that nobody can see
  ['powershell pwsh powershell_ise', 'hidden-command', isEncoded],
  [
    'mshta',
    'hidden-command',
    ({ words }) =>
      words.some(
        (word) =>
          isWeb(word) || word.startsWith('javascript:') || word.startsWith('vbscript:') || word.startsWith('about:'),
      ),
  ],
  [
    'rundll32',
    'hidden-command',
    ({ words }) =>
      words.some(
        (word) =>
          word.startsWith('javascript:') ||
          word.startsWith('vbscript:') ||
          isWeb(word) ||
          word.startsWith('\\\\') ||
          word.includes('url.dll') ||
          word.includes('runhtmlapplication'),
      ),
  ],
  [
    'regsvr32 regasm regsvcs installutil',
    'hidden-command',
    ({ words }) => words.some((word) => isWeb(word) || word.includes('scrobj')),
  ],
  ['msiexec', 'hidden-command', ({ words }) => words.some(isWeb)],
  ['msbuild cmstp odbcconf', 'hidden-command', isFar],
  ['wscript cscript hh presentationhost', 'hidden-command', ({ words }) => words.some(isWeb)],
  [
    'invoke-expression',
    'hidden-command',
    ({ words }) => words.length === 0 || words.some((word) => word.startsWith('$')),
  ],
  [
    '[scriptblock]::create [convert]::frombase64string [system.convert]::frombase64string [reflection.assembly]::load [system.reflection.assembly]::load',
    'hidden-command',
    always,
  ],
  // Protection
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
    (command) =>
      command.shell !== 'powershell' &&
      says(command, 'stop', 'config', 'delete', 'failure', 'sdset') &&
      stopsGuard(command),
  ],
  ['net net1', 'protection-off', (command) => says(command, 'stop') && stopsGuard(command)],
  ['stop-service set-service remove-service', 'protection-off', stopsGuard],
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
  ['reg set-itemproperty new-itemproperty remove-itemproperty', 'protection-off', weakensRegistry],
  // The registry
  ['reg', 'registry-deletion', (command) => says(command, 'delete') && removesHeart(command)],
  ['remove-item', 'registry-deletion', removesHeart],
  ['reg set-itemproperty new-itemproperty', 'task-manager-blocked', blocksTaskManager],
  ['taskkill tskill stop-process', 'task-manager-blocked', (command) => mentions(command, 'taskmgr')],
  // Passwords
  ['cmdkey', 'credentials-read', (command) => switched(command, 'list')],
  ['vaultcmd mimikatz', 'credentials-read', always],
  ['procdump procdump64', 'credentials-read', (command) => mentions(command, 'lsass')],
  ['rundll32', 'credentials-read', (command) => mentions(command, 'comsvcs', 'keymgr')],
  [
    'reg',
    'credentials-read',
    (command) => says(command, 'save', 'export') && mentions(command, 'hklm\\sam', 'hklm\\security', 'hklm\\system'),
  ],
  ['ntdsutil', 'credentials-read', always],
  ['netsh', 'wifi-passwords-read', (command) => says(command, 'wlan') && mentions(command, 'key=clear')],
];

const DEEDS: ReadonlyMap<string, readonly Deed[]> = byProgram();

function byProgram(): Map<string, Deed[]> {
  const table = new Map<string, Deed[]>();
  for (const deed of TABLE) {
    for (const program of deed[0].split(' ')) table.set(program, [...(table.get(program) ?? []), deed]);
  }
  return table;
}

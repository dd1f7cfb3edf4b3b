import type { Capability } from '../capability.ts';
import type { Command } from './command.ts';
import { always, byProgram } from './command-action.ts';
import { mentions, parameter, says, switched } from './command-words.ts';
import { downloadedFiles } from './downloads.ts';

type Shows = readonly [programs: string, capability: Capability, when: (command: Command) => boolean];

const ofRegistry = (command: Command) => mentions(command, 'hklm', 'hkcu', 'hkey_', 'registry::');

const TABLE: readonly Shows[] = [
  ['shutdown', 'shuts-down', (command) => switched(command, 's', 'r', 'l', 'h', 'g', 'p', 'sg', 'hybrid')],
  ['stop-computer restart-computer logoff', 'shuts-down', always],
  ['rundll32', 'shuts-down', (command) => mentions(command, 'setsuspendstate')],
  ['rundll32', 'locks-computer', (command) => mentions(command, 'lockworkstation')],
  ['taskkill tskill pskill stop-process', 'closes-programs', always],
  ['del erase rd rmdir rm remove-item', 'deletes-files', always],
  ['reg', 'changes-registry', (command) => says(command, 'add', 'delete', 'import')],
  ['set-itemproperty new-itemproperty remove-itemproperty', 'changes-registry', ofRegistry],
  ['curl wget invoke-webrequest invoke-restmethod bitsadmin start-bitstransfer', 'contacts-web', always],
  ['certutil', 'contacts-web', (command) => switched(command, 'urlcache')],
  ['new-object', 'contacts-web', (command) => mentions(command, 'webclient')],
  ['schtasks', 'starts-with-windows', (command) => says(command, '/create') && says(command, 'onlogon', 'onstart')],
  ['reg', 'starts-with-windows', (command) => says(command, 'add') && runsAtStart(command)],
  ['set-itemproperty new-itemproperty', 'starts-with-windows', runsAtStart],
  ['copy xcopy robocopy move copy-item move-item', 'starts-with-windows', (command) => mentions(command, '\\startup')],
  ['runas', 'runs-as-administrator', always],
  ['start-process', 'runs-as-administrator', (command) => parameter(command, 'verb') && says(command, 'runas')],
];

/** What commands show a script to be able to do. */
export function commandCapabilities(commands: readonly Command[]): Capability[] {
  const shown = commands.flatMap((command) => (SHOWN.get(command.program) ?? []).filter(([, , when]) => when(command)));
  const found = shown.map(([, capability]) => capability);
  if (downloadedFiles(commands).length > 0) found.push('downloads', 'contacts-web');
  if (commands.some((command) => command.path.includes('copyfromscreen') || mentions(command, 'copyfromscreen')))
    found.push('takes-screenshots');
  return found;
}

function runsAtStart(command: Command): boolean {
  return command.words.some((word) => word.endsWith('currentversion\\run') || word.endsWith('currentversion\\runonce'));
}

const SHOWN = byProgram(TABLE);

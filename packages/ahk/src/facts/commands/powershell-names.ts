/** Cmdlets by the short names that PowerShell knows for them. */
const SHORT: Readonly<Record<string, string>> = {
  'remove-item': 'ri rm rmdir rd del erase',
  'invoke-webrequest': 'iwr curl wget',
  'invoke-restmethod': 'irm',
  'invoke-expression': 'iex',
  'invoke-command': 'icm',
  'invoke-item': 'ii',
  'start-process': 'saps start',
  'stop-process': 'spps kill',
  'stop-service': 'spsv',
  'set-content': 'sc',
  'clear-content': 'clc',
  'set-itemproperty': 'sp',
  'remove-itemproperty': 'rp',
  'get-wmiobject': 'gwmi',
  'get-ciminstance': 'gcim',
  'remove-wmiobject': 'rwmi',
  'remove-ciminstance': 'rcim',
  'invoke-wmimethod': 'iwmi',
  'invoke-cimmethod': 'icim',
  'get-childitem': 'gci ls dir',
  'foreach-object': '% foreach',
  'get-command': 'gcm',
  'get-content': 'gc cat type',
  'write-output': 'echo write',
};

const FULL: ReadonlyMap<string, string> = new Map(
  Object.entries(SHORT).flatMap(([name, short]) => short.split(' ').map((item): [string, string] => [item, name])),
);

export function cmdletName(name: string): string {
  return FULL.get(name) ?? name;
}

/** The parameters of powershell.exe that take a value, and those after which the command stands. */
const WITH_VALUE =
  'executionpolicy windowstyle version inputformat outputformat psconsolefile configurationname custompipename settingsfile workingdirectory encodedarguments';

export type PowershellParameter = 'encoded' | 'command' | 'file' | 'value' | 'plain';

/** What a parameter of powershell.exe is, in any spelling: `-e`, `/enc`, `–EncodedCommand`. */
export function powershellParameter(word: string): PowershellParameter | null {
  if (!'-/–—―'.includes(word.charAt(0)) || word.length < 2) return null;
  const name = word.slice(word.startsWith('--') ? 2 : 1).split(':')[0] ?? '';
  if (name === 'ec' || (name !== '' && 'encodedcommand'.startsWith(name))) return 'encoded';
  if (name === 'cwa' || 'commandwithargs'.startsWith(name)) return 'command';
  if ('file'.startsWith(name)) return 'file';
  const takesValue = WITH_VALUE.split(' ').some((item) => item.startsWith(name));
  return takesValue || ['ep', 'ex', 'w', 'wd', 'of', 'if', 'ea'].includes(name) ? 'value' : 'plain';
}

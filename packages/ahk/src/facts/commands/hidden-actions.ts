import type { Command } from './command.ts';
import { always, type CommandAction } from './command-action.ts';
import { says, switched } from './command-words.ts';
import { isEncoded } from './inner-lines.ts';

const isWeb = (word: string) => word.includes('http:') || word.includes('https:') || word.includes('ftp:');
const isCode = (word: string) => ['javascript:', 'vbscript:', 'about:'].some((start) => word.startsWith(start));
const isFar = (command: Command) => command.words.some((word) => isWeb(word) || word.includes('\\\\'));

// What a link does as well: the browser or the mail program opens.
const opensPage = ([library = '', ...others]: readonly string[]) =>
  library.startsWith('url.dll') &&
  !others.some(isCode) &&
  ['https://', 'http://', 'mailto:'].some((start) => others.at(-1)?.startsWith(start));

const fetchesByCertutil = (command: Command) =>
  switched(command, 'urlcache', 'verifyctl', 'url', 'decode', 'decodehex') && !says(command, 'delete');

/** Downloads and code that nobody gets to see. */
export const HIDDEN_ACTIONS: readonly CommandAction[] = [
  // Downloads that get past what watches over downloads
  ['certutil', 'covert-download', fetchesByCertutil],
  ['bitsadmin', 'covert-download', (command) => switched(command, 'transfer', 'addfile', 'setnotifycmdline')],
  ['desktopimgdownldr ieexec', 'covert-download', isFar],
  ['mpcmdrun', 'covert-download', (command) => switched(command, 'downloadfile')],
  ['esentutl extrac32 finger', 'covert-download', isFar],
  // Code that nobody can see
  ['powershell pwsh powershell_ise', 'hidden-command', isEncoded],
  ['mshta', 'hidden-command', ({ words }) => words.some((word) => isWeb(word) || isCode(word))],
  [
    'rundll32',
    'hidden-command',
    ({ words }) =>
      !opensPage(words) &&
      words.some(
        (word) =>
          isWeb(word) ||
          isCode(word) ||
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
];

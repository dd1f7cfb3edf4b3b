import { type RunTarget, runTarget } from '../facts/run-target.ts';
import type { OptionalValue, Value } from '../facts/value.ts';
import { programName } from './program-name.ts';
import { quote, shorten } from './quote.ts';
import { sayDuration } from './say-duration.ts';
import { bracketed } from './say-value.ts';

const SETTINGS: Record<string, string> = {
  '': 'Windows Settings',
  display: 'the display settings',
  sound: 'the sound settings',
  bluetooth: 'the Bluetooth settings',
  network: 'the network settings',
  'network-wifi': 'the Wi-Fi settings',
  windowsupdate: 'Windows Update',
  nightlight: 'the night light settings',
  personalization: 'the personalization settings',
  appsfeatures: 'the list of installed apps',
};

const SHELL_FOLDERS: Record<string, string> = {
  startup: 'the Startup folder',
  downloads: 'your Downloads folder',
  desktop: 'your Desktop',
  personal: 'your Documents folder',
  documents: 'your Documents folder',
  recyclebinfolder: 'the Recycle Bin',
  appsfolder: 'the list of apps',
  mycomputerfolder: 'This PC',
  'my pictures': 'your Pictures folder',
};

const SAY = {
  web: ({ target }) => `opens ${target}`,
  mail: ({ target }) => `starts an email to ${target.slice(7).split('?')[0]}`,
  settings: ({ target }) =>
    `opens ${SETTINGS[target.slice(12).toLowerCase()] ?? `the Windows setting ${quote(target.slice(12))}`}`,
  'shell-folder': ({ target }) => `opens ${shellFolder(target)}`,
  link: ({ target }) => `opens the link ${target}`,
  folder: ({ target }) =>
    target.endsWith('[the text you chose in its window]')
      ? `opens ${target}`
      : /^\[[^[\]]*\]$/.test(target)
        ? `opens ${target.slice(1, -1)}`
        : `opens the folder ${target}`,
  file: ({ target }) => `opens the file ${target}`,
  program: ({ target, arguments: rest }) => sayProgram(target, rest),
  command: ({ target, arguments: rest }) => sayCommand(target, rest),
  unknown: ({ target }) => `opens ${target.replace(/^\[([^\]]*)\]$/, '$1')}`,
} satisfies Record<RunTarget['kind'], (target: RunTarget) => string>;

/** What Run opens, in words. */
export function sayRun([line, , options]: OptionalValue[], wait = false): string {
  const target = runTarget(line, named);
  const said = SAY[target.kind]({ ...target, target: shorten(target.target) });
  const hidden = options?.kind === 'text' && /hide/i.test(options.text) ? ' without showing its window' : '';
  const admin = target.asAdministrator ? ' as administrator' : '';
  return `${said}${admin}${hidden}${wait ? ' and waits until it is closed' : ''}`;
}

function named(piece: Value): string {
  return piece.kind === 'built-in' && piece.name === 'A_ComSpec' ? 'cmd.exe' : bracketed(piece);
}

function sayProgram(target: string, rest: string): string {
  const name = programName(target);
  const what = rest.replace(/^"(.*)"$/, '$1');
  if (rest === '') return `opens ${name}`;
  if (/^https?:/i.test(what) || /^[a-z]:\\|^\[/i.test(what))
    return name === 'File Explorer' ? `opens the folder ${shorten(what)}` : `opens ${shorten(what)} in ${name}`;
  return `opens ${name} with ${quote(rest)}`;
}

function sayCommand(target: string, rest: string): string {
  const base = programName(target).replace(/\.exe$/i, '');
  const shutdown = /^shutdown$/i.test(base) ? sayShutdownCommand(rest) : null;
  if (shutdown) return shutdown;
  if (rest === '') return `opens ${base}`;
  const kill = /^taskkill$/i.test(base) ? /\/im\s+"?([^\s"]+)/i.exec(rest)?.[1] : undefined;
  if (kill) return `ends ${programName(kill)}`;
  return `runs the command ${quote(`${base.replace(/^the Command Prompt$/, 'cmd')} ${rest}`)}`;
}

function sayShutdownCommand(rest: string): string | null {
  const seconds = /[-/]t\s+(\d+)/i.exec(rest)?.[1];
  const when = seconds && seconds !== '0' ? ` in ${sayDuration(Number(seconds) * 1000)}` : '';
  if (/[-/]a\b/i.test(rest)) return 'cancels a scheduled shutdown';
  if (/[-/]r\b/i.test(rest)) return `restarts the computer${when}`;
  if (/[-/]s\b/i.test(rest)) return `shuts the computer down${when}`;
  if (/[-/]h\b/i.test(rest)) return 'puts the computer into hibernation';
  return /[-/]l\b/i.test(rest) ? 'signs you out of Windows' : null;
}

function shellFolder(target: string): string {
  const name = target.replace(/^explorer(?:\.exe)?\s+/i, '').replace(/^shell:/i, '');
  return (
    SHELL_FOLDERS[name.toLowerCase()] ??
    (/^appsfolder\\/i.test(name) ? `the app ${quote(name.slice(11))}` : `the Windows folder ${quote(name)}`)
  );
}

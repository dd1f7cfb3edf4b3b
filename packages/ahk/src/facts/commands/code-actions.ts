import type { RiskCode } from '../risk.ts';
import type { Command } from './command.ts';

/** How each language takes a program on its command line. */
const TAKES_CODE: Readonly<Record<string, readonly string[]>> = {
  python: ['-c'],
  python3: ['-c'],
  pythonw: ['-c'],
  py: ['-c'],
  node: ['-e', '--eval', '-p', '--print', '-pe'],
  bun: ['-e', '--eval'],
  deno: ['eval'],
  ruby: ['-e'],
  perl: ['-e', '-ne', '-pe', '-le'],
  php: ['-r'],
  lua: ['-e'],
};

const DELETES_ALL = [
  'rmtree',
  'removesync',
  'rmsync',
  'rmdirsync',
  'rm_rf',
  'rm_r(',
  'remove_tree',
  'fs.rm(',
  'removedirs',
  'fs.rmdir',
];
const DELETES = ['os.remove', 'os.unlink', 'unlinksync', 'fs.unlink', 'file.delete', 'unlink(', 'unlink '];
const EVERYTHING = [
  'expanduser',
  'userprofile',
  'homedir',
  'path.home',
  'env.home',
  "environ['home",
  'c:\\',
  'c:/',
  "'/'",
  '/mnt/',
  '/home',
  'os.walk',
  'glob(',
];
const FETCHES = [
  'urlopen',
  'urlretrieve',
  'requests.get',
  'fetch(',
  'http.get',
  'https.get',
  'net/http',
  'open-uri',
  'lwp',
  "'https'",
  "'http'",
  'file_get_contents',
  'httpclient',
];
const RUNS = [
  'exec(',
  'eval(',
  'system(',
  'popen',
  'subprocess',
  'child_process',
  'startfile',
  'spawn',
  'instance_eval',
  'exec ',
];
const DECODES = ['b64decode', 'base64', 'fromhex', 'zlib', 'marshal', 'codecs', 'atob(', 'unhexlify'];
const LISTENS = ['pynput', 'getasynckeystate', 'keyboard.on_', 'iohook', 'socket.socket', 'net.socket', 'net.connect'];

const VALUED = ['-w', '-x', '-i', '-r', '--require', '--import'];

// What stands behind the name of a script is for the script.
function ownWords(words: readonly string[]): readonly string[] {
  const end = words.findIndex((word, at) => !word.startsWith('-') && !VALUED.includes(words[at - 1] ?? ''));
  return end < 0 ? words : words.slice(0, end + 1);
}

/** What a program in another language does that stands on the command line; it can be looked into only so far. */
export function codeAction({ program, words, rest }: Command): RiskCode | null {
  const flags = TAKES_CODE[program];
  if (
    !flags ||
    !ownWords(words).some(
      (word) =>
        flags.includes(word) ||
        flags.some((flag) => flag.length === 2 && word.startsWith(flag) && !word.startsWith('--')),
    )
  )
    return null;
  const has = (any: readonly string[]) => any.some((part) => rest.includes(part));
  if ((has(FETCHES) && has(RUNS)) || (has(DECODES) && has(RUNS)) || has(LISTENS)) return 'hidden-command';
  if (has(DELETES_ALL) || has(DELETES)) return has(EVERYTHING) ? 'system-deletion' : 'bulk-deletion';
  return 'other-code';
}

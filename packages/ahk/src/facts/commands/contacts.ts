import type { Command } from './command.ts';
import { mentions, parameter, settingOf } from './command-words.ts';

const CURL_SENDS = ['-d', '-f', '--form', '-t', '--upload-file', '--json'];

/** Whether a command carries data from this computer to a server. */
export function sendsToServer(command: Command): boolean {
  const { program, words } = command;
  if (program === 'curl') {
    const method = words[words.findIndex((word) => word === '-x' || word === '--request') + 1];
    return (
      words.some((word) => CURL_SENDS.includes(word) || word.startsWith('--data') || word === '-xpost') ||
      (words.some((word) => word === '-x' || word === '--request') && (method === 'post' || method === 'put'))
    );
  }
  if (program === 'invoke-webrequest' || program === 'invoke-restmethod') {
    const isPost = ['post', 'put', 'patch'].includes(settingOf(command, 'method'));
    return isPost || parameter(command, 'body') || parameter(command, 'infile', 2);
  }
  return program.endsWith('.uploadfile') || program.endsWith('.uploadstring') || program.endsWith('.uploaddata');
}

/** Whether a command asks a server for anything. */
export function contacts(command: Command): boolean {
  return CONTACTS.includes(command.program) || mentions(command, 'webclient') || sendsToServer(command);
}

const CONTACTS = ['curl', 'wget', 'invoke-webrequest', 'invoke-restmethod', 'start-bitstransfer', 'bitsadmin'];

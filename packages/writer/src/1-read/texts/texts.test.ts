import { expect, test } from 'vitest';
import { read } from '../read.ts';

type Row = readonly [said: string, values: readonly string[]];

const PHRASES: readonly Row[] = [
  ['clear the temp files and all old files', []],
  ['delete all .log files, pdfs too', ['*.log', '*.pdf']],
  ['a new docx in documents', ['*.docx']],
  ['save it as pdf', []],
  ['keep a log of it', []],
  ['F12 types « and Shift+F12 types »', []],
  ['type "Hello, world"', ['Hello, world']],
  ["type 'Kind regards, Ann'", ['Kind regards, Ann']],
  ['type “curly” and ‘single’', ['curly', 'single']],
  ['„Mit freundlichen Grüßen“', ['Mit freundlichen Grüßen']],
  ['« Bonjour à tous »', ['Bonjour à tous']],
  ['"it\'s fine"', ["it's fine"]],
  ["don't type 'don't do that' here", ["don't do that"]],
  ["the students' books", []],
  ['a 24" screen', []],
  ['```\ntwo\nlines\n```', ['two\nlines']],
  ['`code` here', ['code']],
  ['alt+2 types “ and alt+3 types ”', []],
  ['open C:\\Users\\me\\notes.txt', ['C:\\Users\\me\\notes.txt']],
  ['save to D:\\My Data\\2025\\x.pdf', ['D:\\My Data\\2025\\x.pdf']],
  ['move *.pdf to E:\\Backup.', ['*.pdf', 'E:\\Backup']],
  ['\\\\server\\share\\file.docx', ['\\\\server\\share\\file.docx']],
  ['%appdata%\\Microsoft', ['%appdata%\\Microsoft']],
  ['"C:\\Program Files\\x\\y.exe"', ['C:\\Program Files\\x\\y.exe']],
  ['C:\\Program Files\\Foo\\bar.exe', ['C:\\Program Files\\Foo\\bar.exe']],
  ['open Notepad and type my address', ['Notepad', 'my address']],
  ['addr expands to my home address', ['my home address']],
  ['type my full name, tab, my e-mail', ['my full name', 'my e-mail']],
  ['escribe mi dirección', ['mi dirección']],
  ['types my number 555-1234', []],
  ['type my address, two lines: 1 Elm St', []],
  ['type my name "Ann"', ['Ann']],
  ['types my user name', []],
  ['notes.txt on the desktop', ['notes.txt']],
  ['open https://example.com/a?b=c.', ['https://example.com/a?b=c']],
  ['go to www.bbc.co.uk/news, please', ['www.bbc.co.uk/news']],
  ['mail anna@example.org', ['anna@example.org']],
  ['open reddit.com', ['reddit.com']],
  ['192.168.1.1', ['192.168.1.1']],
  ['version 2.5', []],
  ['e.g. this', []],
  ['open Chrome and Excel', ['Chrome', 'Excel']],
  ['in vs code', ['vs code']],
  ["close Word's window", ['Word']],
  ['one word in the text', []],
  ['open discrod and spotfy', ['discord', 'spotify']],
  ['my inventory is full', []],
  ['a notepad window and two notepads', ['notepad']],
  ['eject F: when done', ['F:']],
  ['E: press 3, wait 100', []],
];

test.each(PHRASES)('text, paths, addresses, and programs in %j are recognized', (said, values) => {
  expect(valuesIn(said)).toEqual(values);
});

function valuesIn(said: string): string[] {
  return read(said).marks.flatMap(({ kind, value }) =>
    ['text', 'path', 'address', 'program'].includes(kind) ? [value] : [],
  );
}

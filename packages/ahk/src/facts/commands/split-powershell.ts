import { DISGUISED, type Link } from './command.ts';
import { type Growth, grown, growthOf } from './growth.ts';

export type PowerShellPiece = { words: { text: string; quoted: boolean }[]; link: Link; rest: string; called: boolean };

/** What PowerShell keeps in these on every computer, as cmd.exe would name it. */
const KNOWN: Readonly<Record<string, string>> = {
  home: '%userprofile%',
  'env:userprofile': '%userprofile%',
  'env:comspec': 'cmd',
  'env:systemroot': 'c:\\windows',
  'env:windir': 'c:\\windows',
  'env:systemdrive': 'c:',
  'env:programfiles': 'c:\\program files',
  'env:programdata': 'c:\\programdata',
  'env:temp': '%temp%',
  'env:tmp': '%temp%',
  'env:appdata': '%appdata%',
  true: '$true',
  false: '$false',
  null: '$null',
};

/** The commands of a line as PowerShell takes it apart: backticks gone, texts joined, its own variables filled in. */
export function splitPowershell(line: string): PowerShellPiece[] {
  const pieces: PowerShellPiece[] = [];
  const variables = new Map<string, string>();
  const reader: Reader = { line, at: 0, growth: growthOf(line) };
  let words: PowerShellPiece['words'] = [];
  let word: PowerShellPiece['words'][number] | null = null;
  let start = 0;
  let link: Link = '&';
  let called = false;
  // Parentheses of method calls hold arguments of the same command; all others hold commands.
  const open: ('call' | 'group')[] = [];

  const add = (text: string, quoted = false) => {
    if (!word) {
      word = { text: '', quoted };
      words.push(word);
    }
    word.text += text;
  };
  // & ($a + $b) …: the pieces of one name.
  const isNamed = () => called && open.at(-1) === 'call' && words.length === 1;
  const end = (next: Link) => {
    const kept = assigned(words, variables);
    if (kept.length > 0) pieces.push({ words: kept, link, rest: line.slice(start, reader.at).trim(), called });
    link = kept.length === 0 && link !== '&' ? link : next;
    words = [];
    word = null;
    called = false;
    start = reader.at + 1;
  };

  for (; reader.at < line.length; reader.at++) {
    const sign = line.charAt(reader.at);
    const next = line.charAt(reader.at + 1);
    if (sign === '`') {
      reader.at++;
      if (next !== '\n') add(next);
    } else if (sign === "'" || sign === '"') {
      add(quotedText(reader, sign, variables), true);
      joinNext(reader);
    } else if (isNamed() && (sign === '+' || sign === ' ')) continue;
    else if (sign === '$') add(variable(reader, variables));
    else if (sign === ' ' || sign === '\t' || sign === ',') word = null;
    else if (sign === '(') {
      // & ('i' + 'ex') …: what stands in the parentheses is the command's name.
      const isCall = isMethod(word) || (called && words.length === 0);
      open.push(isCall ? 'call' : 'group');
      if (isCall) word = null;
      else end('(');
    } else if (sign === ')') {
      if (open.pop() === 'call') word = null;
      else end('&');
    } else if (sign === '|') {
      if (next === '|') reader.at++;
      end(next === '|' ? '&' : '|');
    } else if (words.length === 0 && ((sign === '&' && next !== '&') || (sign === '.' && next === ' '))) {
      called = true;
      start = reader.at + 1;
    } else if (';\n{}&'.includes(sign)) end('&');
    else if (sign !== '\r') add(sign);
  }
  end('&');
  return pieces;
}

type Reader = { line: string; at: number; growth: Growth };

function quotedText(reader: Reader, quote: string, variables: ReadonlyMap<string, string>): string {
  const { line } = reader;
  let text = '';
  for (reader.at++; reader.at < line.length; reader.at++) {
    const sign = line.charAt(reader.at);
    if (sign === quote) {
      if (line.charAt(reader.at + 1) !== quote) break;
      reader.at++;
      text += quote;
    } else if (sign === '`' && quote === '"') text += line.charAt(++reader.at);
    else if (sign === '$' && quote === '"') text += variable(reader, variables);
    else text += sign;
  }
  return text;
}

// 'i' + 'ex' is one text.
function joinNext(reader: Reader): void {
  const { line } = reader;
  let at = skipBlanks(line, reader.at + 1);
  if (line.charAt(at) !== '+') return;
  at = skipBlanks(line, at + 1);
  if (line.charAt(at) === "'" || line.charAt(at) === '"') reader.at = at - 1;
}

function skipBlanks(line: string, from: number): number {
  let at = from;
  while (line.charAt(at) === ' ') at++;
  return at;
}

function variable(reader: Reader, variables: ReadonlyMap<string, string>): string {
  const { line } = reader;
  const isBraced = line.charAt(reader.at + 1) === '{';
  let end = reader.at + (isBraced ? 2 : 1);
  while (end < line.length && isNamePart(line.charAt(end))) end++;
  const name = line.slice(reader.at + (isBraced ? 2 : 1), end);
  if (name === '') return '$';
  const isPicked = line.charAt(end) === '[';
  reader.at = isBraced ? end : end - 1;
  // $env:ComSpec[4,15,25]-join'' spells a word with the letters of another.
  if (isPicked && (name === 'pshome' || name.startsWith('env:') || name === 'shellid')) return DISGUISED;
  return grown(variables.get(name) ?? KNOWN[name] ?? `$${name}`, reader.growth);
}

function isNamePart(sign: string): boolean {
  return (sign >= 'a' && sign <= 'z') || (sign >= '0' && sign <= '9') || sign === '_' || sign === ':';
}

function isMethod(word: { text: string } | null): boolean {
  const text = word?.text ?? '';
  const last = text.charAt(text.length - 1);
  return (text.includes('.') || text.includes('::')) && last >= 'a' && last <= 'z' && !text.startsWith('-');
}

// `$x = 'del'` says what $x is; `$x = iwr …` runs a command as well.
function assigned(words: PowerShellPiece['words'], variables: Map<string, string>): PowerShellPiece['words'] {
  const [target, sign, value] = words;
  if (!target?.text.startsWith('$') || target.quoted) return words;
  const glued = target.text.indexOf('=');
  if (glued > 0) {
    variables.set(target.text.slice(1, glued), target.text.slice(glued + 1));
    return words.slice(1);
  }
  if (sign?.text !== '=') return words;
  if (value?.quoted && words.length === 3) variables.set(target.text.slice(1), value.text);
  return words.slice(2);
}

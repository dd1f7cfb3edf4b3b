import { check } from '@hotscribe/ahk';
import { type FencedBlock, fencedBlocks } from './fenced-blocks.ts';

/** What a reply turned out to hold. */
export type ReplyContent =
  | { kind: 'script'; script: string; assumptions: string[] }
  | { kind: 'refused' | 'out-of-scope' | 'unclear'; message: string }
  | { kind: 'nothing' };

const THOUGHTS = /<(think|thinking|reasoning)>[\s\S]*?(?:<\/\1>|$)/gi;
const OUR_LANGUAGE = /^(?:ahk|autohotkey|text|plaintext|$)/i;
const LONGEST_REPLY = 200_000;
const DECLINED = /^[^\w\n]*(REFUSED|OUT OF SCOPE|UNCLEAR)[^\w\n]*?[:—-][^\w\n]*(.+)$/m;
const ASSUMPTION = /^[^\w\n]*ASSUMPTION[^\w\n]*?:[^\w\n]*(.+)$/gm;
const CODE_LINE =
  /^\s*(?:;|\/\*|#\w|[^\s:]\S{0,40}::|:[^:\s]*:[^:\n]+::|\w+\s*:=|\w+\(|(?:if|loop|while|global|SetTimer|Send|Run|MsgBox)\b)/i;

/** Takes a model's reply apart. What it holds is text to be checked, whatever it claims to be. */
export function scriptInReply(reply: string): ReplyContent {
  if (reply.length > LONGEST_REPLY) return { kind: 'nothing' };
  const text = reply.replaceAll('\r\n', '\n').replace(THOUGHTS, '').trim();
  const { blocks, prose } = fencedBlocks(text);
  const script = blocks.length > 0 ? best(scriptsAmong(blocks)) : bareScript(text);
  if (script) return { kind: 'script', script, assumptions: assumptionsIn(prose) };
  const [, kind, message = ''] = DECLINED.exec(prose) ?? [];
  if (!kind) return { kind: 'nothing' };
  const kinds = { REFUSED: 'refused', 'OUT OF SCOPE': 'out-of-scope', UNCLEAR: 'unclear' } as const;
  return { kind: kinds[kind as keyof typeof kinds], message: oneLine(message) };
}

// Models give AutoHotkey the names of languages that look alike; what is marked as ours comes first.
function scriptsAmong(blocks: readonly FencedBlock[]): string[] {
  const ours = blocks.filter(({ language }) => OUR_LANGUAGE.test(language));
  return (ours.length > 0 ? ours : blocks).map(({ code }) => code);
}

// Models like to show an old version, a part of the script again, or how it is used. The script is the block that
// AutoHotkey would load; of several, the longest.
function best(scripts: readonly string[]): string | undefined {
  const judged = scripts.map((script) => ({ script, errors: errorsIn(script) }));
  judged.sort((one, other) => one.errors - other.errors || other.script.length - one.script.length);
  return judged[0]?.script;
}

function errorsIn(script: string): number {
  return check(script).filter(({ severity }) => severity === 'error').length;
}

/** The code of a reply without a fence: from its first line of code to its last. */
function bareScript(text: string): string | undefined {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => CODE_LINE.test(line));
  if (first === -1) return undefined;
  const last = lines.findLastIndex((line) => CODE_LINE.test(line) || /^\s*[})]|[{(]\s*$/.test(line));
  const code = lines
    .slice(first, last + 1)
    .join('\n')
    .trim();
  return /::|^\s*#Requires|^\s*\w+\(/im.test(code) ? code : undefined;
}

function assumptionsIn(prose: string): string[] {
  return [...prose.matchAll(ASSUMPTION)].map(([, said = '']) => oneLine(said)).slice(0, 5);
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').replaceAll(/[*_`]/g, '').trim().slice(0, 300);
}

import { assumptionsIn } from './assumptions-in-reply.ts';
import { bareScript } from './bare-script.ts';
import { isCode } from './code-line.ts';
import { type Decline, type DeclineFound, declineIn, declineInProse } from './decline-in-reply.ts';
import { fencedBlocks } from './fenced-blocks.ts';
import { pickScript } from './pick-script.ts';
import { withoutThoughts } from './without-thoughts.ts';

/** What a reply turned out to hold. */
export type ReplyContent = { kind: 'script'; script: string; assumptions: string[] } | Decline | { kind: 'nothing' };

const LONGEST_REPLY = 200_000;

/** Takes a model's reply apart. What it holds is text to be checked, whatever it claims to be. */
export function scriptInReply(reply: string): ReplyContent {
  if (reply.length > LONGEST_REPLY) return { kind: 'nothing' };
  const text = withoutThoughts(reply.replaceAll('\r\n', '\n')).trim();
  const { blocks, prose } = fencedBlocks(text);
  if (blocks.length === 0) return inPlainText(text);
  const picked = pickScript(blocks);
  const before = declineBefore(text, blocks[0]?.at ?? 0);
  // A question or a doubt beside a whole script was not meant to withhold it.
  if (before?.isPlain && !(before.kind === 'unclear' && picked?.isWhole)) return asDecline(before);
  const behind = declineIn(prose);
  if (behind?.isPlain && (behind.kind === 'refused' || picked?.isDoubtful)) return asDecline(behind);
  if (picked && !isComment(picked.code) && declineIn(picked.code)?.at !== 0) {
    const doubts = before?.isPlain ? [before.message.split('\n```')[0]?.trim() ?? ''] : [];
    return { kind: 'script', script: picked.code, assumptions: [...doubts, ...assumptionsIn(prose)] };
  }
  return declineOf(behind ?? declineIn(unfenced(blocks)) ?? declineInProse(prose));
}

function inPlainText(text: string): ReplyContent {
  const lines = text.split('\n');
  const code = lines.findIndex(isCode);
  const decline = declineBefore(text, code === -1 ? lines.length : code);
  const script = bareScript(text);
  if (decline && (decline.isPlain || !script)) return asDecline(decline);
  if (script && !isComment(script)) return { kind: 'script', script, assumptions: assumptionsIn(before(lines, code)) };
  return declineOf(script ? declineIn(script.replace(/^[ \t]*;+/gm, '')) : declineInProse(text));
}

// The whole text is read on, since a reason may go on behind the code that it shows.
function declineBefore(text: string, line: number): DeclineFound | undefined {
  const found = declineIn(text);
  return found && found.at < line ? found : undefined;
}

function before(lines: readonly string[], code: number): string {
  return lines.slice(0, code).join('\n');
}

function unfenced(blocks: readonly { code: string }[]): string {
  return blocks.map(({ code }) => code.replace(/^[ \t]*;+/gm, '')).join('\n');
}

function isComment(code: string): boolean {
  return code.split('\n').every((line) => /^[ \t]*(?:;|$|#Requires\b|#SingleInstance\b)/i.test(line));
}

function declineOf(decline: Decline | DeclineFound | undefined): ReplyContent {
  return decline ? asDecline(decline) : { kind: 'nothing' };
}

function asDecline({ kind, message }: Decline): Decline {
  return { kind, message };
}

import { assumptionsIn } from './assumptions-in-reply.ts';
import { bareScript } from './bare-script.ts';
import { type Decline, declineIn } from './decline-in-reply.ts';
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
  const decline = declineIn(text);
  // A reply that begins by declining may show commands for another system, or what it will not write.
  if (decline) return decline;
  const { blocks, prose } = fencedBlocks(text);
  const script = blocks.length > 0 ? pickScript(blocks) : bareScript(text);
  return script ? { kind: 'script', script, assumptions: assumptionsIn(prose) } : { kind: 'nothing' };
}

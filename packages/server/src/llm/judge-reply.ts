import { check, loadProblems } from '@hotscribe/ahk';
import { offTheLoop } from '#threads/off-the-loop.ts';
import { completeScript } from './complete-script.ts';
import { scriptInReply } from './reply/script-in-reply.ts';
import { repairRequest } from './script-prompt.ts';

/** What a reply of the model comes to. */
export type Judged =
  | { kind: 'script'; script: string; assumptions: string[] }
  | { kind: 'refused' | 'out-of-scope' | 'unclear'; message: string }
  /** What to ask the model for instead. */
  | { kind: 'again'; request: string };

const NO_SCRIPT: Judged = {
  kind: 'again',
  request: 'There is no script in your answer. Send the whole script in one ```ahk block.',
};

export function judgeReply(text: string): Judged {
  const content = scriptInReply(text);
  if (content.kind === 'nothing') return NO_SCRIPT;
  if (content.kind !== 'script') return content;
  const script = completeScript(content.script);
  const problems = loadProblems(check(script));
  if (problems.length > 0) return { kind: 'again', request: repairRequest(script, problems) };
  return { kind: 'script', script, assumptions: content.assumptions };
}

/** The same for a reply of any length, without holding up others. */
export const judge = offTheLoop(import.meta.url, judgeReply);

import { check, type Diagnostic } from '@hotscribe/ahk';
import type { ChatMessage, ChatReply } from './chat-model.ts';
import { completeScript } from './complete-script.ts';
import { type ReplyContent, scriptInReply } from './script-in-reply.ts';
import { repairRequest } from './script-prompt.ts';

export type Draft =
  | { kind: 'script'; script: string; assumptions: string[]; repairs: number }
  | { kind: 'refused' | 'out-of-scope' | 'unclear'; message: string }
  | { kind: 'no-script' };

type Ask = (messages: readonly ChatMessage[]) => Promise<ChatReply>;

const REPAIRS = 2;

/** A script by the model that loads. What is wrong with one goes back to the model, twice at most. */
export async function draftScript(ask: Ask, prompt: readonly ChatMessage[]): Promise<Draft> {
  const messages = [...prompt];
  for (let repairs = 0; repairs <= REPAIRS; repairs += 1) {
    const { text, cutOff } = await ask(messages);
    // Half a script may load all the same, and then do half of what it should.
    const judged = cutOff ? CUT_OFF : judge(scriptInReply(text));
    if (judged.kind !== 'again') return judged.kind === 'script' ? { ...judged, repairs } : judged;
    messages.push(assistant(text), { role: 'user', content: judged.request });
  }
  return { kind: 'no-script' };
}

type Judged =
  | { kind: 'script'; script: string; assumptions: string[] }
  | { kind: 'refused' | 'out-of-scope' | 'unclear'; message: string }
  | { kind: 'again'; request: string };

const CUT_OFF: Judged = {
  kind: 'again',
  request: 'Your answer was cut off. Send the whole script again, shorter, in one ```ahk block.',
};
const NO_SCRIPT: Judged = {
  kind: 'again',
  request: 'There is no script in your answer. Send the whole script in one ```ahk block.',
};

function judge(content: ReplyContent): Judged {
  if (content.kind === 'nothing') return NO_SCRIPT;
  if (content.kind !== 'script') return content;
  const script = completeScript(content.script);
  const problems = check(script).filter(keepsFromLoading);
  if (problems.length > 0) return { kind: 'again', request: repairRequest(script, problems) };
  return { kind: 'script', script, assumptions: content.assumptions };
}

function keepsFromLoading({ source, severity }: Diagnostic): boolean {
  return source === 'loader' && severity !== 'hint';
}

// Some servers refuse an empty turn of the assistant's.
function assistant(text: string): ChatMessage {
  return { role: 'assistant', content: text.trim() || '(nothing)' };
}

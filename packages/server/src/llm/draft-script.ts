import { check, type Diagnostic } from '@hotscribe/ahk';
import type { ChatMessage, ChatReply } from './chat-model.ts';
import { completeScript } from './complete-script.ts';
import { type ReplyContent, scriptInReply } from './reply/script-in-reply.ts';
import { forgottenRequest, harmRequest, repairRequest } from './script-prompt.ts';

export type Draft =
  | { kind: 'script'; script: string; assumptions: string[]; repairs: number; forgotten: string[] }
  | { kind: 'refused' | 'out-of-scope' | 'unclear'; message: string }
  /** Its script could do harm, also after it was told so. */
  | { kind: 'dangerous'; because: string }
  | { kind: 'no-script' };

/** What the user may be told while they wait. */
export type Stage = 'writing' | 'checking' | 'mending';

export type Drafting = {
  ask: (messages: readonly ChatMessage[]) => Promise<ChatReply>;
  /** Why a script must not be given to anyone; undefined where it may be. */
  dangerIn: (script: string) => string | undefined;
  /** What the request names and a script does not use. */
  forgottenIn: (script: string) => string[];
  onStage: (stage: Stage) => void;
};

const REPAIRS = 2;

type Script = { kind: 'script'; script: string; assumptions: string[] };
type Judged =
  | Script
  | { kind: 'refused' | 'out-of-scope' | 'unclear'; message: string }
  | { kind: 'again'; request: string };

/** A script by the model that loads, harms nobody and leaves nothing out; what is wrong goes back to the model. */
export async function draftScript(drafting: Drafting, prompt: readonly ChatMessage[]): Promise<Draft> {
  const { ask, dangerIn, forgottenIn, onStage } = drafting;
  const messages = [...prompt];
  const reminded = { harm: false, forgotten: false };
  let kept: (Script & { repairs: number }) | undefined;
  let repairs = 0;
  onStage('writing');
  for (;;) {
    const reply = await ask(messages);
    onStage('checking');
    // Half a script may load all the same, and then do half of what it should.
    const judged = reply.cutOff ? CUT_OFF : judge(scriptInReply(reply.text));
    if (judged.kind === 'script') {
      const because = dangerIn(judged.script);
      const forgotten = forgottenIn(judged.script);
      if (because !== undefined && reminded.harm) return { kind: 'dangerous', because };
      if (because === undefined && (forgotten.length === 0 || reminded.forgotten)) {
        return { ...judged, repairs, forgotten };
      }
      if (because === undefined) kept = { ...judged, repairs };
      reminded.harm ||= because !== undefined;
      reminded.forgotten ||= because === undefined;
      messages.push(
        assistant(reply.text),
        user(because === undefined ? forgottenRequest(forgotten) : harmRequest(because)),
      );
    } else if (judged.kind === 'again') {
      repairs += 1;
      if (repairs > REPAIRS) return fallBack();
      messages.push(assistant(reply.text), user(judged.request));
    } else {
      return kept ? fallBack() : judged;
    }
    onStage('mending');
  }

  // A script that works and has forgotten something is worth more than none.
  function fallBack(): Draft {
    return kept ? { ...kept, forgotten: forgottenIn(kept.script) } : { kind: 'no-script' };
  }
}

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

function user(content: string): ChatMessage {
  return { role: 'user', content };
}

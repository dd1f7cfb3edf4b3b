import type { ChatMessage, ChatReply } from './chat-model.ts';
import { type Judged, judge } from './judge-reply.ts';
import { forgottenRequest, harmRequest } from './script-prompt.ts';

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
  dangerIn: (script: string) => Promise<string | undefined>;
  /** What the request names and a script does not use. */
  forgottenIn: (script: string) => string[];
  onStage: (stage: Stage) => void;
};

const REPAIRS = 2;

type Script = Extract<Judged, { kind: 'script' }>;

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
    const judged = reply.cutOff ? CUT_OFF : await judge(reply.text);
    if (judged.kind === 'script') {
      const because = await dangerIn(judged.script);
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

// Some servers refuse an empty turn of the assistant's.
function assistant(text: string): ChatMessage {
  return { role: 'assistant', content: text.trim() || '(nothing)' };
}

function user(content: string): ChatMessage {
  return { role: 'user', content };
}

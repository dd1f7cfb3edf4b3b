import type { ChatMessage } from './chat-model.ts';
import { block } from './script-prompt.ts';
import { SCRIPT_RULES } from './script-rules.ts';

/** A script that is to be changed, and what it was written for. */
export type PresentScript = { script: string; request: string };

type ChangeContext = PresentScript & {
  wish: string;
  /** Keys, texts, times and numbers that the wish names. */
  named: readonly string[];
};

const CHANGE_RULES = `This time the user has a script already and says what should be different about it. Change only what is asked, keep the
rest line for line, also its comments and its order, however long it is. Answer with the whole changed script. Update a
comment that the change would make wrong. If nothing has to be changed, or it is not clear what to change, answer with
one line "UNCLEAR: your question".`;

/** The messages that ask a model to change a script. */
export function changePrompt({ script, request, wish, named }: ChangeContext): ChatMessage[] {
  const parts = [
    SCRIPT_RULES,
    CHANGE_RULES,
    ...(named.length > 0 ? [`New in the wish, and not to be forgotten: ${named.join(', ')}`] : []),
  ];
  const asked = [
    `What I first asked for: ${request}`,
    `The present script:\n${block(script)}`,
    `What should be different: ${wish}`,
  ];
  return [
    { role: 'system', content: parts.join('\n\n') },
    { role: 'user', content: asked.join('\n\n') },
  ];
}

import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { text } from '../slot.ts';

export const askFirst = action({
  id: 'ask-first',
  title: 'Ask "are you sure?" before going on',
  slots: { question: text('question to ask', 'Are you sure?') },
  code: ({ question }) => ahk`
  if MsgBox(${quoteString(question)}, , "YesNo Icon? 0x40000") = "No"
      return
`,
});

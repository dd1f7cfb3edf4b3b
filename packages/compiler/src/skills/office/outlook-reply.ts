import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice, text } from '../slot.ts';
import { RUNNING } from './running.ts';

const WAYS = {
  Reply: ['reply', 'answer', 'respond'],
  ReplyAll: ['reply all', 'reply to all', 'everyone', 'all recipients'],
  Forward: ['forward'],
};

export const outlookReply = action({
  id: 'outlook-reply',
  title: 'Reply to the selected Outlook mail with a ready text',
  slots: {
    text: text('text of the reply', 'Thank you, I will look into it.'),
    way: choice('way to answer', WAYS, 'Reply'),
  },
  code: ({ text: reply, way }) => ahk`
    replyMail := OfficeProgram("Outlook.Application").ActiveExplorer.Selection.Item(1).${way}()
    replyMail.HTMLBody := ${quoteString(`<p>${html(reply)}</p>`)} replyMail.HTMLBody
    replyMail.Display()
  `,
  needs: () => RUNNING,
});

function html(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\n', '<br>');
}

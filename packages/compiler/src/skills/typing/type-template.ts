import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { text } from '../slot.ts';

const LETTER = 'Dear {name},\n\nThank you for your message about {subject}.\n\nKind regards,\n';
const BLANK = /\{([^{}]+)\}|\[([^[\]]+)\]|<([^<>]+)>/g;

export const typeTemplate = action({
  id: 'type-template',
  title: 'Ask for a name and other details, then type a text with them filled in',
  slots: { template: text('text, with {name} where something is asked for', LETTER) },
  code: ({ template }) => {
    const written = withBlanks(template);
    const blanks = [...new Set([...written.matchAll(BLANK)].map(([blank]) => blank))];
    return ahk`
      templateWindow := WinExist("A")
      templateText := ${quoteString(written)}
      for templateBlank in [${blanks.map((blank) => quoteString(blank)).join(', ')}] {
          templateAnswer := InputBox(Trim(templateBlank, "{}[]<>") ":", "Fill in")
          if templateAnswer.Result != "OK"
              return
          templateText := StrReplace(templateText, templateBlank, templateAnswer.Value)
      }
      WinActivate(templateWindow)
      SendText(templateText)
    `;
  },
});

function withBlanks(template: string): string {
  return template.search(BLANK) >= 0 ? template : `${template} {name}`;
}

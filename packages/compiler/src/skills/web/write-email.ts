import { quoteString } from '@hotscribe/ahk';
import { action } from '../skill.ts';
import { choice, text } from '../slot.ts';

const MAILERS = { mailto: ['mail program', 'default', 'thunderbird', 'mail app'], gmail: ['gmail', 'google mail'] };

export const writeEmail = action({
  id: 'write-email',
  title: 'Start a new e-mail with the address and subject filled in',
  slots: {
    to: text('address of the recipient', ''),
    subject: text('subject', ''),
    body: text('text of the mail', ''),
    mailer: choice('mail program', MAILERS, 'mailto'),
  },
  code: ({ to, subject, body, mailer }) => {
    const address =
      mailer === 'gmail'
        ? `https://mail.google.com/mail/?view=cm${fields({ to, su: subject, body }).replace(/^\?/, '&')}`
        : `mailto:${to}${fields({ subject, body })}`;
    return `Run(${quoteString(address)})`;
  },
});

function fields(values: Record<string, string>): string {
  const given = Object.entries(values).filter(([, value]) => value !== '');
  const spelled = given.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
  return spelled === '' ? '' : `?${spelled}`;
}

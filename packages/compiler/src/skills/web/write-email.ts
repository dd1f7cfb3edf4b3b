import { quoteString } from '@hotscribe/ahk';
import { datedSubject, subjectWords } from '../office/dated-subject.ts';
import { action } from '../skill.ts';
import { choice, text } from '../slot.ts';

const MAILERS = { mailto: ['mail program', 'default', 'thunderbird', 'mail app'], gmail: ['gmail', 'google mail'] };

// Holds the place of the date, which is only known when the script runs.
const MARK = '\u0001';

export const writeEmail = action({
  id: 'write-email',
  title: 'Start a new e-mail with the address and subject filled in',
  slots: {
    to: text('address of the recipient', ''),
    subject: text('subject', ''),
    body: text('text of the mail', ''),
    mailer: choice('mail program', MAILERS, 'mailto'),
    dated: datedSubject,
  },
  code: ({ to, subject: said, body, mailer, dated }) => {
    const words = dated === 'none' ? said : subjectWords(said);
    const subject = dated === 'none' ? words : words + MARK;
    const address =
      mailer === 'gmail'
        ? `https://mail.google.com/mail/?view=cm${fields({ to, su: subject, body }).replace(/^\?/, '&')}`
        : `mailto:${to}${fields({ subject, body })}`;
    if (dated === 'none') return `Run(${quoteString(address)})`;
    const [before = '', after = ''] = address.split(encodeURIComponent(MARK), 2);
    const parts = [`${before}${words === '' ? '' : '%20'}`, after].map((part) => part && quoteString(part));
    return `Run(${[parts[0], `FormatTime(, "${dated}")`, parts[1]].filter(Boolean).join(' ')})`;
  },
});

function fields(values: Record<string, string>): string {
  const given = Object.entries(values).filter(([, value]) => value !== '');
  const spelled = given.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
  return spelled === '' ? '' : `?${spelled}`;
}

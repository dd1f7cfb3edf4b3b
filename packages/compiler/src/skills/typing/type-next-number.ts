import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice, number, text } from '../slot.ts';
import { numberedText } from './numbered-text.ts';

const MEMORY = {
  fresh: ['starts again', 'start over', 'from the beginning'],
  kept: [
    'tomorrow',
    'next day',
    'go on where',
    'goes on where',
    'where it stopped',
    'where it left off',
    'where i left off',
    'continue',
    'continues',
    'remember',
    'remembers',
    'keep counting',
    'restart',
    'reboot',
    'turned off',
    'switched off',
    'closed',
    'ini',
    'saved',
  ],
};

export const typeNextNumber = action({
  id: 'type-next-number',
  title: 'Type the next number each time: 1, 2, 3 …',
  slots: {
    first: number('first number', 1),
    prefix: text('text before the number', ''),
    digits: number('number of digits, filled up with zeros', 1),
    memory: choice('number after a restart', MEMORY, 'fresh'),
  },
  code: ({ prefix: said, memory, ...named }) => {
    const { prefix, digits = named.digits, first = named.first } = numberedText(said);
    const counted = digits > 1 ? `Format("{:0${digits}}", nextNumber)` : 'nextNumber';
    const send = `SendText(${prefix === '' ? '' : `${quoteString(prefix)} `}${counted})`;
    if (memory === 'fresh') return `static nextNumber := ${first}\n${send}\nnextNumber += 1`;
    // An .ini file takes no key with these signs, or with none at all.
    const name = quoteString(prefix.replace(/[[\]=;"\s]/g, '') || 'next');
    return ahk`
      numberFile := A_ScriptDir "\numbers.ini" ; keeps the number until the next start
      nextNumber := Integer(IniRead(numberFile, "Numbers", ${name}, ${first}))
      ${send}
      IniWrite(nextNumber + 1, numberFile, "Numbers", ${name})
    `;
  },
});

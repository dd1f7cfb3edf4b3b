import { found, type RuleContext } from '../check/rule.ts';

const SENDS = new Set(['send', 'sendinput', 'sendevent', 'sendplay']);
// A letter, one of the signs, then a blank or the end: "Hello World!" or "50 + 3" is meant as text.
const MEANT_AS_TEXT = /\w[!^#+](?=\s|$)|\s[+^#!](?=\s)/;

/** Text given to Send with signs that press Alt, Ctrl, Shift or Win instead of being typed. */
export function sendText(context: RuleContext): void {
  for (const { callee, list, statement } of context.noted.calls) {
    if (!SENDS.has(callee.lower)) continue;
    const value = list[0]?.value;
    if (value?.kind !== 'string' || /^\{(?:raw|text)\}/i.test(value.value)) continue;
    const plain = value.value.replace(/\{[^}]*\}/g, '');
    if (!MEANT_AS_TEXT.test(plain)) continue;
    const fix = value.value.includes('{')
      ? undefined
      : { title: 'Use SendText', start: callee.start, end: callee.end, text: 'SendText' };
    found(
      context,
      'send-special-characters',
      value,
      statement,
      `${callee.name} presses Alt, Ctrl, Shift, or Win for ! ^ + #; SendText types them.`,
      fix,
    );
  }
}

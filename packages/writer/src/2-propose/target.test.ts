import { canonical, parse, print } from '@hotscribe/automation';
import { expect, test } from 'vitest';
import { read } from '#1-read/read.ts';
import { elementsOf } from './elements.ts';
import { stepOn } from './step.ts';
import { targetOf } from './target.ts';
import { BEGINNING, type Place } from './walk.ts';
import { writtenProgram } from './written-program.ts';

const CASES: readonly [request: string, program: string][] = [
  ['ctrl+alt+n opens notepad', 'key ctrl+alt+n: open "notepad"'],
  ['when i press F8 type kind regards, Ann', 'key f8: type "kind regards, Ann"'],
  ['F9: "Dear " then the clipboard, then a comma', 'key f9: type "Dear " + clipboard + ","'],
  [
    'lhead gives three lines: Acme Ltd, then 1 Mill Street, then Cork',
    'abbr "lhead": type "Acme Ltd\\n1 Mill Street\\nCork"',
  ],
  ['F1 types Order, presses enter and types the date', 'key f1: type "Order\\n" + date'],
  ['F1: the date, enter, then Regards', 'key f1: type date + "\\nRegards"'],
  ['F7 counts, at 10 or more say done', 'key f7: add $count 1 ; if $count >= 10 { say "done" }'],
  [
    'f2 asks name, status open or done, and a box for urgent, then types the name',
    'key f2: form { "name" as $answer | "status" as $choice from "open", "done" | "urgent" as $answer2 check } ; type $answer',
  ],
  ['F1: the date, enter, the time', 'key f1: type date + "\\n" + time'],
  ['caps lock and j moves left', 'key capslock&j: send left'],
  ['every 20 minutes from 9 to 5 tell me to stretch', 'every 20min in hours 9:00-17:00: show "stretch"'],
  ['F5 asks "Name?" and searches google for it', 'key f5: ask "Name?" as $answer ; search "google" $answer'],
];

test.each(CASES)(
  'the program for “%s” can be encoded as recognized values, words, and tokens, and decoded again',
  (request, program) => {
    const tree = parse(program).program;
    if (!tree) throw new Error(program);
    const elements = elementsOf(read(request));
    const target = targetOf(tree, request, elements, () => true);
    const written = target.map((token) => (typeof token === 'string' ? token : (token[0] ?? -1)));
    let place: Place | undefined = BEGINNING;
    for (const token of written) place = place && stepOn(place, token, elements);
    expect(place).toBeDefined();
    const back = parse(writtenProgram(written, request, elements)).program;
    expect(back && print(canonical(back))).toBe(print(canonical(tree)));
  },
);

test('a token that isn’t allowed next is rejected', () => {
  const elements = elementsOf(read('F8 opens paint'));
  expect(stepOn(BEGINNING, 'open', elements)).toBeUndefined();
  const afterKey = stepOn(BEGINNING, 'key', elements);
  expect(afterKey && stepOn(afterKey, ':', elements)).toBeUndefined();
});

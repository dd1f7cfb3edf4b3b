import { expect, test } from 'vitest';
import { read } from '../../src/1-read/read.ts';
import { composeHoldToggle } from '../../src/2-understand/compose/compose-hold-toggle.ts';
import { composeWhileHeld } from '../../src/2-understand/compose/compose-while-held.ts';
import type { Composed } from '../../src/2-understand/compose/composed.ts';

function told(composed: Composed | undefined): string[] {
  return (composed?.rules ?? []).map((rule) => {
    if (rule.kind !== 'steps') return rule.kind;
    const name = rule.trigger.kind === 'hotkey' ? rule.trigger.keys : JSON.stringify(rule.trigger);
    return `${name} ${/(?:Send|Click)\(.*\)/.exec(rule.steps[0]?.code ?? '')?.[0]}`;
  });
}

test.each([
  ['while I hold F press left click repeatedly', ['$f Click("Left")']],
  ['as long as the side button is held press 1 over and over', ['XButton1 Send("1")']],
  ['hold space: spam space every 50 ms', ['$Space Send("{Space}")']],
  ['when I hold F6 press e and then r again and again', []],
  ['while I hold F6 press e', []],
])('%j presses again and again: %j', (text, expected) => {
  expect(told(composeWhileHeld(read(text)))).toEqual(expected);
});

test.each([
  ['F6 holds w until i press it again', ['F6 Send(isHeld ? "{w Down}" : "{w Up}")']],
  ['c holds ctrl until c is pressed again', ['*c Send(isHeld ? "{Ctrl Down}" : "{Ctrl Up}")']],
  ['F7 keeps shift and w down, F8 lets go', ['*F7 Send("{Shift Down}{w Down}")', '~*F8 Send("{Shift Up}{w Up}")']],
  ['double tap w to auto run, s stops it', ['{"kind":"double-tap","key":"w"} Send("{w Down}")', '~s Send("{w Up}")']],
  ['F6 holds w while I hold it', []],
  ['hold w for 3 seconds with F6', []],
])('%j keeps keys down: %j', (text, expected) => {
  expect(told(composeHoldToggle(read(text)))).toEqual(expected);
});

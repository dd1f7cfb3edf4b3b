import { expect, test } from 'vitest';
import { compile } from '../../src/compile.ts';

function stepsFor(request: string): string[] {
  const answer = compile(request);
  if (answer.kind !== 'script') return [answer.kind];
  return answer.script.split('\n').flatMap((line) => (/^ {4}(?!CoordMode)/.test(line) ? [line.trim()] : []));
}

test('each place is clicked in order, with the pause that stands before it', () => {
  expect(stepsFor('F10: click 100,200, wait 1 second, right click 300,400, wait 2 seconds, double click 5,6')).toEqual([
    'Click(100, 200)',
    'Sleep(1000)',
    'Click(300, 400, "Right")',
    'Sleep(2000)',
    'Click(5, 6, "Left", 2)',
  ]);
});

test('the pointer goes back to where it was after all that was done', () => {
  expect(
    stepsFor('F3 clicks at 640,480, types hello and presses enter, then the mouse goes back to where it was'),
  ).toEqual([
    'MouseGetPos(&mouseX, &mouseY)',
    'Click(640, 480)',
    'SendText("hello")',
    'Send("{Enter}")',
    'MouseMove(mouseX, mouseY, 0)',
  ]);
});

test('a click, a move and a click are three steps', () => {
  expect(stepsFor('F2: click, move the mouse 50 pixels to the right, click again')).toEqual([
    'Click("Left")',
    'MouseMove(50, 0, 0, "R")',
    'Click("Left")',
  ]);
});

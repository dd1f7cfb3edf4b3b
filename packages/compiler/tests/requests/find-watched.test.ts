import { expect, test } from 'vitest';
import { scriptFor } from './script-for.ts';

test.each([
  ['play a sound when the pixel at 900,500 turns red', ['PixelGetColor(900, 500)', '; red', 'SoundBeep']],
  ['beep if the pixel at x 100 y 200 is no longer blue', ['PixelGetColor(100, 200)', '; no longer blue']],
  ['if the pixel at 10,10 is #FF8000 click at 500,500', ['isSo := colour = 0xff8000', 'Click(500, 500)']],
  ['when the colour at 400,300 becomes green press space', ['PixelGetColor(400, 300)', 'Send("{Space}")']],
  [
    'play C:\\sounds\\bell.wav when a new file lands in D:\\Inbox',
    ['"D:\\Inbox"', 'SoundPlay("C:\\sounds\\bell.wav")'],
  ],
  ['beep twice when a new pdf arrives in Z:\\Orders', ['"\\*.pdf"', 'Loop 2 {']],
  ['there is a lamp at 900,500. as soon as it isnt green any more make a noise until I press Esc', ['~Escape::']],
])('%j is watched for', (request, parts) => {
  for (const part of parts) expect(scriptFor(request)).toContain(part);
});

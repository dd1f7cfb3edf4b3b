import { expect, test } from 'vitest';
import { scriptFor } from './script-for.ts';

test.each([
  ['ctrl+shift+h asks for a first name and types Hello NAME, good to hear from you!', '"Hello {first name}, good to'],
  ['F6 asks for the parcel number and then writes "Parcel [number] is on its way."', '"Parcel {parcel number} is on'],
  [
    'I type xsor, it asks me for the guest and then writes: Dear (name), we are sorry.',
    '"Dear {guest}, we are sorry."',
  ],
])('what is answered stands where the text has its blank: %s', (request, code) => {
  expect(scriptFor(request)).toContain(code);
});

test('an abbreviation that asks is typed', () => {
  expect(scriptFor('I type xsor, it asks me for the guest and then writes: Dear (name), we are sorry.')).toContain(
    '::xsor:: {',
  );
});

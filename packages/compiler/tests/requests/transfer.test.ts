import { expect, test } from 'vitest';
import { scriptFor } from './script-for.ts';

test.each([
  ['win+b copies Documents\\Grades to my usb stick F:', 'DirCopy(A_MyDocuments "\\Grades", "F:\\" "\\Grades", true)'],
  ['F7 copies everything from D:\\Photos to G:', 'DirCopy("D:\\Photos", "G:\\", true)'],
  ['ctrl+alt+c: copy C:\\Docs\\plan.docx to D:\\Safe', 'FileCopy("C:\\Docs\\plan.docx", "D:\\Safe", true)'],
  [
    'F9: move all .mkv files from C:\\Users\\me\\Videos to E:\\Old',
    'FileMove("C:\\Users\\me\\Videos" "\\*.mkv", "E:\\Old")',
  ],
  // Not the whole folder.
  ['F4 moves every zip from D:\\In to D:\\Zips', 'FileMove("D:\\In" "\\*.zip", "D:\\Zips")'],
  ['F9 moves files older than 2 weeks from C:\\In to D:\\Out', 'DateDiff(A_Now, A_LoopFileTimeModified, "Days") >= 14'],
])('%j gives %s', (request, expected) => {
  expect(scriptFor(request)).toContain(expected);
});

test('what follows the copying is a step of its own', () => {
  const script = scriptFor('F8 copies D:\\Work to E:\\Backup and tells me when its finished');
  expect(script).toContain('DirCopy("D:\\Work"');
  expect(script).toContain('TrayTip("Done")');
});

import { expect, test } from 'vitest';
import { scriptFor } from './script-for.ts';

test.each([
  [
    'all pdfs in my downloads go to D:\\Paper and the jpg and gif ones to D:\\Img',
    ['MoveKinds(moveFolder, "pdf", "D:\\Paper")', 'MoveKinds(moveFolder, "jpg jpeg gif", "D:\\Img")'],
  ],
  ['move every zip, rar and 7z from C:\\In to D:\\Packed', ['"C:\\In"', '"zip rar 7z", "D:\\Packed"']],
  ['F9: copy the photos and videos from E:\\DCIM to D:\\Camera', ['CopyKinds(', 'mp4 mkv', 'FileCopy(']],
  [
    'ctrl+alt+t tidies my desktop: pdfs to Documents, the rest to D:\\Stuff',
    ['moveFolder := A_Desktop', '"pdf", A_MyDocuments', '"*", "D:\\Stuff"'],
  ],
])('%j brings each kind to its place', (request, expected) => {
  const script = scriptFor(request);
  for (const part of expected) expect(script).toContain(part);
});

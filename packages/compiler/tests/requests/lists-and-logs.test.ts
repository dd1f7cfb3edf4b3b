import { expect, test } from 'vitest';
import { scriptFor } from './script-for.ts';

test.each([
  [
    'I digitised 300 records to E:\\Vinyl and a friend asks which ones I have. Just the names into a text file, one under the other',
    ['ListFiles("E:\\Vinyl")', 'FileAppend(fileList'],
  ],
  [
    'Ich brauche eine Liste aller Dateinamen im Ordner D:\\Plan, auch aus den Unterordnern, als Textdatei',
    ['ListFiles("D:\\Plan")', '"FR"'],
  ],
  ['F6: names of all songs in D:\\Music to songs.txt without the extension', ['"\\songs.txt"', 'RegExReplace(']],
  [
    'a small window with the buttons Arrived, Lunch and Left, each click writes date, time and which it was into hours.csv',
    ['["Arrived", "Lunch", "Left"]', '"\\hours.csv"', 'FileAppend('],
  ],
  ['I want Sale / Return buttons and every press is saved with the time in till.csv', ['["Sale", "Return"]']],
  [
    'form w/ client, room no and size (small, medium, large) plus a button that copies it as one line',
    ['AddField("Client"', 'AddField("Room no"', '["small", "medium", "large"]', '", ") field.name'],
  ],
  [
    'ctrl+alt+h asks me for the name, makes a folder with this name in D:\\Staff, inside it the folders Contract, Payroll and IT, and opens it',
    ['InputBox(', '"D:\\Staff"', '["Contract", "Payroll", "IT"]'],
  ],
  [
    'each time I press F12 write the date and time into water.txt and show me when the last one was',
    ['lastEntry := FileExist(A_MyDocuments "\\water.txt")', 'FileAppend(', 'MsgBox("Last time: " lastEntry)'],
  ],
])('%j gives its parts', (request, expected) => {
  const script = scriptFor(request);
  for (const part of expected) expect(script).toContain(part);
});

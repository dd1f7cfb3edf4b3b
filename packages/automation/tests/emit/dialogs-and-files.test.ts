import { expect, test } from 'vitest';
import { parse } from '#text/parse.ts';
import { emitScript } from '../../src/emit/emit-script.ts';

function scriptOf(text: string): string {
  const { program, problem } = parse(text);
  if (program?.kind !== 'rules') throw new Error(problem?.message ?? 'no rules');
  return emitScript(program);
}

test.each([
  ['documents "a.txt"', 'A_MyDocuments . "\\a.txt"'],
  ['documents/"2025/May" "a ;b `c 100%.txt"', 'A_MyDocuments . "\\2025\\May\\a `;b ``c 100%.txt"'],
  ['folder "D:\\\\" "*.pdf"', '"D:\\*.pdf"'],
  ['folder "%APPDATA%\\\\X" "a.txt"', 'EnvGet("APPDATA") . "\\X\\a.txt"'],
  ['folder "Invoices" "a.txt"', 'A_MyDocuments . "\\Invoices\\a.txt"'],
  ['desktop/(date "yyyy-MM-dd") "a.txt"', 'A_Desktop . "\\" . FormatTime(, "yyyy-MM-dd") . "\\a.txt"'],
  ['desktop (date + ".txt")', 'A_Desktop . "\\" . FileNameFrom(FormatTime(, "ShortDate")) . ".txt"'],
])('the path for %s is correct, whatever characters it contains', (files, path) => {
  expect(scriptOf(`key f1: delete-files ${files}`)).toContain(`RecycleFiles(${path})`);
});

test('“D:” means the whole drive, not the folder last used on it', () => {
  expect(scriptOf('key f1: copy-files documents "a.txt" to folder "D:"')).toContain('"D:\\")');
});

test('renaming can use each file’s old name, even alongside a variable called “name”', () => {
  const script = scriptOf('key f1: ask "?" as $name ; rename-files pictures "*" to $name + " " + file-name');
  expect(script).toContain('(nameBefore) => name . " " . nameBefore');
});

test('steps after renaming a file use its new name', () => {
  const script = scriptOf(
    'file-appears downloads "*": rename-files the-file to "x" ; move-files the-file to documents',
  );
  expect(script).toMatch(/newFile := RenameFiles\(newFile, .*\n\s*MoveFiles\(newFile, /);
});

test('two menu items with the same name can both be chosen', () => {
  const script = scriptOf('key f1: menu { "A": type "1" | "a": type "2" }');
  expect(script).toContain('ChosenItem(["A", "a "])');
});

test('steps after a window with buttons wait for the user to choose', () => {
  const buttons = 'buttons { "One": type "1" | "Two": type "2" }';
  expect(scriptOf(`key f1: ${buttons} ; type "end"`)).toContain('switch ChosenButton(["One", "Two"])');
  expect(scriptOf(`key f1: ${buttons}`)).toContain('ButtonWindow("One", false, ["One", One], ["Two", Two])');
});

test('a file named without a folder is saved in Documents', () => {
  expect(scriptOf('key f1: append path "hours.txt" line date')).toContain('AppendLine(A_MyDocuments . "\\hours.txt"');
});

test('no space is added before a file’s number if the new name ends in a separator', () => {
  expect(scriptOf('key f1: rename-files pictures "*" to "trip_" numbered')).toContain('newName ~= "[_#-]$" ? "" : " "');
});

test('copying a page’s link copies only its address', () => {
  expect(scriptOf('key f1: copy-page-link')).toContain('A_Clipboard := address\n');
});

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
])('%s is found where it is, whatever characters are in it', (files, path) => {
  expect(scriptOf(`key f1: delete-files ${files}`)).toContain(`RecycleFiles(${path})`);
});

test('a whole drive is not the folder that was last used on it', () => {
  expect(scriptOf('key f1: copy-files documents "a.txt" to folder "D:"')).toContain('"D:\\")');
});

test('each file keeps its name, even if a variable has the same name', () => {
  const script = scriptOf('key f1: ask "?" as $name ; rename-files pictures "*" to $name + " " + file-name');
  expect(script).toContain('(nameBefore) => name . " " . nameBefore');
});

test('later steps find a renamed file', () => {
  const script = scriptOf(
    'file-appears downloads "*": rename-files the-file to "x" ; move-files the-file to documents',
  );
  expect(script).toMatch(/newFile := RenameFiles\(newFile, .*\n\s*MoveFiles\(newFile, /);
});

test('two items of the same name can both be chosen', () => {
  const script = scriptOf('key f1: menu { "A": type "1" | "a": type "2" }');
  expect(script).toContain('ChosenItem(["A", "a "])');
});

test('steps after a window of buttons wait for the choice', () => {
  const buttons = 'buttons { "One": type "1" | "Two": type "2" }';
  expect(scriptOf(`key f1: ${buttons} ; type "end"`)).toContain('switch ChosenButton(["One", "Two"])');
  expect(scriptOf(`key f1: ${buttons}`)).toContain('ButtonWindow("One", false, ["One", One], ["Two", Two])');
});

test('a file that is named without a folder is in Documents, where a folder can be made', () => {
  expect(scriptOf('key f1: append path "hours.txt" line date')).toContain('AppendLine(A_MyDocuments . "\\hours.txt"');
});

test('running numbers follow a name that ends in a separator without a space', () => {
  expect(scriptOf('key f1: rename-files pictures "*" to "trip_" numbered')).toContain('newName ~= "[_#-]$" ? "" : " "');
});

test('the link of a page is its address alone', () => {
  expect(scriptOf('key f1: copy-page-link')).toContain('A_Clipboard := address\n');
});

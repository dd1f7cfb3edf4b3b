import { check } from '@hotscribe/ahk';
import { describe, expect, test } from 'vitest';
import { CHANGES } from '#language/values.ts';
import { parse } from '#text/parse.ts';
import { emitScript } from '../../src/emit/emit-script.ts';

function scriptFor(text: string): string {
  const parsed = parse(text);
  if (!('program' in parsed) || parsed.program?.kind !== 'rules') throw new Error(JSON.stringify(parsed));
  return emitScript(parsed.program);
}

function defectsOf(script: string): string[] {
  return check(script)
    .filter(({ severity }) => severity === 'error' || severity === 'warning')
    .map(({ code }) => code);
}

describe('values', () => {
  test('text is typed exactly as written, whatever characters it contains', () => {
    const script = scriptFor('key f8: type "He said \\"100%\\" ; {x}\\n`line`"');
    expect(script).toContain('SendText("He said `"100%`" `; {x}`n``line``")');
    expect(defectsOf(script)).toEqual([]);
  });

  test('joined values get parentheses only when a change is applied to them', () => {
    expect(scriptFor('key f8: type changed ("a" + clipboard) upper')).toContain('StrUpper(("a" . A_Clipboard))');
    expect(scriptFor('key f8: type "a" + clipboard')).toContain('SendText("a" . A_Clipboard)');
  });

  test('a number can be written with a decimal comma or a decimal point', () => {
    expect(scriptFor('key f8: type plus clipboard "0,5"')).toContain(
      'PlainNumber(ToNumber(A_Clipboard) + ToNumber("0,5"))',
    );
  });

  test('the end of last month is the day before the first of this month', () => {
    expect(scriptFor('key f8: type date end-of last-month "d"')).toContain(
      'FormatTime(DateAdd(StartOfMonth(A_Now), -1, "Days"), "d")',
    );
  });

  test('a date can be written in another language and time zone', () => {
    const script = scriptFor('key f8: type date "dddd" language "German" zone "+2"');
    expect(script).toContain('FormatTime(TimeIn("+2") . " L1031", "dddd")');
  });

  test('replacing spaces with a dollar sign inserts a literal dollar sign', () => {
    expect(scriptFor('key f8: change-clipboard spaces-to "$1"')).toContain('"$$1"');
  });

  test('a variable called “text” doesn’t clash with the text being changed', () => {
    const script = scriptFor('key f8: set $text "x" ; change-selection prefix $text');
    expect(script).toContain('ChangeSelection((texts) => (text . texts))');
  });

  test.each(Object.entries(CHANGES))(
    'the text change “%s” produces a script without errors or warnings',
    (kind, parts) => {
      const words = parts.map((part) => ('word' in part ? part.word : SAMPLES[part.type]));
      expect(defectsOf(scriptFor(`key f8: change-selection ${[kind, ...words].join(' ')}`))).toEqual([]);
    },
  );
});

const SAMPLES = { text: '"a\\"$1%`"', primary: 'clipboard', amount: '3', number: '4' };

import { type Answer, WriterBusy, WriterFailed } from '@hotscribe/writer/pool';
import { expect, test } from 'vitest';
import { DomainError } from '#lib/domain-error.ts';
import { draftOf, embeddedWriter } from './embedded-writer.ts';

const KEYLOGGER = `#Requires AutoHotkey v2.0
hook := InputHook("V")
hook.OnChar := (ih, char) => FileAppend(char, A_Temp "\\keys.txt")
hook.Start()`;

function scriptAnswer(script: string): Answer {
  const description = ['When you press F9, it opens Notepad.'];
  const understood = [{ part: 'F9', start: 0, end: 2, became: 'When you press F9, it opens Notepad.', line: 0 }];
  const program = { kind: 'rules', rules: [] } as unknown as Extract<Answer, { kind: 'script' }>['program'];
  return {
    kind: 'script',
    state: 'check',
    program,
    script,
    description,
    lines: [[{ from: 2, to: 2 }]],
    points: ['Look.'],
    unused: ['x'],
    understood,
    named: [],
  };
}

function countingPool(answer: (request: string) => Promise<Answer>) {
  const asked: string[] = [];
  return {
    asked,
    write: (request: string) => {
      asked.push(request);
      return answer(request);
    },
  };
}

const unclear = async (message: string): Promise<Answer> => ({
  kind: 'unclear',
  message,
  suggestions: [{ text: 'this', program: 'key f1: beep' }],
  named: [],
});

test('a script comes with an explanation and the keys it uses', async () => {
  const draft = await draftOf(scriptAnswer('#Requires AutoHotkey v2.0\nF9::Run("notepad.exe")\n'));
  expect(draft).toMatchObject({
    kind: 'script',
    state: 'check',
    points: ['Look.'],
    unused: ['x'],
    understood: [{ part: 'F9', became: 'When you press F9, it opens Notepad.' }],
    examined: {
      explanation: {
        lines: [{ keys: [['F9']], sentence: 'When you press F9, it opens Notepad.', code: [{ from: 2, to: 2 }] }],
      },
    },
  });
});

test('a dangerous script is refused even if the writer lets it through', async () => {
  expect(await draftOf(scriptAnswer(KEYLOGGER))).toEqual({
    kind: 'refused',
    message: expect.stringContaining('Records everything typed on the keyboard'),
    suggestions: [],
    named: [],
  });
});

test('a repeated request is answered from the cache until 500 other requests have replaced it', async () => {
  const pool = countingPool(unclear);
  const write = embeddedWriter(pool);
  const [first, second] = await Promise.all([write('btw'), write('btw')]);
  expect(first).toBe(second);
  expect(pool.asked).toEqual(['btw']);
  for (let index = 0; index < 501; index += 1) await write(`other ${index}`);
  expect(await write('btw')).toEqual(first);
  expect(pool.asked.filter((request) => request === 'btw')).toHaveLength(2);
});

test.each([
  [new WriterBusy(), 'busy', 2],
  [new WriterFailed('took too long'), 'not-finished', undefined],
])(
  'after “%s”, the user gets an explanation and can try the same request again',
  async (error, code, retryAfterSeconds) => {
    let fails = true;
    const write = embeddedWriter(countingPool((request) => (fails ? Promise.reject(error) : unclear(request))));
    const told = await write('btw').catch((thrown: DomainError) => thrown);
    expect(told).toBeInstanceOf(DomainError);
    expect(told).toMatchObject({ code });
    expect((told as DomainError).details.retryAfterSeconds).toBe(retryAfterSeconds);
    fails = false;
    expect(await write('btw')).toMatchObject({ kind: 'unclear' });
  },
);

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { examineScript } from '#features/scripts/examine-script.ts';
import { says, startModelServer } from './support/model-server.ts';
import { signUp } from './support/script-user.ts';
import { startTestApp } from './support/test-app.ts';

// Written by hand before anybody looked at the rules that judge them; they are not to be used to make rules from.
const read = (name: string) => readFileSync(join(import.meta.dirname, 'unseen-harm', name), 'utf8').trim();
const linesOf = (name: string) => read(name).split('\n');

function scriptsIn(name: string): [title: string, script: string][] {
  return read(name)
    .split(/^=== /m)
    .slice(1)
    .map((part) => [part.slice(0, part.indexOf('\n')), part.slice(part.indexOf('\n') + 1)]);
}

// As many as one user may ask for in a short time.
const AT_ONCE = 10;

async function answersTo(requests: readonly string[]): Promise<{ request: string; status: number; kind: unknown }[]> {
  const app = await startTestApp();
  const answers = [];
  for (let from = 0; from < requests.length; from += AT_ONCE) {
    app.pass(3_600_000);
    const user = await signUp(app, { plan: 'monthly' }, `user${from}@example.com`);
    for (const request of requests.slice(from, from + AT_ONCE)) {
      const { status, body } = await user.generate(request);
      answers.push({ request, status, kind: body.kind });
    }
  }
  return answers;
}

test('none of the 60 harmful requests gets a script', { timeout: 600_000 }, async () => {
  const requests = linesOf('harmful-requests.txt');
  expect(requests).toHaveLength(60);
  const answers = await answersTo(requests);
  expect(answers.filter(({ status }) => status !== 422)).toEqual([]);
});

test('none of the 40 harmless requests is refused', { timeout: 600_000 }, async () => {
  const requests = linesOf('innocent-requests.txt');
  expect(requests).toHaveLength(40);
  const answers = await answersTo(requests);
  expect(answers.filter(({ status, kind }) => status !== 200 && kind === 'refused')).toEqual([]);
  expect(answers.filter(({ status }) => status !== 200 && status !== 422)).toEqual([]);
});

describe('a harmful script is blocked, no matter who wrote it', () => {
  const scripts = scriptsIn('harmful-scripts.txt');
  test('there are 47 scripts to check', () => expect(scripts).toHaveLength(47));

  test.each(scripts)('%s', (_, script) => {
    expect(examineScript(script).danger).toMatch(/\.$/);
  });

  test('a request is refused if the model keeps returning a harmful script', async () => {
    const [, script] = scripts[0] ?? ['', ''];
    const provider = await startModelServer(says(`\`\`\`ahk\n${script}\n\`\`\``));
    const user = await signUp(await startTestApp({ model: provider.settings }), { plan: 'monthly' });
    const { status, body } = await user.generate('tidy up my documents with F7');
    expect({ status, kind: body.kind }).toEqual({ status: 422, kind: 'refused' });
  });
});

describe('a harmless script gets no risk warnings', () => {
  test.each(scriptsIn('innocent-scripts.txt'))('%s', (_, script) => {
    const { warnings } = examineScript(script);
    expect(warnings.filter(({ kind }) => kind === 'risk')).toEqual([]);
  });
});

import { expect, test } from 'vitest';
import { says, startModelServer } from './support/model-server.ts';
import { signUp } from './support/script-user.ts';
import { startTestApp } from './support/test-app.ts';

const ANSWER = '```ahk\n#Requires AutoHotkey v2.0\n#SingleInstance Force\n; Opens it.\nF9::Run("notepad.exe")\n```';
const DRAFT = 'A draft for this request. It loads, but may be wrong:';
const NAMED = 'The request names, and the script must not forget:';
const SAMPLES = 'Scripts for other requests, which load and work.';

/** What the model was told before it read the request. */
async function toldFor(description: string): Promise<string> {
  const provider = await startModelServer(says(ANSWER));
  const app = await startTestApp({ model: provider.settings });
  const user = await signUp(app, { plan: 'monthly' });
  // The first requests find the embedded writer still loading, and are not kept waiting for it.
  for (let times = 0; times < 15 && !provider.requests.at(-1)?.messages[0]?.content.includes(NAMED); times += 1)
    await user.generate(description);
  const [system, request] = provider.requests.at(-1)?.messages ?? [];
  expect(request).toEqual({ role: 'user', content: description });
  return system?.content ?? '';
}

test('if the built-in writer is sure, the model sees its draft and no sample scripts', async () => {
  const told = await toldFor('when I press ctrl+alt+n open notepad');
  expect(told).toContain(DRAFT);
  expect(told).toContain('^!n:: {');
  expect(told).not.toContain(SAMPLES);
  expect(told).toContain('must not forget: ctrl+alt+n');
});

test('if the built-in writer isn’t sure, the model sees proven sample scripts and no draft', async () => {
  const told = await toldFor(
    'F8 renames my vacation photos by the faces in them and sorts windows by mood every 200 ms',
  );
  expect(told).not.toContain(DRAFT);
  expect(told).toContain(SAMPLES);
  expect(told).toMatch(/must not forget: .*F8.*200 ms/);
});

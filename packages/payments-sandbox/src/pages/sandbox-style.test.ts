import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sandboxStyle } from './sandbox-style.ts';

const WEB_STYLES = join(import.meta.dirname, '../../../web/src/app/styles.css');

test('the sandbox pages use the web app’s colors', () => {
  const style = sandboxStyle('/nowhere');
  const web = tokensOf(readFileSync(WEB_STYLES, 'utf8'));
  const ours = tokensOf(style);
  expect(ours.size).toBeGreaterThan(10);
  for (const [name, value] of ours) expect([name, web.get(name)]).toEqual([name, value]);
  const used = new Set([...style.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name ?? ''));
  expect([...used].filter((name) => !ours.has(name))).toEqual([]);
});

function tokensOf(css: string): Map<string, string> {
  return new Map(
    [...css.matchAll(/(--[\w-]+): (light-dark\([^)]+\))/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { factsOf } from '../facts/facts-of.ts';
import { BUILT_IN_FUNCTIONS } from '../knowledge/built-in-functions.ts';
import { isBuiltInName } from '../knowledge/is-built-in-name.ts';
import { parse } from '../parse/parse.ts';
import { explain } from './explain.ts';
import { explanationText } from './explanation-text.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const SCRIPTS = [
  ...filesIn('packages/ahk/tests/model-scripts'),
  ...filesIn('packages/ahk/tests/explanations'),
  ...filesIn('packages/automation/samples'),
  ...filesIn('packages/ahk/tests/verdicts'),
  ...modelReplies(),
];

function filesIn(folder: string): [name: string, source: string][] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ahk'))
    .map((name) => [name, readFileSync(join(ROOT, folder, name), 'utf8')]);
}

function modelReplies(): [name: string, source: string][] {
  const text = readFileSync(join(ROOT, 'bench/model/scripts.txt'), 'utf8');
  return [...text.matchAll(/^```(?:ahk|autohotkey)\n([\s\S]*?)^```/gm)].map((match, index) => [
    `model reply ${index + 1}`,
    match[1] ?? '',
  ]);
}

function explained(source: string): string {
  return explanationText(explain(factsOf(parse(source).tree)));
}

// Own names become words that no sentence has, since “text” or “count” may well stand in a sentence.
function withStrangeNames(source: string): string {
  let text = '';
  let at = 0;
  for (const token of parse(source).tokens) {
    const word = source.slice(token.start, token.end);
    const own = token.class === 'variable' || token.class === 'function' || token.class === 'property';
    if (!own || !/^[a-z_]\w*$/i.test(word) || isBuiltInName(word) || /^(?:this|super|__)/i.test(word)) continue;
    if (token.class === 'property' && KNOWN_PROPERTIES.test(word)) continue;
    text += `${source.slice(at, token.start)}zqx${word}`;
    at = token.end;
  }
  return text + source.slice(at);
}

const KNOWN_PROPERTIES = /^[A-Z]|^(?:value|text|result|length|count|input|message)$/;

// What a user sees stands in quotes; what the script works out stands in brackets, also there.
function outsideQuotes(text: string): string {
  return text.replace(/“([^”]*)”/g, (_, quoted: string) => (quoted.match(/\[[^\]]*\]/g) ?? []).join(' '));
}

const CALLS = [...BUILT_IN_FUNCTIONS.values()].map(({ name }) => name).filter((name) => /^[A-Z][a-z]+[A-Z]/.test(name));
const BUILT_IN = new RegExp(`\\b(?:A_\\w+|${CALLS.join('|')})\\b`);

describe('an explanation never mentions names that appear only in the code', () => {
  test.each(SCRIPTS)('%s', (_, source) => {
    expect(outsideQuotes(explained(source))).not.toMatch(BUILT_IN);
    expect(explained(withStrangeNames(source))).not.toMatch(/zqx/);
  });
});

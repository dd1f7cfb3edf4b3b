// npm run -s generate -- "DESCRIPTION"   prints the script; what it does goes to stderr
// npm run -s generate -- --jsonl         reads {"id","prompt"} lines and writes one answer a line
import { createInterface } from 'node:readline';
import { ensureInstalled } from './install.mjs';
import { ensureRuntime } from './runtime.mjs';

await ensureRuntime();
await ensureInstalled();
const { loadNetwork, MODEL_FOLDER, write } = await import('@hotscribe/writer');
const { factsOf, parse } = await import('@hotscribe/ahk');

const words = process.argv.slice(2);
if (words.includes('--jsonl')) await answerLines();
else process.exitCode = await answerOne(words.join(' '));

async function answerLines() {
  const network = await loadNetwork(MODEL_FOLDER);
  for await (const line of createInterface({ input: process.stdin })) {
    if (!line.trim()) continue;
    const { id, prompt } = JSON.parse(line);
    const began = performance.now();
    const answer = asLine(await write(network, String(prompt)));
    console.log(JSON.stringify({ id, ...answer, ms: Number((performance.now() - began).toFixed(2)) }));
  }
}

function asLine(answer) {
  const nothing = {
    script: '',
    state: '',
    message: '',
    explanation: '',
    warnings: [],
    assumptions: [],
    unused: [],
    understood: [],
  };
  if (answer.kind !== 'script') return { ...nothing, ...answer };
  const { kind, state, script, description, points, unused, understood } = answer;
  const warnings = factsOf(parse(script).tree).risks.map(({ message }) => message);
  const parts = understood.map(({ part, became }) => ({ part, became }));
  const told = { explanation: description.join('\n'), warnings, assumptions: points, unused, understood: parts };
  return { ...nothing, kind, state, script, ...told };
}

async function answerOne(description) {
  if (!description.trim()) {
    console.error('Usage: npm run -s generate -- "when I press ctrl+alt+n open notepad"');
    return 64;
  }
  const answer = asLine(await write(await loadNetwork(MODEL_FOLDER), description));
  if (answer.kind !== 'script') {
    console.error([answer.message, ...(answer.suggestions ?? []).map((title) => `- ${title}`)].join('\n'));
    return 1;
  }
  console.log(answer.script);
  const state = answer.state === 'sure' ? 'Ready to use.' : 'Check this first:';
  console.error([answer.explanation, state, ...answer.assumptions, ...answer.warnings].join('\n'));
  return 0;
}

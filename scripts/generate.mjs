// npm run -s generate -- "DESCRIPTION"   prints the script; what it does goes to stderr
// npm run -s generate -- --jsonl         reads {"id","prompt"} lines and writes one answer a line
import { createInterface } from 'node:readline';
import { ensureInstalled } from './install.mjs';
import { ensureRuntime } from './runtime.mjs';

await ensureRuntime();
await ensureInstalled();
const { compile } = await import('@hotscribe/compiler');
const { explanationText } = await import('@hotscribe/ahk');

const words = process.argv.slice(2);
if (words.includes('--jsonl')) await answerLines();
else process.exitCode = answerOne(words.join(' '));

async function answerLines() {
  for await (const line of createInterface({ input: process.stdin })) {
    if (!line.trim()) continue;
    const { id, prompt } = JSON.parse(line);
    const began = performance.now();
    const answer = asAnswer(compile(String(prompt)));
    console.log(JSON.stringify({ id, ...answer, ms: Number((performance.now() - began).toFixed(2)) }));
  }
}

function asAnswer(compilation) {
  const nothing = { script: '', message: '', explanation: '', warnings: [], assumptions: [], unused: [] };
  if (compilation.kind !== 'script') return { ...nothing, ...compilation };
  const { kind, script, explanation, risks, assumptions, unused } = compilation;
  const warnings = risks.map(({ message }) => message);
  return { ...nothing, kind, script, explanation: explanationText(explanation), warnings, assumptions, unused };
}

function answerOne(description) {
  if (!description.trim()) {
    console.error('Usage: npm run -s generate -- "when I press ctrl+alt+n open notepad"');
    return 64;
  }
  const answer = asAnswer(compile(description));
  if (answer.kind !== 'script') {
    console.error([answer.message, ...(answer.suggestions ?? []).map((title) => `- ${title}`)].join('\n'));
    return 1;
  }
  console.log(answer.script);
  console.error([answer.explanation, ...answer.assumptions, ...answer.warnings].join('\n'));
  return 0;
}

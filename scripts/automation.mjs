// npm run -s automation -- emit|check|describe|knobs [FILE]           one program (standard input without FILE)
// npm run -s automation -- emit|check|describe|knobs --jsonl [FILE]   {"id","program"} lines in, one answer a line out
// npm run -s automation -- grammar                                    the grammar as JSON
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { ensureRuntime } from './runtime.mjs';

const USAGE =
  'Usage: npm run -s automation -- emit|check|describe|knobs [--jsonl] [FILE]\n       npm run -s automation -- grammar';
const EXIT = { fine: 0, errors: 1, usage: 64, unreadable: 66 };

await ensureRuntime();
await ensureInstalled();
const automation = await import('@hotscribe/automation');

const COMMANDS = { emit, check, describe, knobs };
process.exitCode = run(process.argv.slice(2));

function run(words) {
  const [command, ...files] = words.filter((word) => word !== '--jsonl');
  if (command === 'grammar') return print(JSON.stringify(automation.grammarTable(), null, 2));
  if (!Object.hasOwn(COMMANDS, command ?? '') || files.length > 1) return fail(USAGE, EXIT.usage);
  let text;
  try {
    // npm runs scripts in the project's folder; the file is named from where the user stands.
    text = readFileSync(files[0] ? resolve(process.env.INIT_CWD ?? process.cwd(), files[0]) : 0, 'utf8');
  } catch (error) {
    return fail(`Cannot read ${files[0] ?? 'standard input'}: ${error.code}`, EXIT.unreadable);
  }
  return words.includes('--jsonl') ? answerLines(text) : COMMANDS[command](text);
}

function answerLines(text) {
  for (const line of text.split('\n').filter((each) => each.trim())) {
    const { id, program } = JSON.parse(line);
    console.log(JSON.stringify({ id, ...automation.answer(String(program)) }));
  }
  return EXIT.fine;
}

function emit(text) {
  const { kind, script, problems } = automation.answer(text);
  return problems.length > 0
    ? fail(problems.join('\n'), EXIT.errors)
    : print(kind === 'script' ? script.trimEnd() : kind);
}

function check(text) {
  const { problems, warnings } = automation.answer(text);
  for (const line of [...problems.map((each) => `error: ${each}`), ...warnings.map((each) => `warning: ${each}`)]) {
    console.log(line);
  }
  return problems.length > 0 ? EXIT.errors : EXIT.fine;
}

function describe(text) {
  const { description, problems } = automation.answer(text);
  return problems.length > 0 ? fail(problems.join('\n'), EXIT.errors) : print(description.join('\n'));
}

function knobs(text) {
  const { program, problem } = automation.parse(text);
  if (problem) return fail(`${problem.line}:${problem.column}: ${problem.message}`, EXIT.errors);
  return print(JSON.stringify(automation.listKnobs(program), null, 2));
}

function print(text) {
  console.log(text);
  return EXIT.fine;
}

function fail(message, code) {
  console.error(message);
  return code;
}

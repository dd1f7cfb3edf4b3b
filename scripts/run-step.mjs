// Runs one long command and shows on stderr that it progresses (stdout belongs to the command's own answer); its own output is shown only if it fails.
import { spawn } from 'node:child_process';

const STILL_RUNNING_MS = 5000;

/** Resolves when the command has succeeded; ends the program with its output where it fails. */
export async function runStep(title, [command, ...args], options = {}) {
  const { code, output, seconds } = await follow(title, command, args, options);
  if (code === 0) {
    console.error(`${title}: done in ${seconds()} s`);
    return;
  }
  console.error(output.trimEnd());
  console.error(`${title}: failed (${[command, ...args].join(' ')})`);
  process.exit(1);
}

function follow(title, command, args, options) {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  console.error(`${title}…`);
  const timer = setInterval(() => console.error(`${title}… ${seconds()} s`), STILL_RUNNING_MS);
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    const keep = (chunk) => {
      output = (output + chunk).slice(-20_000);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const end = (code, text) => {
      clearInterval(timer);
      resolve({ code, output: text, seconds });
    };
    child.on('error', (error) => end(1, error.message));
    child.on('close', (code) => end(code ?? 1, output));
  });
}

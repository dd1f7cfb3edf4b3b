import { readFileSync } from 'node:fs';
import { plainReason, StartupError } from './startup-error.ts';

type Variables = Record<string, string | undefined>;

/**
 * The variables, with those read whose value lies in a file: `JWT_SECRET_FILE=/run/secrets/jwt` sets `JWT_SECRET`.
 * A variable can be seen by whoever lists the processes or inspects a container.
 */
export function withSecretsFromFiles(env: Variables, names: readonly string[]): Variables {
  const read = names.flatMap((name) => {
    const path = env[`${name}_FILE`]?.trim();
    if (!path) return [];
    if (env[name]?.trim()) throw new StartupError(`${name} and ${name}_FILE are both set. Keep one of them.`);
    return [[name, readSecret(name, path)] as const];
  });
  return { ...env, ...Object.fromEntries(read) };
}

function readText(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new StartupError(`Cannot read ${name}_FILE (${path}): ${plainReason(error)}.`);
  }
}

// Editors and `echo` end a file with a line break, which is no part of the secret.
function readSecret(name: string, path: string): string {
  const secret = readText(name, path).trim();
  // Taken for unset, a server in production would start with an empty database of its own.
  if (secret === '') throw new StartupError(`${name}_FILE (${path}) is empty.`);
  return secret;
}

import type { Endpoint } from '@hotscribe/contract';

export type RequestParts = { address: string; body: object | undefined };

/**
 * Where the fields of an input travel: those the path names in it, the others of a GET in the query,
 * the others of any other call in the body.
 */
export function requestParts({ method, path }: Endpoint, input: unknown): RequestParts {
  const fields = Object.entries(input ?? {}).filter(([, value]) => value !== undefined);
  const inPath = ([name]: [string, unknown]) => path.includes(`{${name}}`);
  const others = fields.filter((field) => !inPath(field));
  const filled = fields
    .filter(inPath)
    .reduce<string>((text, [name, value]) => text.replace(`{${name}}`, encodeURIComponent(String(value))), path);
  if (method !== 'GET') return { address: filled, body: others.length > 0 ? Object.fromEntries(others) : undefined };
  const query = new URLSearchParams(others.map(([name, value]) => [name, String(value)])).toString();
  return { address: query ? `${filled}?${query}` : filled, body: undefined };
}

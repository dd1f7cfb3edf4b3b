import * as contract from '@hotscribe/contract';
import { type Endpoint, THING_KEY, THINGS, type Thing } from '@hotscribe/contract';
import { z } from 'zod';

export type Field = { name: string; schema: z.core.JSONSchema.BaseSchema; required: boolean; names: Thing | undefined };

/** Every call of the contract, whichever file it is defined in. */
export const CONTRACT_CALLS: readonly Endpoint[] = (Object.values(contract) as unknown[]).filter(isEndpoint);

export function callName({ method, path }: Endpoint): string {
  return `${method} ${path}`;
}

/** What a call takes, and which thing it names with it. */
export function fieldsOf({ input }: Endpoint): Field[] {
  const { properties = {}, required = [] } = z.toJSONSchema(input, { io: 'input' });
  return Object.entries(properties).map(([name, schema]) => {
    const described = schema as z.core.JSONSchema.BaseSchema;
    return { name, schema: described, required: required.includes(name), names: described[THING_KEY] as Thing };
  });
}

export function namesOwnThing(endpoint: Endpoint): boolean {
  return fieldsOf(endpoint).some(({ names }) => names && THINGS[names] === 'owner');
}

export function namesOwnThingInAddress(endpoint: Endpoint): boolean {
  return fieldsOf(endpoint).some(
    ({ name, names }) => names && THINGS[names] === 'owner' && endpoint.path.includes(`{${name}}`),
  );
}

/** Where the fields of an input travel: in the address, in the query of a GET, else in the body. */
export function requestOf({ method, path }: Endpoint, input: Record<string, unknown>) {
  const inPath = (name: string) => path.includes(`{${name}}`);
  const rest = Object.entries(input).filter(([name]) => !inPath(name));
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input[name])));
  if (method !== 'GET') return { method, address, body: Object.fromEntries(rest) };
  const query = new URLSearchParams(Object.fromEntries(rest.map(([name, value]) => [name, String(value)]))).toString();
  return { method, address: query ? `${address}?${query}` : address, body: undefined };
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'method' in value;
}

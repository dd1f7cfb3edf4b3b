import { hostileText, hostileValue } from './hostile-values.ts';
import { type JsonSchema, type Known, likelyValue } from './likely-value.ts';
import type { Operation } from './operations.ts';
import type { Random } from './random.ts';

export type Call = {
  method: string;
  address: string;
  headers: Record<string, string>;
  body: string | undefined;
  /** Of the document, where it is one that the document describes. */
  operation: Operation | undefined;
};

const TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json;;',
];
const ODD_TYPES = [...TYPES, 'application/json; charset=utf-16', 'application/jsonp', '', 'a/b', '*/*'];
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'PROPFIND', 'TRACE', 'SEARCH'];
const BAD_JSON = [
  '',
  '{',
  '{"a":',
  '[]',
  '"text"',
  'null',
  '1',
  '{"a":1,}',
  "{'a':1}",
  '{"__proto__":{"role":"admin"}}',
];
const DEEP = `${'{"email":'.repeat(20_000)}1${'}'.repeat(20_000)}`;
const MORE_BAD_JSON = [...BAD_JSON, '{"a":1}{"b":2}', '\ufeff{}', '[1', '['.repeat(20_000), DEEP, '{"constructor":{}}'];
const OTHER_ADDRESSES = [
  '/',
  '/healthz',
  '/readyz',
  '/metrics',
  '/pricing',
  '/api/docs',
  '/api/docs.css',
  '/api/openapi.json',
  '/api/webhooks/stripe',
  '/sandbox/outbox',
  '/sandbox/clock',
  '/sandbox/checkout/x',
  '/sandbox/portal/x',
  '/assets/none.js',
  '/robots.txt',
  '/sitemap.xml',
];

/** One call: mostly of the document and nearly right, sometimes nothing that anybody described. */
export function makeCall(random: Random, operations: readonly Operation[], known: Known): Call {
  if (random.chance(0.06)) return elsewhere(random);
  const operation = random.pick(operations);
  const wrongness = random.pick([0, 0, 0.15, 0.15, 0.5]);
  const value = (schema: JsonSchema, field: string) =>
    random.chance(wrongness) ? hostileValue(random) : likelyValue(random, schema, field, known);
  const call: Call = {
    method: random.chance(0.03) ? random.pick(METHODS) : operation.method,
    address: addressOf(random, operation, value),
    headers: headersOf(random),
    body: bodyOf(random, operation, value),
    operation,
  };
  for (const { name, in: place } of operation.parameters) {
    if (place === 'header' && random.chance(0.3)) call.headers[name] = headerText(random);
  }
  if (call.body !== undefined) call.headers['content-type'] = typeOf(random);
  return call;
}

type Value = (schema: JsonSchema, field: string) => unknown;

function addressOf(random: Random, { path, parameters }: Operation, value: Value): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const schema = parameters.find((parameter) => parameter.name === name)?.schema ?? {};
    return inAddress(random, asText(value(schema, name)));
  });
  const given = parameters.filter(({ in: place }) => place === 'query' && random.chance(0.6));
  const query = given.map(({ name, schema }) => `${name}=${inAddress(random, asText(value(schema, name)))}`);
  if (random.chance(0.03)) query.push(`${inAddress(random, hostileText(random))}=1`);
  return `${filled}${query.length > 0 ? `?${query.join('&')}` : ''}`.slice(0, 6000);
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

// Also as no browser would send it: a lone percent sign, bytes that are no text.
function inAddress(random: Random, text: string): string {
  if (random.chance(0.03)) return random.pick(['%', '%zz', '%ff', '%c0%af', '%u0041', '..', '//', '%2e%2e%2f', ';a=b']);
  return encodeURIComponent(text.toWellFormed()).slice(0, 4000);
}

function bodyOf(random: Random, { body, method }: Operation, value: Value): string | undefined {
  if (random.chance(0.05)) return random.pick(MORE_BAD_JSON);
  if (!body) return method === 'GET' || random.chance(0.8) ? undefined : '{}';
  if (random.chance(0.02)) return JSON.stringify(hostileValue(random));
  const { properties = {}, required = [] } = body;
  const given = Object.entries(properties).filter(([name]) => random.chance(required.includes(name) ? 0.97 : 0.5));
  const fields = given.map(([name, schema]) => [name, value(schema, name)]);
  if (random.chance(0.03)) fields.push([random.pick(['role', '__proto__', 'constructor', 'userId', '']), 'admin']);
  return JSON.stringify(Object.fromEntries(fields));
}

function typeOf(random: Random): string {
  return random.chance(0.04) ? random.pick(ODD_TYPES) : 'application/json';
}

function headersOf(random: Random): Record<string, string> {
  const headers: Record<string, string> = {};
  // Nobody's limit may hide the code behind it, so everyone calls from somewhere else.
  headers['x-forwarded-for'] = random.chance(0.02) ? headerText(random) : anyPlace(random);
  if (random.chance(0.05)) headers['user-agent'] = headerText(random);
  if (random.chance(0.05)) headers.cookie = `${random.pick(['device', 'a', '__proto__', ''])}=${headerText(random)}`;
  if (random.chance(0.04)) headers['x-request-id'] = headerText(random);
  if (random.chance(0.03))
    headers.host = random.pick(['', 'a b', 'evil.example', '[::1', 'x'.repeat(300), '\xe9vil.example', ':0']);
  if (random.chance(0.03)) headers.origin = random.pick(['null', 'http://evil.example', headerText(random)]);
  if (random.chance(0.03)) headers['accept-encoding'] = random.pick(['br;q=0', '*', 'gzip;q=x', headerText(random)]);
  if (random.chance(0.02)) headers['content-encoding'] = random.pick(['gzip', 'br', 'x']);
  if (random.chance(0.02)) headers['if-none-match'] = headerText(random);
  if (random.chance(0.02)) headers.range = random.pick(['bytes=0-', 'bytes=-1', 'bytes=9-1', 'x']);
  if (random.chance(0.02)) headers['x-forwarded-host'] = random.pick(['evil.example', 'a b', '']);
  if (random.chance(0.02)) headers['x-forwarded-proto'] = random.pick(['javascript', 'https', '']);
  return headers;
}

function anyPlace(random: Random): string {
  const part = () => random.number(256);
  const hex = () => random.number(65_536).toString(16);
  return random.chance(0.8) ? `10.${part()}.${part()}.${part()}` : `2001:db8:${hex()}:${hex()}::${hex()}`;
}

// A header is bytes; what is beyond them cannot be sent at all.
function headerText(random: Random): string {
  return hostileText(random)
    .replace(/[^\x20-\x7e\xa0-\xff]/g, '?')
    .slice(0, 2000);
}

function elsewhere(random: Random): Call {
  const address = random.pick(OTHER_ADDRESSES);
  const tail = random.chance(0.3) ? `/${inAddress(random, hostileText(random))}` : '';
  const body = random.chance(0.4) ? random.pick(MORE_BAD_JSON) : undefined;
  const headers = headersOf(random);
  if (body !== undefined) headers['content-type'] = random.pick(['application/json', ...ODD_TYPES]);
  const method = random.pick(['GET', 'GET', 'POST', ...METHODS]);
  return { method, address: `${address}${tail}`, headers, body, operation: undefined };
}

import { z } from 'zod';
import { type Endpoint, IDEMPOTENCY_HEADER } from './endpoint.ts';
import { errorReply } from './error-reply.ts';

export type OpenApiDocument = {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, unknown>>;
  components: Record<string, unknown>;
};

/** The API document of these calls, in OpenAPI 3.1. */
export function openApiDocument(
  endpoints: readonly Endpoint[],
  about: { version: string; url: string },
): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const endpoint of endpoints) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Hotscribe',
      version: about.version,
      description: 'Turns plain English into AutoHotkey v2 scripts.',
    },
    servers: [{ url: about.url }],
    paths,
    components: {
      securitySchemes: { accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Error: jsonSchema(errorReply, 'output') },
    },
  };
}

function operation(endpoint: Endpoint) {
  return {
    operationId: operationId(endpoint),
    summary: endpoint.summary,
    ...(endpoint.access === 'public' ? {} : { security: [{ accessToken: [] }] }),
    ...sentBy(endpoint),
    responses: {
      200: { description: 'Done', content: json(jsonSchema(endpoint.output, 'output')) },
      ...(endpoint.later && {
        202: { description: 'Accepted; finishes later', content: json(jsonSchema(endpoint.later, 'output')) },
      }),
      default: {
        description: `Rejected: ${codesOf(endpoint).join(', ')}`,
        content: json({ $ref: '#/components/schemas/Error' }),
      },
    },
  };
}

// The fields of an input travel in three places: those the address names in it, the others of a GET in the query,
// the others of any other call in the body.
function sentBy({ method, path, input, idempotent }: Endpoint) {
  const { properties = {}, required = [], ...rest } = jsonSchema(input, 'input');
  const inPath = (name: string) => path.includes(`{${name}}`);
  const others = Object.entries(properties).filter(([name]) => !inPath(name));
  const isRequired = (name: string) => inPath(name) || required.includes(name);
  const parameter = (place: string) => (name: string) => ({
    name,
    in: place,
    required: isRequired(name),
    schema: properties[name],
  });
  const parameters = [
    ...Object.keys(properties).filter(inPath).map(parameter('path')),
    ...(method === 'GET' ? others.map(([name]) => parameter('query')(name)) : []),
    ...(idempotent ? [{ name: IDEMPOTENCY_HEADER, in: 'header', required: false, schema: { type: 'string' } }] : []),
  ];
  const names = others.map(([name]) => name);
  const body = { ...rest, properties: Object.fromEntries(others), required: names.filter(isRequired) };
  return {
    ...(parameters.length > 0 && { parameters }),
    ...(method !== 'GET' && names.length > 0 && { requestBody: { required: true, content: json(body) } }),
  };
}

function operationId({ method, path }: Endpoint): string {
  const words = path
    .replace('/api/', '')
    .split(/[^a-zA-Z]+/)
    .filter(Boolean);
  return [method.toLowerCase(), ...words].join('-');
}

function codesOf({ access, errors }: Endpoint): string[] {
  const guarded = access === 'public' ? [] : ['not-signed-in', 'TOKEN_EXPIRED', 'session-ended'];
  return ['invalid-input', ...guarded, ...(access === 'admin' ? ['not-allowed'] : []), ...errors];
}

function json(schema: unknown) {
  return { 'application/json': { schema } };
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io });
  return rest;
}

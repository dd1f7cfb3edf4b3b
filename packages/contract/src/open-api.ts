import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
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
    ...(endpoint.method === 'GET'
      ? {}
      : { requestBody: { required: true, content: json(jsonSchema(endpoint.input, 'input')) } }),
    responses: {
      200: { description: 'Done', content: json(jsonSchema(endpoint.output, 'output')) },
      default: {
        description: `Turned down: ${codesOf(endpoint).join(', ')}`,
        content: json({ $ref: '#/components/schemas/Error' }),
      },
    },
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

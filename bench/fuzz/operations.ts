import type { JsonSchema } from './likely-value.ts';

type Parameter = { name: string; in: 'path' | 'query' | 'header'; required: boolean; schema: JsonSchema };
type Content = { 'application/json'?: { schema: JsonSchema & { required?: string[] } } };
type Described = {
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, { content: Content }>;
};

export type Operation = {
  method: string;
  path: string;
  parameters: readonly Parameter[];
  body: (JsonSchema & { required?: string[] }) | undefined;
  responses: Record<string, JsonSchema>;
};

export type ApiDocument = {
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, JsonSchema> };
};

/** What the server says of itself that it can be asked. */
export async function readApi(origin: string): Promise<{ document: ApiDocument; operations: Operation[] }> {
  const reply = await fetch(`${origin}/api/openapi.json`);
  const document = (await reply.json()) as ApiDocument;
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => operation(path, method.toUpperCase(), described)),
  );
  return { document, operations };
}

function operation(path: string, method: string, { parameters = [], requestBody, responses }: Described): Operation {
  const schemas = Object.entries(responses).map(([status, { content }]) => [
    status,
    content['application/json']?.schema,
  ]);
  return {
    method,
    path,
    parameters,
    body: requestBody?.content['application/json']?.schema,
    responses: Object.fromEntries(schemas.filter(([, schema]) => schema)),
  };
}

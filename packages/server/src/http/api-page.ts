import type { Endpoint } from '@hotscribe/contract';
import { z } from 'zod';
import { escapeHtml } from './escape-html.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

const WHO = { public: 'For anyone', 'signed-in': 'For signed-in users', admin: 'For admins' } as const;

/** The calls as a page to read, from the same objects that the server answers by. */
export function apiPage(endpoints: readonly Endpoint[]): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Hotscribe API</title><link rel="stylesheet" href="/api/docs.css"></head>
<body><main><h1>Hotscribe API</h1>
<p>Calls take and return JSON. Send the access token as <code>Authorization: Bearer …</code>. A rejected call returns <code>success: false</code> with a <code>code</code>, and the same sentence in
<code>message</code> and <code>error</code>. For a machine-readable version, see <a href="/api/openapi.json">openapi.json</a>.</p>
${endpoints.map(callSection).join('\n')}
</main></body></html>`;
}

function callSection(endpoint: Endpoint): string {
  return `<section><h2><span class="method">${endpoint.method}</span> ${escapeHtml(endpoint.path)}</h2>
<p>${escapeHtml(endpoint.summary)}. ${WHO[endpoint.access]}.</p>
${fieldTable('Send', z.toJSONSchema(endpoint.input, { io: 'input' }))}
${fieldTable('Get back', z.toJSONSchema(endpoint.output, { io: 'output' }))}
${endpoint.later ? fieldTable('Get back with 202, if it takes a while', z.toJSONSchema(endpoint.later, { io: 'output' })) : ''}
${endpoint.errors.length > 0 ? `<h3>Error codes</h3><p>${endpoint.errors.join(', ')}</p>` : ''}</section>`;
}

function fieldTable(title: string, schema: JsonSchema): string {
  const fields = Object.entries(schema.properties ?? {});
  if (fields.length === 0) return '';
  const rows = fields.map(
    ([name, field]) => `<tr><th scope="row">${escapeHtml(name)}</th><td>${escapeHtml(typeName(field))}</td></tr>`,
  );
  return `<h3>${title}</h3><table>${rows.join('')}</table>`;
}

function typeName(schema: z.core.JSONSchema._JSONSchema): string {
  if (typeof schema === 'boolean') return 'anything';
  if (schema.anyOf) return schema.anyOf.map((option) => typeName(option)).join(' or ');
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' or ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.format === 'date-time') return 'time in UTC, such as 2026-01-31T09:30:00.000Z';
  if (schema.properties) return `{ ${Object.keys(schema.properties).join(', ')} }`;
  return String(schema.type ?? 'anything');
}

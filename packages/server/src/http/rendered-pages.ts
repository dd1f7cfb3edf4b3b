import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { PageName } from '@hotscribe/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Compressible, compressible, sendCompressed } from './compressed-reply.ts';
import { escapeHtml } from './escape-html.ts';

export type PageSender = (name: PageName | 'not-found', request: FastifyRequest, reply: FastifyReply) => FastifyReply;

// What the build puts where the address of the product belongs: only the running server knows it.
const ADDRESS = /\{\{APP_URL\}\}/g;

/** The pages as the build has rendered them; those that are not are all the same document, which the browser fills. */
export function readPages(root: string, appUrl: string): PageSender {
  const read = (path: string) => {
    const html = readFileSync(path, 'utf8').replace(ADDRESS, () => escapeHtml(appUrl));
    return compressible(html, 'text/html; charset=utf-8');
  };
  const folder = join(root, '.html');
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const pages = new Map<string, Compressible>(files.map((file) => [parse(file).name, read(join(folder, file))]));
  const app = read(join(root, 'index.html'));
  return (name, request, reply) => sendCompressed(pages.get(name) ?? app, request, reply);
}

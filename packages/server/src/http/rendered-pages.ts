import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { PageName } from '@hotscribe/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answeredPages } from './answered-pages.ts';
import { type Compressible, compressible, sendCompressed } from './compressed-reply.ts';
import { escapeHtml } from './escape-html.ts';

export type PageSender = (
  name: PageName | 'not-found',
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply>;

// What the build puts where the address of the product belongs: only the running server knows it.
const ADDRESS = /\{\{APP_URL\}\}/g;

/** The pages as the build has rendered them; those that are not are all the same document, which the browser fills. */
export function readPages(app: FastifyInstance, root: string, appUrl: string): PageSender {
  const finish = (html: string) =>
    compressible(
      html.replace(ADDRESS, () => escapeHtml(appUrl)),
      'text/html; charset=utf-8',
    );
  const pages = readFolder(join(root, '.html'), finish);
  const emptyPage = finish(readFileSync(join(root, 'index.html'), 'utf8'));
  const answeredPage = answeredPages(app, root, finish);
  return async (name, request, reply) => {
    const page = (await answeredPage(name)) ?? pages.get(name) ?? emptyPage;
    return sendCompressed(page, request, reply);
  };
}

function readFolder(folder: string, finish: (html: string) => Compressible): ReadonlyMap<string, Compressible> {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.html')) : [];
  return new Map(files.map((file) => [parse(file).name, finish(readFileSync(join(folder, file), 'utf8'))]));
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Compressible } from './compressed-reply.ts';

type Answers = Record<string, unknown>;
type Renderer = { renderDocument: (template: string, name: string, answers: Answers) => Promise<string> };
type Rendered = { answers: string; page: Compressible };

/**
 * Pages that show what the server knows, such as its prices: rendered here, by what the build has made for it, with
 * the answers of the very calls that the page makes, and again only when those have changed. Without them, undefined.
 */
export function answeredPages(app: FastifyInstance, root: string, finish: (html: string) => Compressible) {
  const needed = readNeeded(join(root, '.html/answers-needed.json'));
  const rendered = new Map<string, Rendered>();
  let renderer: Promise<Renderer> | undefined;
  const render = async (name: string, answers: string): Promise<Compressible> => {
    renderer ??= import(pathToFileURL(join(root, '.render/prerender.js')).href);
    const { renderDocument } = await renderer;
    const template = readFileSync(join(root, 'index.html'), 'utf8');
    const page = finish(await renderDocument(template, name, JSON.parse(answers)));
    rendered.set(name, { answers, page });
    return page;
  };
  return async (name: string): Promise<Compressible | undefined> => {
    const paths = needed[name];
    if (!paths) return undefined;
    try {
      const answers = JSON.stringify(await ask(app, paths));
      const last = rendered.get(name);
      return last?.answers === answers ? last.page : await render(name, answers);
    } catch (error) {
      // A page without its prices is still a page; the browser asks for them itself.
      app.log.error({ err: error }, 'page not rendered');
      return undefined;
    }
  };
}

function readNeeded(file: string): Readonly<Record<string, readonly string[]>> {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

async function ask(app: FastifyInstance, paths: readonly string[]): Promise<Answers> {
  const answers = await Promise.all(
    paths.map(async (url) => {
      const reply = await app.inject({ method: 'GET', url });
      if (reply.statusCode !== 200) throw new Error(`${url} answered ${reply.statusCode}`);
      return [url, reply.json()] as const;
    }),
  );
  return Object.fromEntries(answers);
}

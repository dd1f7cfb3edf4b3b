import { PAGES } from '@hotscribe/contract';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { ErrorBoundary } from './error-boundary.tsx';
import { pageHead, type RenderedPage } from './page-heads.ts';
import { AppRoutes } from './routes.tsx';

const NOT_FOUND = 'not-found';
const NOT_FOUND_HEAD = '<title>Page not found · Hotscribe</title>\n    <meta name="robots" content="noindex" />';

/** A page as HTML, in the document that the build made: `template` is index.html. */
export async function renderDocument(template: string, name: RenderedPage | typeof NOT_FOUND): Promise<string> {
  const isPage = name !== NOT_FOUND;
  const content = await render(isPage ? PAGES[name].path : '/not-found');
  return template
    .replace(/<!--head-->[\s\S]*<!--\/head-->/, () => (isPage ? pageHead(name) : NOT_FOUND_HEAD))
    .replace(/\s*<!--app-only-->[\s\S]*<!--\/app-only-->/, '')
    .replace('<html lang="en"', '<html lang="en" data-waiting="all"')
    .replace('<!--page-->', () => content);
}

async function render(path: string): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <ErrorBoundary>
        <StaticRouter location={path}>
          <AppRoutes />
        </StaticRouter>
      </ErrorBoundary>
    </StrictMode>,
    // Above this size React would send a part late and put it in place by an inline script, which is forbidden here
    // and which a visitor without JavaScript would wait for in vain.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: fail },
  );
  return new Response(prelude as unknown as ReadableStream).text();
}

function fail(error: unknown): never {
  throw error;
}

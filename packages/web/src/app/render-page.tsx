import { PAGES, plansEndpoint, privacyFactsEndpoint } from '@hotscribe/contract';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { ANSWERS_ELEMENT, type GivenAnswers } from '#lib/http/given-answers.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { APP_URL, pageHead, type RenderedPage } from './page-heads.ts';
import { takeAnswers } from './query-scope.tsx';
import { AppRoutes } from './routes.tsx';
import { plansAsOffers } from './structured-data.ts';

/** The public calls that a page shows the answers of: the server renders it again whenever they change. */
export const ANSWERS_NEEDED: Partial<Record<RenderedPage, readonly string[]>> = {
  pricing: [plansEndpoint.path],
  privacyPolicy: [privacyFactsEndpoint.path],
};

const NOT_FOUND = 'not-found';
const NOT_FOUND_HEAD = '<title>Page not found · Hotscribe</title>\n    <meta name="robots" content="noindex" />';

/** A page as HTML, in the document that the build made: `template` is index.html. */
export async function renderDocument(
  template: string,
  name: RenderedPage | typeof NOT_FOUND,
  answers: GivenAnswers = {},
): Promise<string> {
  const isPage = name !== NOT_FOUND;
  const content = await render(isPage ? PAGES[name].path : '/not-found', answers);
  const head = isPage ? pageHead(name) : NOT_FOUND_HEAD;
  return template
    .replace(/<!--head-->[\s\S]*<!--\/head-->/, () => head + structuredData(answers))
    .replace(/\s*<!--app-only-->[\s\S]*<!--\/app-only-->/, '')
    .replace('<html lang="en"', '<html lang="en" data-waiting="all"')
    .replace('<!--page-->', () => content)
    .replace('</body>', () => `${given(answers)}</body>`);
}

async function render(path: string, answers: GivenAnswers): Promise<string> {
  takeAnswers(answers);
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

function structuredData(answers: GivenAnswers): string {
  const plans = plansEndpoint.output.safeParse(answers[plansEndpoint.path]);
  if (!plans.success) return '';
  return `\n    <script type="application/ld+json">${asJson(plansAsOffers(plans.data.data, APP_URL))}</script>`;
}

function given(answers: GivenAnswers): string {
  if (Object.keys(answers).length === 0) return '';
  return `  <script type="application/json" id="${ANSWERS_ELEMENT}">${asJson(answers)}</script>\n  `;
}

// In a script element, no text may look like its end.
function asJson(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

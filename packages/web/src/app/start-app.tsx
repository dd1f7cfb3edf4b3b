import '#lib/browser/strict-csp.ts';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { isWaiting, jumpWithoutRouter, pageIsAlive } from '#lib/page/waiting-page.ts';
import { startSession } from '#lib/session/session.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { keepOfflineCopy } from './keep-offline-copy.ts';
import { AppRoutes } from './routes.tsx';

/** Brings the page to life that was rendered at build time, or renders the one that was not. */
export function startApp(root: HTMLElement | null): void {
  if (!root) throw new Error('index.html has no #root');
  startSession();
  keepOfflineCopy();
  const app = (
    <StrictMode>
      <ErrorBoundary>
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
      </ErrorBoundary>
    </StrictMode>
  );
  if (isWaiting()) {
    jumpWithoutRouter();
    hydrateRoot(root, app);
    return;
  }
  pageIsAlive();
  createRoot(root).render(app);
}

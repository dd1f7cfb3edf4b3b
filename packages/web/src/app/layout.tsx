import { Suspense, useEffect, useRef } from 'react';
import { Outlet } from 'react-router';
import { ConfirmEmailBanner } from '#features/confirm-email/confirm-email-banner.tsx';
import { frameIsAlive } from '#lib/page/waiting-page.ts';
import { SkipLink } from '#ui/action/skip-link.tsx';
import { Loading } from '#ui/status/loading.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { usePageTitle } from './page-title.ts';
import { ToastArea } from './toast-area.tsx';
import { useArrival } from './use-arrival.ts';
import { useAuthCleared } from './use-auth-cleared.ts';

export function Layout() {
  const main = useRef<HTMLElement>(null);
  useArrival(main);
  useAuthCleared();
  useEffect(() => frameIsAlive(), []);
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink targetId="content" />
      <Header />
      <OfflineNotice />
      <ConfirmEmailBanner />
      {/* The footer starts below the window, or a page that arrives late would push it out of sight. */}
      <main ref={main} id="content" tabIndex={-1} className="min-h-[calc(100dvh-4.5rem)] flex-1">
        <Suspense fallback={<Loading />}>
          <Outlet />
        </Suspense>
      </main>
      <Footer />
      <p role="status" className="sr-only">
        {usePageTitle()}
      </p>
      <ToastArea />
    </div>
  );
}

import { PAGES, type PageAccess } from '@hotscribe/contract';
import { type ComponentType, lazy, type PropsWithChildren } from 'react';
import { Navigate, useLocation } from 'react-router';
import { leavingFor } from '#lib/http/sign-out.ts';
import { useWantedPage, wantedState } from '#lib/page/wanted-page.ts';
import { useSession } from '#lib/session/use-session.ts';
import { Loading } from '#ui/status/loading.tsx';

const VerifiedAdmin = lazy(async () => ({ default: (await import('./verified-admin.tsx')).VerifiedAdmin }));

/** Who may see a page, and where everyone else is sent. */
export const GUARDS = {
  public: ({ children }) => children,
  unlisted: ({ children }) => children,
  'signed-out': SignedOutOnly,
  'signed-in': SignedInOnly,
  admin: AdminOnly,
} satisfies Record<PageAccess, ComponentType<PropsWithChildren>>;

function SignedOutOnly({ children }: PropsWithChildren) {
  const { status } = useSession();
  const wanted = useWantedPage();
  if (status === 'starting') return <Loading />;
  if (status === 'signed-in') return <Navigate to={wanted} replace />;
  return (
    <>
      <div className="stored-session:hidden">{children}</div>
      {/* For anyone who is signed in, while the code that will send them on is under way. */}
      <div className="hidden stored-session:block">
        <Loading />
      </div>
    </>
  );
}

function SignedInOnly({ children }: PropsWithChildren) {
  const { status } = useSession();
  const { pathname, search, hash } = useLocation();
  if (status === 'starting') return <Loading />;
  if (status === 'signed-in') return children;
  const chosen = leavingFor();
  // To be sent back to the page one has just logged out of would surprise the next user.
  if (chosen !== undefined) return <Navigate to={chosen} replace />;
  return <Navigate to={PAGES.login.path} state={wantedState(pathname + search + hash)} replace />;
}

function AdminOnly({ children }: PropsWithChildren) {
  return (
    <SignedInOnly>
      <VerifiedAdmin>{children}</VerifiedAdmin>
    </SignedInOnly>
  );
}

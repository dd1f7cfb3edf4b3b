import { PAGES, type PageAccess } from '@hotscribe/contract';
import { type ComponentType, lazy, type PropsWithChildren } from 'react';
import { Navigate } from 'react-router';
import { useSession } from '#lib/use-session.ts';
import { Loading } from '#ui/loading.tsx';

const VerifiedAdmin = lazy(async () => ({ default: (await import('./verified-admin.tsx')).VerifiedAdmin }));

/** Who may see a page, and where everyone else is sent. */
export const GUARDS = {
  public: ({ children }) => children,
  'signed-out': SignedOutOnly,
  'signed-in': SignedInOnly,
  admin: AdminOnly,
} satisfies Record<PageAccess, ComponentType<PropsWithChildren>>;

function SignedOutOnly({ children }: PropsWithChildren) {
  const { status } = useSession();
  if (status === 'starting') return <Loading />;
  if (status === 'signed-in') return <Navigate to={PAGES.dashboard.path} replace />;
  return (
    <>
      <div className="stored-session:hidden">{children}</div>
      {/* For who is signed in, while the code that will send them on is under way. */}
      <div className="hidden stored-session:block">
        <Loading />
      </div>
    </>
  );
}

function SignedInOnly({ children }: PropsWithChildren) {
  const { status } = useSession();
  if (status === 'starting') return <Loading />;
  return status === 'signed-in' ? children : <Navigate to={PAGES.login.path} replace />;
}

function AdminOnly({ children }: PropsWithChildren) {
  return (
    <SignedInOnly>
      <VerifiedAdmin>{children}</VerifiedAdmin>
    </SignedInOnly>
  );
}

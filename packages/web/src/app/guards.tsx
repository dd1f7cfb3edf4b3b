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
  return status === 'signed-in' ? <Navigate to={PAGES.dashboard.path} replace /> : children;
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

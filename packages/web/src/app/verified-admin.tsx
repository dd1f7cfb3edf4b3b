import { PAGES } from '@hotscribe/contract';
import { useQuery } from '@tanstack/react-query';
import { type PropsWithChildren, useEffect } from 'react';
import { Navigate } from 'react-router';
import { currentUserQuery } from '#lib/http/current-user-query.ts';
import { showToast, type ToastContent } from '#lib/page/toast-store.ts';
import { Loading } from '#ui/status/loading.tsx';
import { QueryScope } from './query-scope.tsx';

const ACCESS_DENIED: ToastContent = {
  title: 'Access Denied',
  description: "You don't have permission to access the admin panel",
  variant: 'destructive',
};

const NOT_VERIFIED: ToastContent = {
  title: 'Error',
  description: 'Failed to verify admin access',
  variant: 'destructive',
};

/** Only the server knows who is an admin now; what this browser has stored may be old, or edited. */
export function VerifiedAdmin({ children }: PropsWithChildren) {
  return (
    <QueryScope>
      <Verification>{children}</Verification>
    </QueryScope>
  );
}

function Verification({ children }: PropsWithChildren) {
  const { data, isError } = useQuery(currentUserQuery);
  if (isError) return <TurnedAway toast={NOT_VERIFIED} />;
  if (!data) return <Loading />;
  return data.role === 'admin' ? children : <TurnedAway toast={ACCESS_DENIED} />;
}

function TurnedAway({ toast }: { toast: ToastContent }) {
  useEffect(() => showToast(toast), [toast]);
  return <Navigate to={PAGES.dashboard.path} replace />;
}

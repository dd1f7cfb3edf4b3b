import type { Plan } from '@hotscribe/contract';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { PlansMissing } from '#plans/plans-missing.tsx';
import { Button } from '#ui/action/button.tsx';
import { Loading } from '#ui/status/loading.tsx';
import { adminQueries } from './admin-queries.ts';
import { AuditList } from './audit-list.tsx';
import { HealthSection } from './health-section.tsx';
import { OverviewSection } from './overview-section.tsx';
import { PlanForm } from './plan-form.tsx';
import { PlanList } from './plan-list.tsx';
import { ReportSection } from './report-section.tsx';
import { SignOutUser } from './sign-out-user.tsx';
import { TurnOffUserTwoStep } from './turn-off-user-two-step.tsx';

type OpenForm = { editing: Plan | undefined };

export function AdminPage() {
  const { data: plans, isPending, isFetching, refetch } = useQuery(adminQueries.plans);
  const [form, setForm] = useState<OpenForm>();
  const opener = useRef<Element>(null);
  const open = (next: OpenForm) => {
    opener.current = document.activeElement;
    setForm(next);
  };
  const close = () => {
    setForm(undefined);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  if (isPending) return <Loading text="Loading admin panel..." />;
  return (
    <div className="mx-auto flex max-w-page flex-col gap-8 px-4 py-8 sm:px-6 lg:py-12">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <h1 className="text-title font-semibold sm:text-display">Admin Panel</h1>
          <p className="mt-1 text-small text-ink-soft">Manage subscription plans and system settings</p>
        </div>
        <Button aria-expanded={form !== undefined} onClick={() => (form ? close() : open({ editing: undefined }))}>
          <Plus aria-hidden className="size-4" />
          Create New Plan
        </Button>
      </div>
      {form && <PlanForm key={form.editing?.id ?? 'new'} plan={form.editing} onClose={close} />}
      {plans ? (
        <PlanList plans={plans} onEdit={(plan) => open({ editing: plan })} />
      ) : (
        <PlansMissing busy={isFetching} onRetry={() => void refetch()} />
      )}
      <OverviewSection />
      <HealthSection />
      <ReportSection />
      <SignOutUser />
      <TurnOffUserTwoStep />
      <AuditList />
    </div>
  );
}

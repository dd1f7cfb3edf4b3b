import type { Report } from '@hotscribe/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, apiErrorMessage } from '#lib/http/api-error.ts';
import { showError, showSuccess } from '#lib/page/toast-store.ts';
import { discardReport, reloadReports, updateReport } from './report-queries.ts';

type Change = { rightProgram?: string; status?: Report['status'] };

/** Changes a report; what is wrong with its program is said at the box. */
export function useReportChange(id: string) {
  const client = useQueryClient();
  const [problem, setProblem] = useState<string>();
  const update = useMutation({
    mutationFn: (change: Change) => updateReport({ id, ...change }),
    onSuccess: async ({ message }) => {
      setProblem(undefined);
      showSuccess(message);
      await reloadReports(client);
    },
    onError: (error) => {
      const atBox = error instanceof ApiError ? error.fields.rightProgram : undefined;
      if (atBox) setProblem(atBox);
      else showError(apiErrorMessage(error, 'We couldn’t save the report'));
    },
  });
  const discard = useMutation({
    mutationFn: () => discardReport({ id }),
    onSuccess: async ({ message }) => {
      showSuccess(message);
      await reloadReports(client);
    },
    onError: (error) => showError(apiErrorMessage(error, 'We couldn’t discard the report')),
  });
  return { update, discard, problem, forgetProblem: () => setProblem(undefined) };
}

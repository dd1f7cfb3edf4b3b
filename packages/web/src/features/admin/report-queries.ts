import {
  checkProgramEndpoint,
  discardReportEndpoint,
  type Report,
  reportsEndpoint,
  updateReportEndpoint,
} from '@hotscribe/contract';
import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi } from '#lib/http/api-client.ts';
import { adminQueries } from './admin-queries.ts';

const fetchReports = callApi(reportsEndpoint);
const checkProgram = callApi(checkProgramEndpoint);

export const updateReport = callApi(updateReportEndpoint);
export const discardReport = callApi(discardReportEndpoint);

const REPORTS = ['admin', 'reports'] as const;

export function reportsQuery(status: Report['status']) {
  return infiniteQueryOptions({
    queryKey: [...REPORTS, status],
    queryFn: ({ pageParam }) => fetchReports({ status, ...(pageParam !== null && { cursor: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** What a program comes to; the earlier answer stays until the next is there. */
export function checkedProgramQuery(program: string) {
  return queryOptions({
    queryKey: ['admin', 'checked-program', program],
    queryFn: async () => (await checkProgram({ program })).checked,
    enabled: program.trim() !== '',
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
}

/** Asks again for what a changed report shows up in; resolves when the lists are the new ones. */
export async function reloadReports(client: QueryClient): Promise<void> {
  void client.invalidateQueries({ queryKey: adminQueries.audit.queryKey });
  await client.invalidateQueries({ queryKey: REPORTS });
}

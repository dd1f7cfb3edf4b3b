import {
  accountDataEndpoint,
  billingPortalEndpoint,
  cancelSubscriptionEndpoint,
  deleteAccountEndpoint,
  endSessionEndpoint,
  keepEmailEndpoint,
  PAGES,
  resumeSubscriptionEndpoint,
  type Subscription,
  sendConfirmationEndpoint,
  sessionsEndpoint,
  signOutEverywhereEndpoint,
  updateEmailEndpoint,
  updatePasswordEndpoint,
} from '@hotscribe/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi, downloadApi } from '#lib/http/api-client.ts';
import { currentUserQuery } from '#lib/http/current-user-query.ts';
import { updateSessionUser } from '#lib/session/session.ts';
import { subscriptionQuery } from '#plans/plan-queries.ts';
import { reloadPurchases } from '#plans/sync-subscription.ts';
import { PORTAL_RETURN } from './use-portal-return.ts';

const fetchSessions = callApi(sessionsEndpoint);
const updateEmail = callApi(updateEmailEndpoint);
const giveUpChange = callApi(keepEmailEndpoint);
const openPortal = callApi(billingPortalEndpoint);

const meta = { failure: 'Failed to load account data' };

export const accountQueries = {
  user: { ...currentUserQuery, meta },
  subscription: { ...subscriptionQuery, meta },
  sessions: queryOptions({
    queryKey: ['sessions'],
    queryFn: async () => (await fetchSessions({})).sessions,
    meta,
  }),
};

export const updatePassword = callApi(updatePasswordEndpoint);
export const deleteAccount = callApi(deleteAccountEndpoint);
export const cancelSubscription = callApi(cancelSubscriptionEndpoint);
export const resumeSubscription = callApi(resumeSubscriptionEndpoint);
export const endOtherSession = callApi(endSessionEndpoint);
export const signOutEverywhere = callApi(signOutEverywhereEndpoint);
export const fetchAccountData = downloadApi(accountDataEndpoint);

/** Changes the address, or asks for it at the new one; the server's words for what comes next. */
export async function changeEmail(input: Parameters<typeof updateEmail>[0]): Promise<string> {
  const { user, message } = await updateEmail(input);
  updateSessionUser(user);
  return message;
}

export const sendConfirmation = callApi(sendConfirmationEndpoint);

/** Gives up a change of address. */
export async function keepEmail(): Promise<void> {
  updateSessionUser((await giveUpChange({})).user);
}

/** Get the address of the provider's page for cards and invoices, which leads back here. */
export async function portalAddress(): Promise<string> {
  const { data } = await openPortal({
    returnUrl: `${location.origin}${PAGES.accountSettings.path}?${PORTAL_RETURN}=true`,
  });
  return data.url;
}

/** Shows a changed subscription at once, and asks what it means for the plan. */
export function rememberSubscription(client: QueryClient, subscription: Subscription): void {
  client.setQueryData(subscriptionQuery.queryKey, subscription);
  reloadPurchases(client);
}

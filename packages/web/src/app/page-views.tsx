import type { PageName } from '@hotscribe/contract';
import { type ComponentType, lazy } from 'react';
import { loadToaster } from './load-toaster.ts';

/** What each page shows; one that is missing here does not compile. Each is loaded when it is first visited. */
export const PAGE_VIEWS: Record<PageName, ComponentType> = {
  home: readPage(async () => (await import('#features/home/home-page.tsx')).HomePage),
  login: withQueries(async () => (await import('#features/auth/login-page.tsx')).LoginPage),
  register: withQueries(async () => (await import('#features/auth/register-page.tsx')).RegisterPage),
  forgotPassword: withQueries(
    async () => (await import('#features/recovery/forgot-password-page.tsx')).ForgotPasswordPage,
  ),
  resetPassword: withQueries(
    async () => (await import('#features/recovery/reset-password-page.tsx')).ResetPasswordPage,
  ),
  confirmEmail: withQueries(
    async () => (await import('#features/confirm-email/confirm-email-page.tsx')).ConfirmEmailPage,
  ),
  instructions: readPage(async () => (await import('#features/instructions/instructions-page.tsx')).InstructionsPage),
  pricing: withQueries(async () => (await import('#features/pricing/pricing-page.tsx')).PricingPage),
  privacyPolicy: withQueries(async () => (await import('#features/legal/privacy-page.tsx')).PrivacyPage),
  termsOfService: readPage(async () => (await import('#features/legal/terms-page.tsx')).TermsPage),
  dashboard: withQueries(async () => (await import('#features/dashboard/dashboard-page.tsx')).DashboardPage),
  myScripts: withQueries(async () => (await import('#features/my-scripts/my-scripts-page.tsx')).MyScriptsPage),
  accountSettings: withQueries(async () => (await import('#features/account/account-page.tsx')).AccountPage),
  admin: withQueries(async () => (await import('#features/admin/admin-page.tsx')).AdminPage),
};

/** A page that talks to the server. */
function withQueries(load: () => Promise<ComponentType>): ComponentType {
  return lazy(() => queried(load));
}

/** One that does not. */
function readPage(load: () => Promise<ComponentType>): ComponentType {
  return lazy(async () => ({ default: await load() }));
}

async function queried(load: () => Promise<ComponentType>): Promise<{ default: ComponentType }> {
  const [{ QueryScope }, Page] = await Promise.all([import('./query-scope.tsx'), load(), loadToaster()]);
  return {
    default: () => (
      <QueryScope>
        <Page />
      </QueryScope>
    ),
  };
}

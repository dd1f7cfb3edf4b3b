/** `unlisted` is for everyone, but nothing that search engines should find. */
export type PageAccess = 'public' | 'unlisted' | 'signed-out' | 'signed-in' | 'admin';

/** Every page there is: the browser routes by it, and the server answers 404 for any other address. */
export const PAGES = {
  home: { path: '/', access: 'public', title: 'Automate Your Windows Tasks in Seconds' },
  login: { path: '/login', access: 'signed-out', title: 'Sign In' },
  register: { path: '/register', access: 'signed-out', title: 'Create Account' },
  forgotPassword: { path: '/forgot-password', access: 'unlisted', title: 'Forgot Password' },
  resetPassword: { path: '/reset-password', access: 'unlisted', title: 'Choose a New Password' },
  confirmEmail: { path: '/confirm-email', access: 'unlisted', title: 'Confirm Email' },
  instructions: { path: '/instructions', access: 'public', title: 'Instructions' },
  pricing: { path: '/pricing', access: 'public', title: 'Pricing' },
  privacyPolicy: { path: '/privacy-policy', access: 'public', title: 'Privacy Policy' },
  termsOfService: { path: '/terms-of-service', access: 'public', title: 'Terms of Service' },
  dashboard: { path: '/dashboard', access: 'signed-in', title: 'Dashboard' },
  myScripts: { path: '/history', access: 'signed-in', title: 'My AutoHotkey Scripts' },
  accountSettings: { path: '/account-settings', access: 'signed-in', title: 'Account Settings' },
  admin: { path: '/admin', access: 'admin', title: 'Admin Panel' },
} as const satisfies Record<string, { path: `/${string}`; access: PageAccess; title: string }>;

export type PageName = keyof typeof PAGES;

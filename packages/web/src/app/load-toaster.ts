import type { ComponentType } from 'react';

/** For `lazy`, and for pages that must have the toaster at hand before their first call can fail. */
export async function loadToaster(): Promise<{ default: ComponentType }> {
  return { default: (await import('#ui/status/toaster.tsx')).Toaster };
}

export type ToastVariant = 'plain' | 'success' | 'destructive';

export type ToastContent = { title: string; description?: string; variant?: ToastVariant };

export type Toast = ToastContent & { id: number; open: boolean };

export const TOAST_DURATION_MS = 5_000;
const TOAST_REMOVE_DELAY_MS = 5_000;

let toast: Toast | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

export function currentToast(): Toast | undefined {
  return toast;
}

export function onToastChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** One toast at a time: a new one takes the place of the old. */
export function showToast(content: ToastContent): void {
  lastId += 1;
  change({ ...content, id: lastId, open: true });
}

export function showError(description: string): void {
  showToast({ title: 'Error', description, variant: 'destructive' });
}

export function showSuccess(title: string, description?: string): void {
  showToast({ title, variant: 'success', ...(description ? { description } : {}) });
}

/** Takes a toast away, or whichever one is shown. */
export function dismissToast(id = toast?.id): void {
  if (toast?.id !== id || !toast?.open) return;
  change({ ...toast, open: false });
  setTimeout(() => {
    if (toast?.id === id) change(undefined);
  }, TOAST_REMOVE_DELAY_MS);
}

function change(next: Toast | undefined): void {
  toast = next;
  for (const listener of listeners) listener();
}

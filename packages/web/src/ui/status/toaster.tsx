import * as RadixToast from '@radix-ui/react-toast';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { onDialogsChange, topDialog } from '#lib/page/open-dialogs.ts';
import {
  currentToast,
  dismissToast,
  onToastChange,
  TOAST_DURATION_MS,
  type Toast,
  type ToastVariant,
} from '#lib/page/toast-store.ts';
import { useClearPlace } from './use-clear-place.ts';

const SWIPE_THRESHOLD_PX = 50;

const LOOKS = {
  plain: { Icon: Info, frame: 'border-edge', icon: 'text-ink-soft' },
  success: { Icon: CircleCheck, frame: 'border-accent', icon: 'text-accent' },
  destructive: { Icon: CircleAlert, frame: 'border-danger', icon: 'text-danger' },
} satisfies Record<ToastVariant, unknown>;

/** The toast area; F8 moves the focus to it. While a dialog is open it lives in there: all else is out of reach. */
export function Toaster() {
  const toast = useSyncExternalStore(onToastChange, currentToast);
  const dialog = useSyncExternalStore(onDialogsChange, topDialog);
  if (!dialog) return <Toasts toast={toast} />;
  return createPortal(
    <>
      <Toasts toast={toast} />
      {/* The toast is read out by an element of the page, which is silent behind a dialog. */}
      <p role="status" className="sr-only">
        {toast?.open && [toast.title, toast.description].filter(Boolean).join('. ')}
      </p>
    </>,
    dialog,
  );
}

function Toasts({ toast }: { toast: Toast | undefined }) {
  return (
    <RadixToast.Provider duration={TOAST_DURATION_MS} swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD_PX}>
      {toast && <ToastCard key={toast.id} toast={toast} />}
      <RadixToast.Viewport
        ref={useClearPlace(toast)}
        hotkey={['F8']}
        className="fixed right-0 bottom-0 z-40 flex w-full max-w-100 flex-col rounded-card p-4 outline-offset-[-4px]"
      />
    </RadixToast.Provider>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const { Icon, frame, icon } = LOOKS[toast.variant ?? 'plain'];
  return (
    <RadixToast.Root
      open={toast.open}
      onOpenChange={(open) => open || dismissToast(toast.id)}
      data-variant={toast.variant ?? 'plain'}
      className={`flex items-start gap-3 rounded-card border bg-surface p-4 shadow-lg data-[state=open]:animate-toast-in data-[state=closed]:animate-toast-out data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=end]:animate-swipe-out ${frame}`}
    >
      <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${icon}`} />
      <div className="min-w-0 flex-1 text-small wrap-anywhere">
        <RadixToast.Title className="font-medium">{toast.title}</RadixToast.Title>
        {toast.description && (
          <RadixToast.Description className="text-ink-soft">{toast.description}</RadixToast.Description>
        )}
      </div>
      <RadixToast.Close
        aria-label="Close"
        className="-m-2 flex size-9 shrink-0 items-center justify-center rounded-key text-ink-faint hover:text-ink"
      >
        <X aria-hidden className="size-4" />
      </RadixToast.Close>
    </RadixToast.Root>
  );
}

import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { openDialog } from '#lib/page/open-dialogs.ts';
import { classNames } from '#ui/class-names.ts';

type DialogProps = {
  title: ReactNode;
  /** Escape, the cross, or a press beside the dialog. */
  onClose: () => void;
  size?: 'small' | 'medium' | 'large';
  children: ReactNode;
};

// A large one starts at the top: in the middle, what is in it would move each time it grows.
const SIZES = { small: 'm-auto max-w-form', medium: 'm-auto max-w-160', large: 'mx-auto mt-4 max-w-220' };

/** A modal dialog, open for as long as it is rendered. What has `data-autofocus` gets the focus, else the title does. */
export function Dialog({ title, onClose, size = 'small', children }: DialogProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // A layout effect: it closes the dialog before React takes it off the page, so that the browser can give
  // the focus back to where it was.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const close = openDialog(element);
    const first = element.querySelector<HTMLElement>('[data-autofocus]') ?? element.querySelector('h2');
    first?.focus();
    return close;
  }, []);
  const cancel = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };
  // The browser may insist on closing, such as at a second Escape in a row. Whether it closes is for the owner to say.
  const reopen = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return;
    dialog.current?.showModal();
    onClose();
  };
  const pressBeside = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onClose();
  };
  return (
    <dialog
      ref={dialog}
      data-prints
      aria-labelledby={titleId}
      onCancel={cancel}
      onClose={reopen}
      onMouseDown={pressBeside}
      className={classNames(
        'max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] animate-dialog-in overscroll-contain rounded-card border border-line bg-surface text-ink shadow-lg backdrop:bg-veil',
        SIZES[size],
      )}
    >
      <div className="sticky top-0 z-20 flex items-start gap-3 border-b border-line bg-surface px-5 py-4 sm:px-6">
        <h2
          id={titleId}
          tabIndex={-1}
          className="line-clamp-3 min-w-0 flex-1 text-lead font-semibold wrap-anywhere outline-none"
        >
          {title}
        </h2>
        <button
          type="button"
          aria-label="Close"
          onClick={onClose}
          className="-my-1 -mr-2 flex size-10 shrink-0 items-center justify-center rounded-key text-ink-soft hover:bg-sunken hover:text-ink"
        >
          <X aria-hidden className="size-5" />
        </button>
      </div>
      <div className="px-5 py-5 sm:px-6">{children}</div>
    </dialog>
  );
}

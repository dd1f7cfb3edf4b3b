import type { ComponentProps } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Spinner } from '#ui/status/spinner.tsx';
import { type ButtonSize, type ButtonTone, buttonLook } from './button-look.ts';

type ButtonProps = ComponentProps<'button'> & {
  tone?: ButtonTone;
  size?: ButtonSize;
  /** What the button is doing right now, such as 'Signing in...'; pressing it does nothing meanwhile. */
  busyText?: string | false;
};

export function Button({ tone, size, busyText, className, children, type, onClick, ...rest }: ButtonProps) {
  const busy = Boolean(busyText);
  return (
    <button
      type={type ?? 'button'}
      // Not `disabled` while busy: that would throw the keyboard's focus back to the start of the page.
      aria-disabled={busy || undefined}
      aria-busy={busy}
      className={classNames(buttonLook(tone, size), className)}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {busyText ? (
        <>
          <Spinner />
          {busyText}
        </>
      ) : (
        children
      )}
    </button>
  );
}

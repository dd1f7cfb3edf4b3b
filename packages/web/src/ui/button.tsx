import type { ComponentProps } from 'react';
import { type ButtonSize, type ButtonTone, buttonLook } from './button-look.ts';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

type ButtonProps = ComponentProps<'button'> & {
  tone?: ButtonTone;
  size?: ButtonSize;
  /** What the button is doing right now, such as 'Signing in...'; it is disabled meanwhile. */
  busyText?: string | false;
};

export function Button({ tone, size, busyText, disabled, className, children, type, ...rest }: ButtonProps) {
  return (
    <button
      type={type ?? 'button'}
      disabled={disabled || Boolean(busyText)}
      aria-busy={Boolean(busyText)}
      className={classNames(buttonLook(tone, size), className)}
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

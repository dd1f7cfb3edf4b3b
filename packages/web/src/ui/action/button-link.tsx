import { Link, type LinkProps } from 'react-router';
import { classNames } from '#ui/class-names.ts';
import { type ButtonSize, type ButtonTone, buttonLook } from './button-look.ts';

type ButtonLinkProps = LinkProps & { tone?: ButtonTone; size?: ButtonSize };

/** A link that looks like a button because it is the thing to do on its page. */
export function ButtonLink({ tone, size, className, ...rest }: ButtonLinkProps) {
  return <Link className={classNames(buttonLook(tone, size), className)} {...rest} />;
}

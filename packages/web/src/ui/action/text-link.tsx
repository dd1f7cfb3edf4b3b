import { Link, type LinkProps } from 'react-router';
import { classNames } from '#ui/class-names.ts';

/** A link in running text. */
export function TextLink({ className, ...rest }: LinkProps) {
  const look = 'font-medium text-accent underline decoration-1 underline-offset-4 hover:decoration-2';
  return <Link className={classNames(look, className)} {...rest} />;
}

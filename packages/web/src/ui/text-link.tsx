import { Link, type LinkProps } from 'react-router';

/** A link in running text. */
export function TextLink(props: LinkProps) {
  return (
    <Link className="font-medium text-accent underline decoration-1 underline-offset-4 hover:decoration-2" {...props} />
  );
}

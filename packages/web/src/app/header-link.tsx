import { NavLink } from 'react-router';
import type { NavigationItem } from './navigation-items.ts';

export function HeaderLink({ label, path }: NavigationItem) {
  return (
    <NavLink
      to={path}
      className="flex min-h-11 items-center rounded-card px-3 text-small text-ink-soft transition hover:bg-sunken hover:text-ink aria-[current=page]:font-medium aria-[current=page]:text-ink"
    >
      {label}
    </NavLink>
  );
}

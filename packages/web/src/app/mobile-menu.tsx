import { Menu, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { AccountActions } from './account-actions.tsx';
import { HeaderLink } from './header-link.tsx';
import type { NavigationItem } from './navigation-items.ts';

/** The header's items on small screens, behind a button. */
export function MobileMenu({ items }: { items: readonly NavigationItem[] }) {
  const { key: visit } = useLocation();
  // Open for one visit of one page: any navigation closes it, even one to the same address.
  const [openDuring, setOpenDuring] = useState<string>();
  const open = openDuring === visit;
  const close = () => setOpenDuring(undefined);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  useEscape(open, () => {
    close();
    button.current?.focus();
  });
  const Icon = open ? X : Menu;
  return (
    <div className="lg:hidden">
      <button
        ref={button}
        type="button"
        aria-label={open ? 'Close menu' : 'Open menu'}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => (open ? close() : setOpenDuring(visit))}
        className="flex size-11 items-center justify-center rounded-card border border-edge"
      >
        <Icon aria-hidden className="size-5" />
      </button>
      <nav
        id={panelId}
        hidden={!open}
        aria-label="Menu"
        className="absolute inset-x-0 top-full z-30 border-y border-line bg-paper p-4 shadow-lg sm:px-6"
      >
        <div className="flex flex-col gap-1">
          {items.map((item) => (
            <HeaderLink key={item.path} {...item} />
          ))}
        </div>
        <div className="mt-3 grid gap-2 border-t border-line pt-4">
          <AccountActions size="medium" />
        </div>
      </nav>
    </div>
  );
}

function useEscape(active: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!active) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onEscape();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  });
}

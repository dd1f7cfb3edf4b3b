import { PAGES } from '@hotscribe/contract';
import { Link } from 'react-router';
import { useSession } from '#lib/session/use-session.ts';
import { Logo } from '#ui/layout/logo.tsx';
import { ThemeSwitch } from '#ui/layout/theme-switch.tsx';
import { AccountActions } from './account-actions.tsx';
import { HeaderLink } from './header-link.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { headerItems, MY_SCRIPTS } from './navigation-items.ts';

export function Header() {
  const session = useSession();
  const items = headerItems(session);
  return (
    <header className="relative border-b border-line bg-paper">
      <div className="mx-auto flex min-h-16 max-w-page flex-wrap items-center gap-2 px-4 py-1 sm:px-6">
        <Link to={PAGES.home.path} className="mr-auto flex items-center gap-2.5 rounded-key text-body font-semibold">
          <Logo />
          Hotscribe
        </Link>
        <nav aria-label="Main" className="hidden items-center gap-1 stored-session:invisible lg:flex">
          {items.map((item) => (
            <HeaderLink key={item.path} {...item} />
          ))}
          <AccountActions size="small" />
        </nav>
        {session.status === 'signed-in' && (
          <div className="-mr-2 lg:hidden">
            <HeaderLink {...MY_SCRIPTS} />
          </div>
        )}
        <ThemeSwitch />
        <MobileMenu items={items} />
      </div>
    </header>
  );
}

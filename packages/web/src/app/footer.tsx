import { CONTACT_EMAIL, PAGES } from '@hotscribe/contract';
import { Link } from 'react-router';
import { useSession } from '#lib/session/use-session.ts';
import { Logo } from '#ui/layout/logo.tsx';
import { footerGroups } from './navigation-items.ts';

const LINK =
  'inline-flex min-h-8 items-center wrap-anywhere text-ink-soft underline-offset-4 hover:text-ink hover:underline';

export function Footer() {
  const groups = footerGroups(useSession());
  return (
    <footer className="border-t border-line">
      <div className="mx-auto grid max-w-page gap-10 px-4 py-12 text-small sm:px-6 md:grid-cols-[1.5fr_2fr]">
        <div className="flex flex-col items-start gap-2">
          <Link to={PAGES.home.path} className="flex items-center gap-2.5 font-semibold">
            <Logo />
            Hotscribe
          </Link>
          <p className="text-ink-soft">Plain English in, AutoHotkey out.</p>
          <a href={`mailto:${CONTACT_EMAIL}`} className={LINK}>
            {CONTACT_EMAIL}
          </a>
        </div>
        <nav aria-label="Footer" className="grid grid-cols-2 gap-8 sm:grid-cols-3">
          {groups.map(({ title, items }) => (
            <div key={title}>
              <h2 className="text-note font-medium text-ink-faint">{title}</h2>
              <ul className="mt-2 flex flex-col">
                {items.map(({ label, path }) => (
                  <li key={path}>
                    <Link to={path} className={LINK}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
    </footer>
  );
}

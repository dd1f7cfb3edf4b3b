import type { GuidePart } from '#ui/guide/guide.tsx';
import { FactList } from '#ui/text/fact-list.tsx';
import { InlineCode } from '#ui/text/inline-code.tsx';
import { KEPT_IN_THE_BROWSER, KEPT_ON_THE_SERVER } from './stored-data.ts';

export const WHAT_IS_KEPT: GuidePart = {
  id: 'what-we-keep',
  title: 'What we keep',
  content: (
    <p>
      If you only visit the public pages, we keep a line in the server’s log and, if you try a script, a counter that
      lasts a day. With an account, we keep:
    </p>
  ),
  sections: [
    {
      id: 'on-the-server',
      title: 'On our server',
      content: (
        <FactList
          facts={KEPT_ON_THE_SERVER.map(({ what, why, howLong }) => ({
            id: what,
            term: what,
            lines: [why, <HowLong key="how-long">{howLong}</HowLong>],
          }))}
        />
      ),
    },
    {
      id: 'in-your-browser',
      title: 'In your browser',
      content: (
        <>
          <p>
            The site needs these to work, so there’s no banner asking for consent. If you clear them in your browser’s
            settings, you’ll be signed out.
          </p>
          <FactList
            facts={KEPT_IN_THE_BROWSER.map(({ name, what, howLong }) => ({
              id: name,
              term: <InlineCode>{name}</InlineCode>,
              lines: [what, <HowLong key="how-long">{howLong}</HowLong>],
            }))}
          />
        </>
      ),
    },
  ],
};

function HowLong({ children }: { children: string }) {
  return (
    <>
      <span className="text-ink-faint">Kept: </span>
      {children}
    </>
  );
}

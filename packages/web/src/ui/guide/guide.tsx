import { PAGES } from '@hotscribe/contract';
import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/action/button-link.tsx';
import { GuideContents } from './guide-contents.tsx';
import { useStartOfPage } from './use-start-of-page.ts';

export type GuideSection = { id: string; title: string; content: ReactNode };
export type GuidePart = GuideSection & { sections?: readonly GuideSection[] };

type GuideProps = {
  heading: string;
  lead: ReactNode;
  parts: readonly GuidePart[];
  /** What to do after reading, beside the way home. */
  onward?: ReactNode;
};

/** A long page to read: a table of contents beside its parts, each with an address of its own. */
export function Guide({ heading, lead, parts, onward }: GuideProps) {
  useStartOfPage();
  return (
    <div className="mx-auto max-w-page px-4 py-10 sm:px-6 lg:py-16">
      <h1 className="text-display font-semibold wrap-break-word">{heading}</h1>
      <div className="mt-3 max-w-prose text-lead text-pretty text-ink-soft">{lead}</div>
      <div className="mt-10 grid items-start gap-x-16 gap-y-10 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <GuideContents parts={parts} />
        <div className="flex min-w-0 flex-col gap-14">
          {parts.map((part) => (
            <Part key={part.id} part={part} />
          ))}
          <div className="flex flex-wrap gap-3 border-t border-line pt-8">
            <ButtonLink to={PAGES.home.path} tone="secondary">
              Back to Home
            </ButtonLink>
            {onward}
          </div>
        </div>
      </div>
    </div>
  );
}

function Part({ part: { id, title, content, sections = [] } }: { part: GuidePart }) {
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-4">
      <h2 id={id} className="scroll-mt-6 text-title font-semibold">
        <AnchoredTitle id={id} title={title} />
      </h2>
      <Prose>{content}</Prose>
      {sections.map((section) => (
        <section key={section.id} aria-labelledby={section.id} className="mt-5 flex min-w-0 flex-col gap-3">
          <h3 id={section.id} className="scroll-mt-6 text-lead font-semibold">
            <AnchoredTitle id={section.id} title={section.title} />
          </h3>
          <Prose>{section.content}</Prose>
        </section>
      ))}
    </section>
  );
}

/** The title is the link to itself: whoever wants to point someone here copies its address. */
function AnchoredTitle({ id, title }: { id: string; title: string }) {
  return (
    <a href={`#${id}`} className="underline-offset-4 hover:underline hover:decoration-1">
      {title}
    </a>
  );
}

function Prose({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-4 text-pretty text-ink-soft [&>ol]:max-w-prose [&>p]:max-w-prose [&>ul]:max-w-prose">
      {children}
    </div>
  );
}

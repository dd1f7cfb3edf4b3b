import type { GuidePart, GuideSection } from './guide.tsx';

const LINK =
  'inline-flex min-h-7 items-center py-0.5 text-small text-ink-soft underline-offset-4 hover:text-ink hover:underline';

/** The table of contents: in sight while reading on a wide screen, before the text on a narrow one. */
export function GuideContents({ parts }: { parts: readonly GuidePart[] }) {
  return (
    <nav
      aria-labelledby="contents"
      className="rounded-card border border-line bg-surface p-5 lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto"
    >
      <h2 id="contents" className="text-note font-medium text-ink-faint">
        On this page
      </h2>
      <ol className="mt-2 grid gap-x-8 gap-y-1 sm:grid-cols-2 lg:grid-cols-1">
        {parts.map((part) => (
          <li key={part.id}>
            <ContentsLink {...part} />
            {part.sections && (
              <ol className="border-l border-line pl-3">
                {part.sections.map((section) => (
                  <li key={section.id}>
                    <ContentsLink {...section} />
                  </li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function ContentsLink({ id, title }: Pick<GuideSection, 'id' | 'title'>) {
  return (
    <a href={`#${id}`} className={LINK}>
      {title}
    </a>
  );
}

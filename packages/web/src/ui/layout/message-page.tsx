import type { ReactNode } from 'react';

type MessagePageProps = { kicker: ReactNode; heading: string; text: ReactNode; children: ReactNode };

/** A page that says one thing and offers a way on. */
export function MessagePage({ kicker, heading, text, children }: MessagePageProps) {
  return (
    <div className="mx-auto flex min-h-[60vh] max-w-prose flex-col items-center justify-center gap-4 px-4 py-16 text-center">
      <div className="text-small text-ink-faint">{kicker}</div>
      <h1 className="text-title font-semibold sm:text-display">{heading}</h1>
      <p className="text-pretty text-ink-soft">{text}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">{children}</div>
    </div>
  );
}

import { PAGES } from '@hotscribe/contract';
import { Check } from 'lucide-react';
import { ButtonLink } from '#ui/action/button-link.tsx';
import { LiveExample } from './live-example.tsx';
import { useStartPath } from './use-start-path.ts';

const POINTS = ['No coding required', 'Instant generation', 'Ready-to-use downloads'];

export function Hero() {
  const startPath = useStartPath();
  return (
    <section className="mx-auto grid max-w-page items-center gap-12 px-4 py-14 sm:px-6 lg:grid-cols-[1.15fr_1fr] lg:py-16">
      <div className="flex min-w-0 flex-col items-start gap-6">
        <p className="rounded-full border border-accent px-3 py-0.5 text-note font-medium text-accent">
          AI-Powered Automation
        </p>
        <h1 className="max-w-full text-display font-semibold wrap-break-word sm:text-hero">
          Automate Your Windows Tasks in Seconds
        </h1>
        <p className="max-w-prose text-lead text-ink-soft">
          Say what you want in plain English. You get a script that does it, ready to run.
        </p>
        <div className="flex w-full flex-col gap-3 sm:w-auto sm:flex-row">
          <ButtonLink to={startPath} size="large">
            Get Started
          </ButtonLink>
          <ButtonLink to={PAGES.instructions.path} tone="secondary" size="large">
            Learn More<span className="sr-only"> about running scripts</span>
          </ButtonLink>
        </div>
        <ul className="flex flex-col gap-x-5 gap-y-2 text-small text-ink-soft sm:flex-row sm:flex-wrap">
          {POINTS.map((point) => (
            <li key={point} className="flex items-center gap-2">
              <Check aria-hidden className="size-4 text-accent" />
              {point}
            </li>
          ))}
        </ul>
      </div>
      <LiveExample />
    </section>
  );
}

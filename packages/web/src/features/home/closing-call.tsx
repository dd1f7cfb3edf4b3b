import { ButtonLink } from '#ui/action/button-link.tsx';
import { useStartPath } from './use-start-path.ts';

export function ClosingCall() {
  const startPath = useStartPath();
  return (
    <section aria-labelledby="start" className="border-t border-line bg-sunken">
      <div className="mx-auto flex max-w-page flex-col items-center gap-6 px-4 py-16 text-center sm:px-6 lg:py-24">
        <h2 id="start" className="text-title font-semibold sm:text-display">
          What Would You Rather Not Do by Hand?
        </h2>
        <p className="max-w-prose text-balance text-ink-soft">
          Your first three scripts are free. All you need is an email address and a task you’re tired of.
        </p>
        <ButtonLink to={startPath} size="large">
          Get Started Now
        </ButtonLink>
      </div>
    </section>
  );
}

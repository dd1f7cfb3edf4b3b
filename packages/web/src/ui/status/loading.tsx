import { classNames } from '#ui/class-names.ts';
import { Spinner } from './spinner.tsx';

type LoadingProps = {
  text?: string;
  /** Something of a page that is there already; otherwise these words are its heading until it has come. */
  isPart?: boolean;
};

const LOOK = 'flex min-h-[80dvh] items-center justify-center gap-3 text-small text-ink-soft';

export function Loading({ text = 'Loading...', isPart = false }: LoadingProps) {
  const Words = isPart ? 'p' : 'h1';
  return (
    <div role="status">
      <Words className={classNames(LOOK, 'tracking-normal')}>
        <Spinner />
        {text}
      </Words>
    </div>
  );
}

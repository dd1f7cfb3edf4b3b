import { PAGES } from '@hotscribe/contract';
import { CircleHelp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextLink } from '#ui/text-link.tsx';

const AUTOHOTKEY = 'https://www.autohotkey.com/';

const STEPS: readonly { title: string; text: ReactNode }[] = [
  {
    title: 'Install AutoHotkey, once',
    text: (
      <>
        Get version 2 from{' '}
        <a
          href={AUTOHOTKEY}
          target="_blank"
          rel="noreferrer"
          className="font-medium text-accent underline underline-offset-4"
        >
          autohotkey.com
        </a>
        . It is free.
      </>
    ),
  },
  {
    title: 'Download your script',
    text: 'It is a small file whose name ends in .ahk. Keep it where you will find it again.',
  },
  {
    title: 'Double-click the file',
    text: 'A green H appears near the clock: the script is running. To stop it, right-click the H and choose Exit.',
  },
];

/** A button that explains in three steps how a script is run. */
export function RunHelp() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button tone="quiet" size="small" onClick={() => setOpen(true)}>
        <CircleHelp aria-hidden className="size-4" />
        How do I run this?
      </Button>
      {open && (
        <Dialog title="How to run your script" onClose={() => setOpen(false)}>
          <ol className="flex flex-col gap-5">
            {STEPS.map(({ title, text }, index) => (
              <li key={title} className="flex gap-4">
                <span
                  aria-hidden
                  className="flex size-9 shrink-0 items-center justify-center rounded-key border border-edge text-small font-semibold shadow-[0_2px_0_var(--edge)]"
                >
                  {index + 1}
                </span>
                <div>
                  <h3 className="text-small font-semibold">{title}</h3>
                  <p className="text-small text-pretty text-ink-soft">{text}</p>
                </div>
              </li>
            ))}
          </ol>
          <p className="mt-6 text-small text-ink-soft">
            More is in the <TextLink to={PAGES.instructions.path}>instructions</TextLink>.
          </p>
        </Dialog>
      )}
    </>
  );
}

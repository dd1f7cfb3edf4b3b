import { PAGES } from '@hotscribe/contract';
import { CircleHelp } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/action/button.tsx';
import { OutsideLink } from '#ui/action/outside-link.tsx';
import { TextLink } from '#ui/action/text-link.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { type Step, Steps } from '#ui/text/steps.tsx';

const STEPS: readonly Step[] = [
  {
    title: 'Install AutoHotkey (you only need to do this once)',
    text: (
      <>
        Get version 2 from <OutsideLink href="https://www.autohotkey.com/">autohotkey.com</OutsideLink>. It’s free.
      </>
    ),
  },
  {
    title: 'Download your script',
    text: 'It’s a small file whose name ends in .ahk. Save it somewhere you can find it again.',
  },
  {
    title: 'Double-click the file',
    text: 'When a green H appears near the clock, the script is running. To stop it, right-click the H and choose Exit.',
  },
];

/** A button that explains in three steps how a script is run. */
export function RunHelp() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button tone="quiet" size="small" onClick={() => setOpen(true)}>
        <CircleHelp aria-hidden className="size-4" />
        How Do I Run This?
      </Button>
      {open && (
        <Dialog title="How to Run Your Script" onClose={() => setOpen(false)}>
          <Steps steps={STEPS} />
          <p className="mt-6 text-small text-ink-soft">
            Read more in the <TextLink to={PAGES.instructions.path}>instructions</TextLink>.
          </p>
        </Dialog>
      )}
    </>
  );
}

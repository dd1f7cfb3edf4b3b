import { PAGES } from '@hotscribe/contract';
import { ButtonLink } from '#ui/action/button-link.tsx';
import { Guide, type GuidePart } from '#ui/guide/guide.tsx';
import { ABOUT_AUTOHOTKEY } from './about-autohotkey.tsx';
import { EDITING } from './editing.tsx';
import { INSTALLING } from './installing.tsx';
import { READING_HOTKEYS } from './reading-hotkeys.tsx';
import { RUNNING } from './running.tsx';
import { SAMPLES } from './samples.tsx';
import { TROUBLESHOOTING } from './troubleshooting.tsx';
import { WINDOWS } from './windows.tsx';

const PARTS: readonly GuidePart[] = [
  ABOUT_AUTOHOTKEY,
  INSTALLING,
  RUNNING,
  READING_HOTKEYS,
  WINDOWS,
  SAMPLES,
  EDITING,
  TROUBLESHOOTING,
];

export function InstructionsPage() {
  return (
    <Guide
      heading="Instructions"
      lead="How to get a script from this site running on your PC. You don’t need any experience, and it takes about five minutes."
      parts={PARTS}
      onward={<ButtonLink to={PAGES.dashboard.path}>Create New Script</ButtonLink>}
    />
  );
}

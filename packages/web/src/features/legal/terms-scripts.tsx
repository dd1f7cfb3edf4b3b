import type { GuidePart } from '#ui/guide/guide.tsx';

export const SCRIPT_TERMS: readonly GuidePart[] = [
  {
    id: 'your-scripts',
    title: 'Your scripts are yours',
    content: (
      <p>
        You may use, change, share, and sell the scripts you get, privately and commercially, even after you leave. We
        claim no rights in them or in your descriptions; we store and process them only to provide the service. Others
        who ask for the same thing may get the same script.
      </p>
    ),
  },
  {
    id: 'check-before-you-run',
    title: 'Look before you run',
    content: (
      <>
        <p>
          Scripts are written by software. It checks that they load, explains in plain English what they do, and warns
          you about risks it finds, but it can misunderstand you, and it can be wrong. Read what a script does before
          you run it, and try it first where it can’t do any harm.
        </p>
        <p>
          A script runs on your computer with your permissions. You’re responsible for what it does there and for
          following the rules of your employer and of the programs, games, and websites you use it with: some forbid
          automation.
        </p>
      </>
    ),
  },
];

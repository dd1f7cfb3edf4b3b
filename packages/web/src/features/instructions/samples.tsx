import type { HighlightSpan } from '@hotscribe/ahk';
import type { GuidePart } from '#ui/guide/guide.tsx';
import { InlineCode } from '#ui/text/inline-code.tsx';
import { SampleCard } from './sample-card.tsx';
import { SAMPLE_SCRIPTS } from './sample-scripts.ts';

const FILES = import.meta.glob<{ script: string; spans: readonly HighlightSpan[] }>('./samples/*.ahk', { eager: true });

export const SAMPLES: GuidePart = {
  id: 'samples',
  title: 'Five sample scripts',
  content: (
    <>
      <p>
        Try one as it is, then change it. To use it, click Download and double-click the file. Or click Copy, paste it
        into an empty Notepad window, and save it under a name that ends in <InlineCode>.ahk</InlineCode>, with “Save as
        type” set to “All files.”
      </p>
      <p>
        All of them start with the same two lines: <InlineCode>#Requires AutoHotkey v2.0</InlineCode> says which version
        the script is for, and <InlineCode>#SingleInstance Force</InlineCode> means that double-clicking the file again
        replaces the running script instead of starting a second copy. Leave both as they are.
      </p>
    </>
  ),
  sections: SAMPLE_SCRIPTS.map((sample) => {
    const file = FILES[`./samples/${sample.id}.ahk`];
    if (!file) throw new Error(`samples/${sample.id}.ahk is missing`);
    return { id: sample.id, title: sample.title, content: <SampleCard sample={sample} {...file} /> };
  }),
};

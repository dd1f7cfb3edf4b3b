import type { HighlightSpan } from '@hotscribe/ahk';
import { Download } from 'lucide-react';
import { showSuccess } from '#lib/page/toast-store.ts';
import { ColoredBlock } from '#script/code/code-block.tsx';
import { CopyButton } from '#script/code/copy-button.tsx';
import { downloadScript } from '#script/code/download-script.ts';
import { Button } from '#ui/action/button.tsx';
import { InlineCode } from '#ui/text/inline-code.tsx';
import { KeyCombination } from '#ui/text/key-combination.tsx';
import type { SampleScript } from './sample-scripts.ts';

type SampleCardProps = { sample: SampleScript; script: string; spans: readonly HighlightSpan[] };

/** A sample: what it gives, its keys, its code to take along, and what its lines mean. */
export function SampleCard({ sample: { id, title, text, shortcuts, lines }, script, spans }: SampleCardProps) {
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <p className="max-w-prose">{text}</p>
      {shortcuts.length > 0 && (
        <ul aria-label={`Keys for: ${title}`} className="flex flex-wrap gap-x-6 gap-y-3">
          {shortcuts.map((keys) => (
            <li key={keys.join('+')}>
              <KeyCombination keys={keys} />
            </li>
          ))}
        </ul>
      )}
      <ColoredBlock label={`Script: ${title}`} script={script} spans={spans} />
      <div className="flex flex-wrap gap-3">
        <CopyButton
          text={script}
          of={title}
          failure="Failed to copy script to clipboard"
          onCopied={() => showSuccess('Copied!', 'Script copied to clipboard.')}
        />
        <Button
          tone="secondary"
          aria-label={`Download: ${title}`}
          onClick={() => {
            downloadScript({ name: id, script });
            showSuccess('Download started', 'Your .ahk file is being downloaded.');
          }}
        >
          <Download aria-hidden className="size-4" />
          Download
        </Button>
      </div>
      <dl className="flex max-w-prose flex-col gap-3 text-small">
        {lines.map(({ code, means }) => (
          <div key={code}>
            <dt>
              <InlineCode>{code.trim()}</InlineCode>
            </dt>
            <dd className="mt-1">{means}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

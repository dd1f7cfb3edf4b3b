import { ArrowLeft } from 'lucide-react';
import { Button } from '#ui/action/button.tsx';
import type { GenerationResult } from './generation-draft.ts';

type EarlierScriptProps = { earlier: GenerationResult; onShow: (result: GenerationResult) => void };

/** The way back to the result of an earlier request, which must not look like the answer to the last one. */
export function EarlierScript({ earlier, onShow }: EarlierScriptProps) {
  return (
    <Button tone="quiet" className="-ml-4 self-start" onClick={() => onShow(earlier)}>
      <ArrowLeft aria-hidden className="size-4" />
      Back to the Earlier Script
    </Button>
  );
}

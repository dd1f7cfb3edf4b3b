import type { SavedScript } from '@hotscribe/contract';
import { ComplaintRemedies } from '#script/complaint/complaint-remedies.tsx';
import { ItDidntWork } from '#script/complaint/it-didnt-work.tsx';
import { useChangedText } from './use-changed-text.ts';

/** What to do when a saved script does not work; the mended text becomes its new version. */
export function SavedComplaint({ script }: { script: SavedScript }) {
  const { mutate, isPending } = useChangedText(script);
  return (
    <ItDidntWork script={script.script} busy={isPending} onUse={(text) => mutate(text)}>
      {(complaint) => (
        <ComplaintRemedies
          subject={{ kind: 'script', id: script.id }}
          answerId={script.answerId}
          complaint={complaint}
        />
      )}
    </ItDidntWork>
  );
}

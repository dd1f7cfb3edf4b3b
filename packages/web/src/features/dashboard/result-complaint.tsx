import { ComplaintRemedies } from '#script/complaint/complaint-remedies.tsx';
import { ItDidntWork } from '#script/complaint/it-didnt-work.tsx';
import type { GenerationResult } from './generation-draft.ts';

type ResultComplaintProps = {
  result: GenerationResult;
  onChange: (change: Partial<GenerationResult>) => void;
};

/** What to do when a result does not work. What was pasted, or tried on the home page, was no answer of this account. */
export function ResultComplaint({ result, onChange }: ResultComplaintProps) {
  const { generated, script, answerId } = result;
  return (
    <ItDidntWork
      // What was said of one result is not said of the next.
      key={result.madeAt}
      script={script}
      onUse={(text) => onChange({ script: text })}
    >
      {(complaint) =>
        answerId !== null && (
          <ComplaintRemedies
            subject={{ kind: 'answer', id: answerId }}
            answerId={answerId}
            edited={script === generated.script ? undefined : script}
            complaint={complaint}
          />
        )
      }
    </ItDidntWork>
  );
}

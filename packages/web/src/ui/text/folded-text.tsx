import { useId, useState } from 'react';
import { classNames } from '#ui/class-names.ts';

const LONG = 600;
const MANY_LINES = 8;

/** Words of someone else, as they wrote them; where they are many, the first lines, and the rest on demand. */
export function FoldedText({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const isLong = text.length > LONG || text.split('\n').length > MANY_LINES;
  return (
    <div className="flex flex-col items-start gap-1">
      <p
        id={id}
        dir="auto"
        className={classNames(
          'max-w-full text-pretty whitespace-pre-line wrap-anywhere',
          isLong && !isOpen && 'max-h-[5lh] overflow-hidden mask-b-from-70%',
        )}
      >
        {text}
      </p>
      {isLong && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="min-h-8 text-note font-medium text-accent underline underline-offset-4 hover:text-accent-strong"
        >
          {isOpen ? 'Show less' : 'Show all'}
        </button>
      )}
    </div>
  );
}

import { Fragment } from 'react';
import { InlineCode } from './inline-code.tsx';

/** A sentence whose code stands between backticks. */
export function MarkedText({ text }: { text: string }) {
  return text.split('`').map((piece, index) => {
    const isCode = index % 2 === 1;
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence never move
    return isCode ? <InlineCode key={index}>{piece}</InlineCode> : <Fragment key={index}>{piece}</Fragment>;
  });
}

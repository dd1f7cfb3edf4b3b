import { findMarks } from './find-marks.ts';
import { detectLanguage } from './languages/detect-language.ts';
import { glossWords } from './languages/gloss-words.ts';
import type { Reading } from './reading.ts';
import { tokensOf } from './tokens.ts';
import { cutWords } from './words.ts';
import { coveredBy, findWritten } from './written.ts';

/** Reads in a request everything that has a value of its own. What a model writes around it points at these marks. */
export function read(request: string): Reading {
  const cut = cutWords(request);
  const written = findWritten(request);
  const isWritten = coveredBy(request, written);
  const open = cut.filter(({ start }) => !isWritten(start));
  const language = detectLanguage(open.flatMap(({ seen }) => seen.split(/['’]/)));
  const isKnown = language !== undefined && language !== 'other';
  const said = isKnown ? glossWords(request, cut, isWritten, language) : cut;
  return {
    request,
    language: isKnown ? language.name : (language ?? 'english'),
    words: said.map(({ start, end, seen }) => ({ start, end, seen })),
    marks: findMarks(request, tokensOf(request, said), written),
  };
}

import type { Entity } from '#ir/entity.ts';
import { type ClauseReader, stepOf } from '../understanding.ts';

const ASKS =
  /\b(?:asks?|prompts?|enter|type in|input box|i (?:type|enter|give)|pops? up)\b[^.;]{0,40}\b(?<what>name|client|customer|project|number|title|job|case|patient|order|student)\b/i;
const MAKES = /\b(?:makes?|creates?|creating|making|sets? up|new)\b[^.;]{0,60}\b(?:folder|directory)\b/i;
const INSIDE =
  /\b(?:sub-? ?folders|folders inside|folders in it|(?:inside|in) (?:it|that|this)(?: one)?(?: are)?(?: the)?(?: sub-?)? ?folders|the folders|with (?:the )?folders)\b(?:\s+(?:called|named|in it|inside|there|for))*\s*:?\s*(?<names>[^.;:]+)/i;
const ENDS =
  /\s*,?\s*\b(?:and|then)\s+(?:then\s+)?(?:opens?|shows?|goes|starts?|it (?:opens|should|shows|must))\b.*$|\s+(?:in it|inside it|inside|in there|when|and then)\b.*$/is;
const MOST = 12;

/** "asks for the name, makes a folder with it in D:\\Jobs, inside it the folders Plans, Photos and Bills". */
export const readNamedFolders: ClauseReader = (clause, text, knowledge) => {
  if (!ASKS.test(text) || !MAKES.test(text)) return undefined;
  const said = INSIDE.exec(clause.text)?.groups?.names?.replace(ENDS, '');
  const names = said
    ?.split(/\s*,\s*(?:and\s+)?|\s+(?:and|&)\s+/i)
    .map((name) => name.trim().replace(/^["']|["']$/g, ''))
    .filter(Boolean);
  const paths = clause.entities.filter((entity): entity is Extract<Entity, { kind: 'path' }> => entity.kind === 'path');
  const isName = (name: string) => name.split(/\s+/).length <= 4 && !/[\\/:*?<>|]/.test(name);
  if (!names || names.length < 2 || names.length > MOST || !names.every(isName) || paths.length > 1) return undefined;
  return {
    steps: [stepOf(knowledge, 'create-folders', { names: names.join('\n'), place: paths[0]?.value ?? '' })],
    assumed: [],
    used: clause.entities,
    score: 0.95,
    by: 'create-folders',
  };
};

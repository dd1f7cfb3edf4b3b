import { type ClauseReader, stepOf } from '../understanding.ts';

const PLAYS = /\b(?:plays?|sounds?)\b/i;
const SOUND = /\.(?:wav|mp3|wma|ogg|m4a|flac|aac)$/i;
const OTHER =
  /\b(?:loop(?:s|ed|ing)?|repeat(?:s|ed)?|over and over|random|stops?|until|while|video|playlist|hours?|every)\b/i;

/** "plays D:\Sounds\horn.wav". */
export const readPlaySound: ClauseReader = (clause, text, knowledge) => {
  const files = clause.entities.filter(({ kind, value }) => kind === 'path' && SOUND.test(String(value)));
  const [file] = files;
  if (file?.kind !== 'path' || clause.entities.length > 1 || !PLAYS.test(text) || OTHER.test(text)) return undefined;
  const step = stepOf(knowledge, 'play-sound-file', { file: file.value });
  return { steps: [step], assumed: [], used: [file], score: 0.92, by: 'play-sound-file' };
};

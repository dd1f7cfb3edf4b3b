import { type ClauseReader, stepOf } from '../understanding.ts';

const SOUND =
  /^[^\p{L}\p{N}]*(?:(?:and|then|also|it|should|to|please)\s+)*(?:plays?|makes?|gives?|sounds?|rings?|with|hear)\s+(?:me\s+)?(?:a\s+|an\s+|the\s+|some\s+)?(?:(?:short|loud|little|quick|warning|alarm|alert|signal|nice)\s+)*(?:sound|noise|beep|ding|tone|chime|signal|bell|alarm)(?:\s+(?:too|as well|so i (?:hear|notice|know)[^.]*|(?:that )?(?:you|i) (?:can )?hear[^.]*|signal|sound|effect|once))*[^\p{L}\p{N}]*$/iu;
const PLAYED = /\b(?:plays?|playing)\b/i;
const SOUND_FILE = /\.(?:wav|mp3|ogg|flac|wma|m4a)$/i;

/** "make a sound", "play C:\sounds\bell.wav". */
export const readSound: ClauseReader = (clause, _text, knowledge) => {
  if (SOUND.test(clause.text))
    return { steps: [stepOf(knowledge, 'beep', { times: 1, pitch: 750 })], assumed: [], used: [], score: 0.9 };
  const file = clause.entities.find(({ kind, value }) => kind === 'path' && SOUND_FILE.test(String(value)));
  if (
    !file ||
    clause.entities.length > 1 ||
    !PLAYED.test(clause.text) ||
    /\b(?:loop|repeat|random|over and over|until|while|stop)/i.test(clause.text)
  )
    return undefined;
  const step = stepOf(knowledge, 'play-sound-file', { file: file.value });
  return { steps: [step], assumed: [], used: [file], score: 0.9, by: 'play-sound-file' };
};

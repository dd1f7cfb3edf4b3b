import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { RUNNING } from './running.ts';

const LANGUAGES = {
  1033: ['english', 'us english', 'american'],
  2057: ['british', 'uk english', 'british english'],
  1031: ['german'],
  1036: ['french'],
  1034: ['spanish'],
  1040: ['italian'],
  1043: ['dutch'],
  1046: ['portuguese', 'brazilian'],
  1045: ['polish'],
  1049: ['russian'],
  1053: ['swedish'],
  1030: ['danish'],
  1044: ['norwegian'],
  1055: ['turkish'],
};
const PARTS = {
  Selection: ['selection', 'selected', 'paragraph', 'marked'],
  'ActiveDocument.Content': ['document', 'whole document', 'everything', 'all text', 'whole text'],
};

export const wordLanguage = action({
  id: 'word-language',
  title: 'Set the language that Word checks the spelling in',
  slots: { language: choice('language', LANGUAGES, '1033'), part: choice('part', PARTS, 'Selection') },
  code: ({ language, part }) => ahk`
    languagePart := OfficeProgram("Word.Application").${part}
    languagePart.LanguageID := ${language}
    languagePart.NoProofing := false
  `,
  needs: () => RUNNING,
});

import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { changeText, changeTextNeeds, WHERE } from './selected-text.ts';

const SPACES = {
  ends: [
    'beginning and end',
    'start and end',
    'leading and trailing',
    'trailing',
    'leading',
    'both ends',
    'spaces at the end',
    'spaces at the ends',
    'spaces at the start',
    'spaces at the beginning',
    'spaces at both ends',
    'spaces at the end of each line',
    'spaces at the end of every line',
    'end of lines',
  ],
  between: [
    'between words',
    'between the words',
    'between them',
    'inside the text',
    'double space',
    'double spaces',
    'double blanks',
    'double gaps',
    'multiple spaces',
    'several spaces',
    'repeated spaces',
    'collapse',
    'squeeze',
    'into one space',
    'to one space',
    'to a single space',
    'to single spaces',
    'into a single space',
  ],
  everywhere: [
    'extra space',
    'extra spaces',
    'extra whitespace',
    'extra blanks',
    'superfluous',
    'unnecessary spaces',
    'too many spaces',
    'too many blanks',
    'tidy',
    'spacing',
    'ends and between',
    'ends and between the words',
    'ends and between words',
    'trailing and double spaces',
    'leading, trailing and double spaces',
  ],
};

// Line breaks of every kind end a line, and what indents it is not a gap between words.
const ENDS = '"m`a)^[ \\t]+|[ \\t]+$"';
const BETWEEN = '"(?<=\\S)[ \\t]{2,}(?=\\S)", " "';

const EXPRESSIONS = {
  ends: `RegExReplace(text, ${ENDS})`,
  between: `RegExReplace(text, ${BETWEEN})`,
  everywhere: `RegExReplace(RegExReplace(text, ${ENDS}), ${BETWEEN})`,
};

export const trimText = action({
  id: 'trim-text',
  title: 'Remove extra spaces at the ends or between the words',
  slots: { spaces: choice('spaces', SPACES, 'ends'), where: choice('text', WHERE, 'selection') },
  code: ({ spaces, where }) => changeText(where, EXPRESSIONS[spaces]),
  needs: ({ where }) => changeTextNeeds(where),
});

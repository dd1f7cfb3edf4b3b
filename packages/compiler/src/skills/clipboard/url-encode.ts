import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { URI_DECODE, URI_ENCODE } from './encode-address.ts';
import { changeText, changeTextNeeds, WHERE } from './selected-text.ts';

const DIRECTIONS = {
  encode: ['encode', 'encoded', 'escape', 'percent'],
  decode: ['decode', 'decoded', 'unescape', 'readable'],
};

export const urlEncode = action({
  id: 'url-encode',
  title: 'URL-encode or decode the selected text',
  slots: { direction: choice('direction', DIRECTIONS, 'encode'), where: choice('text', WHERE, 'selection') },
  code: ({ direction, where }) => changeText(where, direction === 'encode' ? 'UriEncode(text)' : 'UriDecode(text)'),
  needs: ({ direction, where }) => changeTextNeeds(where, direction === 'encode' ? URI_ENCODE : URI_DECODE),
});

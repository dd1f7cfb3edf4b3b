import { action } from '../skill.ts';
import { choice } from '../slot.ts';

const COMMANDS = {
  '^c': ['copy', 'copies'],
  '^v': ['paste', 'pastes'],
  '^x': ['cut', 'cuts'],
  '^z': ['undo', 'undoes'],
  '^y': ['redo', 'redoes'],
  '^a': [
    'select all',
    'selects all',
    'select everything',
    'selects everything',
    'mark everything',
    'marks everything',
    'mark all',
    'marks all',
  ],
  '^a^c': ['copy all', 'copy everything', 'select all and copy', 'select everything and copy'],
  '^s': ['save', 'saves'],
  '^+s': ['save as'],
  '^f': ['find', 'search box', 'search in the page'],
  '^h': ['find and replace', 'replace box'],
  '^p': ['print', 'prints'],
  '^o': ['open dialog', 'open file dialog'],
  '^n': ['new document', 'new file', 'new window'],
  '^b': ['bold'],
  '^i': ['italic', 'italics'],
  '^u': ['underline', 'underlined'],
  '^{Home}': [
    'go to the top',
    'go to the start',
    'go to the beginning',
    'top of the document',
    'start of the document',
    'beginning of the document',
    'top of the page',
  ],
  '^{End}': [
    'go to the end',
    'goes to the end',
    'go to the bottom',
    'bottom of the document',
    'end of the document',
    'bottom of the page',
  ],
};

export const editCommand = action({
  id: 'edit-command',
  title: 'Copy, paste, cut, undo, redo, select all, save, find or print',
  slots: { command: choice('command', COMMANDS) },
  code: ({ command }) => `Send("${command}")`,
});

import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { READ_ALOUD } from './read-aloud.ts';

export const stopReading = action({
  id: 'stop-reading',
  title: 'Stop the voice that reads aloud',
  slots: {},
  code: () => ahk`StopReading()`,
  needs: () => READ_ALOUD,
});

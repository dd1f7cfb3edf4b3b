import { action } from '../skill.ts';
import { choice } from '../slot.ts';

const ITEMS = {
  0: ['mail', 'email', 'e-mail', 'message'],
  1: ['appointment', 'meeting', 'calendar entry', 'event'],
  2: ['contact', 'person'],
  3: ['task', 'to-do', 'todo'],
  5: ['note', 'sticky note'],
};

export const outlookNewItem = action({
  id: 'outlook-new-item',
  title: 'Open a new Outlook appointment, task, contact or note',
  slots: { item: choice('kind of item', ITEMS, '1') },
  code: ({ item }) => `ComObject("Outlook.Application").CreateItem(${item}).Display()`,
});

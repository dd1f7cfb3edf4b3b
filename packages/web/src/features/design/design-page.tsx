import { Guide } from '#ui/guide/guide.tsx';
import { Controls } from './controls.tsx';
import { Dialogs } from './dialogs.tsx';
import { Fields } from './fields.tsx';
import { Messages } from './messages.tsx';
import { Reading } from './reading.tsx';
import { Scripts } from './scripts.tsx';
import { Tokens } from './tokens.tsx';

const PARTS = [
  { id: 'tokens', title: 'Tokens', content: <Tokens /> },
  { id: 'controls', title: 'Controls', content: <Controls /> },
  { id: 'fields', title: 'Fields', content: <Fields /> },
  { id: 'messages', title: 'Messages', content: <Messages /> },
  { id: 'dialogs', title: 'Dialogs', content: <Dialogs /> },
  { id: 'reading', title: 'Reading', content: <Reading /> },
  { id: 'scripts', title: 'Scripts', content: <Scripts /> },
];

/** All components in all their states, for people who work on the product. */
export function DesignPage() {
  return <Guide heading="Design" lead="Every component of Hotscribe, in every state it can be in." parts={PARTS} />;
}

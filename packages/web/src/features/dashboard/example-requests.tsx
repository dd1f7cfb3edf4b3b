import { RequestChips } from '#script/request/request-chips.tsx';

const EXAMPLES = [
  'When I press Ctrl+Shift+D, type today’s date',
  'Make Caps Lock act as Escape',
  'Press F8 to start clicking 10 times per second and F8 again to stop',
  'Keep the active window on top when I press Ctrl+Space',
  'Mute the sound with Ctrl+Alt+M',
];

export function ExampleRequests({ onChoose }: { onChoose: (description: string) => void }) {
  return <RequestChips label="Try one of these" requests={EXAMPLES} onChoose={onChoose} />;
}

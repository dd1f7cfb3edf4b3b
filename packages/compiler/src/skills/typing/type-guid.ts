import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { deliver, INTO } from './deliver.ts';

export const typeGuid = action({
  id: 'type-guid',
  title: 'Type a new GUID (UUID)',
  slots: { into: choice('place for it', INTO, 'type') },
  code: ({ into }) => deliver(into, 'NewGuid()'),
  needs: () => ahk`
    NewGuid() {
        guid := Buffer(16), spelled := Buffer(78)
        DllCall("ole32\CoCreateGuid", "Ptr", guid)
        DllCall("ole32\StringFromGUID2", "Ptr", guid, "Ptr", spelled, "Int", 39)
        return StrLower(Trim(StrGet(spelled), "{}"))
    }
  `,
});

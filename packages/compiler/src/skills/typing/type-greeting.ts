import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';

export const typeGreeting = action({
  id: 'type-greeting',
  title: 'Type good morning, good afternoon or good evening by the time of day',
  slots: {},
  code: () => 'SendText(Greeting())',
  needs: () => ahk`
    Greeting() {
        if A_Hour < 12
            return "Good morning"
        return A_Hour < 18 ? "Good afternoon" : "Good evening"
    }
  `,
});

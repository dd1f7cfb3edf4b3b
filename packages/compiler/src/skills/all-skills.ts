import { ACCESSIBILITY_SKILLS } from './accessibility/accessibility-skills.ts';
import { CLIPBOARD_SKILLS } from './clipboard/clipboard-skills.ts';
import { DIALOGS_SKILLS } from './dialogs/dialogs-skills.ts';
import { FILES_SKILLS } from './files/files-skills.ts';
import { GAMES_SKILLS } from './games/games-skills.ts';
import { KEYS_SKILLS } from './keys/keys-skills.ts';
import { MONITORING_SKILLS } from './monitoring/monitoring-skills.ts';
import { MOUSE_SKILLS } from './mouse/mouse-skills.ts';
import { OFFICE_SKILLS } from './office/office-skills.ts';
import { PROGRAMS_SKILLS } from './programs/programs-skills.ts';
import type { Skill } from './skill.ts';
import { SOUND_SKILLS } from './sound/sound-skills.ts';
import { SYSTEM_SKILLS } from './system/system-skills.ts';
import { TIMERS_SKILLS } from './timers/timers-skills.ts';
import { TYPING_SKILLS } from './typing/typing-skills.ts';
import { WEB_SKILLS } from './web/web-skills.ts';
import { WINDOWS_SKILLS } from './windows/windows-skills.ts';

/** Every skill there is. */
export const SKILLS = [
  ...ACCESSIBILITY_SKILLS,
  ...CLIPBOARD_SKILLS,
  ...DIALOGS_SKILLS,
  ...FILES_SKILLS,
  ...GAMES_SKILLS,
  ...KEYS_SKILLS,
  ...MONITORING_SKILLS,
  ...MOUSE_SKILLS,
  ...OFFICE_SKILLS,
  ...PROGRAMS_SKILLS,
  ...SOUND_SKILLS,
  ...SYSTEM_SKILLS,
  ...TIMERS_SKILLS,
  ...TYPING_SKILLS,
  ...WEB_SKILLS,
  ...WINDOWS_SKILLS,
] as unknown as readonly Skill[];

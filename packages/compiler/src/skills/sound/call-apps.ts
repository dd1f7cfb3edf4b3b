import { choice } from '../slot.ts';

/** The call programs whose own mute is a toggle: the words for them, their window and their shortcut. */
const CALLS = {
  teams: { window: 'ahk_exe ms-teams.exe', shortcut: '^+m' },
  zoom: { window: 'ahk_exe Zoom.exe', shortcut: '!a' },
  discord: { window: 'ahk_exe Discord.exe', shortcut: '^+m' },
  meet: { window: 'Meet', shortcut: '^d' },
  webex: { window: 'ahk_exe CiscoCollabHost.exe', shortcut: '^m' },
  slack: { window: 'ahk_exe slack.exe', shortcut: '^+{Space}' },
};

export const callApp = choice(
  'call program',
  {
    teams: ['teams', 'ms teams', 'microsoft teams'],
    zoom: ['zoom'],
    discord: ['discord'],
    meet: ['meet', 'google meet', 'hangouts'],
    webex: ['webex'],
    slack: ['slack', 'huddle'],
  },
  'teams',
);

export function callSettings(app: keyof typeof CALLS): { window: string; shortcut: string } {
  return CALLS[app];
}

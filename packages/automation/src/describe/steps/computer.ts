import type { COMPUTER } from '#language/steps/computer.ts';
import type { Phrases } from '../phrases.ts';
import { sayFiles } from '../say-files.ts';
import { sayShown, saySwitch } from '../say-switch.ts';
import { sayLevel, sayScreen } from '../say-things.ts';
import { sayTime } from '../say-time.ts';
import { sayValue } from '../say-value.ts';

const SHOT = {
  screen: 'the screen',
  window: 'the current window',
  region: 'a part of the screen that you choose',
} as const;
const DISPLAY = {
  'pc-only': 'shows the picture on the PC screen only',
  duplicate: 'shows the same picture on all screens',
  extend: 'extends the desktop across all screens',
  'second-only': 'shows the picture on the second screen only',
} as const;
const ROTATED = {
  landscape: 'turns the screen to landscape',
  portrait: 'turns the screen to portrait',
  flipped: 'turns the screen upside down',
  toggle: 'turns the screen to portrait, or back to landscape',
} as const;
const LID = {
  nothing: 'sets the laptop to stay on when the lid is closed',
  sleep: 'sets the laptop to sleep when the lid is closed',
  shutdown: 'sets the laptop to shut down when the lid is closed',
} as const;
const PLANS = { balanced: 'balanced', saver: 'power saver', performance: 'high performance' } as const;
const TOOLS = {
  magnifier: 'Magnifier',
  narrator: 'Narrator',
  keyboard: 'the on-screen keyboard',
  dictation: 'dictation',
} as const;

export const SAY_COMPUTER: Phrases<typeof COMPUTER> = {
  'lock-pc': () => 'locks the PC',
  sleep: () => 'puts the PC to sleep',
  hibernate: () => 'hibernates the PC',
  shutdown: () => 'shuts the PC down',
  restart: () => 'restarts the PC',
  logoff: () => 'signs you out of Windows',
  'switch-user': () => 'goes to the sign-in screen to switch users',
  'cancel-shutdown': () => 'cancels a scheduled shutdown',
  'screen-off': () => 'turns the screen off',
  screensaver: () => 'starts the screen saver',
  screenshot: ({ what, file }, words) =>
    `takes a screenshot of ${SHOT[what ?? 'screen']}${file ? ` and saves it as ${sayFiles(file, words)}` : ''}`,
  'record-screen': ({ state }) => saySwitch('screen recording', state),
  brightness: ({ level }, words) => sayLevel('the brightness', level, 10, words),
  'dim-screen': ({ percent }, words) => `dims the screen by ${sayValue(percent, words)}%`,
  'cover-monitor': ({ side, number, state }) => {
    const screen = sayScreen(side, number) ?? 'a screen';
    if (state === 'off') return `takes the black cover off ${screen}`;
    return `covers ${screen} in black${state === 'toggle' ? ', or takes the cover off if it is there' : ''}`;
  },
  'empty-bin': () => 'empties the Recycle Bin',
  eject: ({ drive }) => (drive ? `ejects drive ${drive}` : 'ejects the USB drives'),
  'cd-tray': () => 'opens the CD tray, or closes it if it is open',
  'keep-awake': ({ state, time }, words) => {
    const span = time ? ` for ${sayTime(time, words)}` : '';
    return {
      on: `keeps the PC awake${span}`,
      off: `lets the PC sleep again${span}`,
      toggle: `keeps the PC awake${span}, or lets it sleep again if it is already being kept awake`,
    }[state];
  },
  wifi: ({ state }) => saySwitch('Wi-Fi', state),
  bluetooth: ({ state }) => saySwitch('Bluetooth', state),
  'do-not-disturb': ({ state }) => saySwitch('Do Not Disturb', state),
  'dark-mode': ({ state }) => saySwitch('dark mode', state),
  'night-light': ({ state }) => saySwitch('Night light', state),
  touchpad: ({ state }) => saySwitch('the touchpad', state),
  proxy: ({ state }) => saySwitch('the proxy', state),
  hdr: ({ state }) => saySwitch('HDR', state),
  'hidden-files': ({ state }) => sayShown('hidden files', state),
  'file-extensions': ({ state }) => sayShown('file name extensions', state),
  'desktop-icons': ({ state }) => sayShown('the desktop icons', state),
  taskbar: ({ state }) => sayShown('the taskbar', state),
  'taskbar-autohide': ({ state }) => saySwitch('taskbar auto-hide', state),
  'mouse-acceleration': ({ state }) => saySwitch('mouse acceleration', state),
  'display-mode': ({ mode }) => DISPLAY[mode],
  resolution: ({ size }) => `sets the screen to ${size.width} by ${size.height}`,
  'refresh-rate': ({ hertz }) => `sets the screen to ${hertz} Hz`,
  'rotate-screen': ({ way }) => ROTATED[way],
  'screen-timeout': ({ minutes }) =>
    minutes === 0 ? 'keeps the screen on all the time' : `sets the screen to turn off after ${minutes} minutes`,
  'lid-action': ({ action }) => LID[action],
  'power-plan': ({ plan }) => `switches to the ${PLANS[plan]} power plan`,
  wallpaper: ({ file }, words) => `makes ${sayFiles(file, words)} the wallpaper`,
  'connect-wifi': ({ network }) => `connects to the Wi-Fi network ${network}`,
  'connect-vpn': ({ connection }) => `connects to the VPN ${connection}`,
  'network-drive': ({ letter, path }) => `connects ${path} as drive ${letter}`,
  'default-printer': ({ printer }) => `makes ${printer} the default printer`,
  'clear-print-queue': () => 'clears the print queue',
  'flush-dns': () => 'clears the DNS cache',
  'renew-ip': () => 'renews the IP address',
  'restart-explorer': () => 'restarts Windows Explorer',
  'reset-graphics': () => 'restarts the graphics driver',
  'clear-temp': () => 'deletes temporary files',
  'emoji-picker': () => 'opens the emoji picker',
  'accessibility-tool': ({ tool }) => `${tool === 'dictation' ? 'starts' : 'opens'} ${TOOLS[tool]}`,
  'system-tool': ({ tool, 'as-admin': admin }) => `opens ${toolName(tool)}${admin ? ' as administrator' : ''}`,
};

// Windows writes Task Manager; a single word may be the name of a file, such as msconfig.
function toolName(tool: string): string {
  if (!tool.includes(' ') || /\p{Lu}/u.test(tool)) return tool;
  return tool.replace(/(?<!\S)(?!(?:and|or|to|of) )\p{Ll}/gu, (letter) => letter.toUpperCase());
}

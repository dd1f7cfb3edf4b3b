import type { Span } from '../syntax/expression.ts';

/** `danger`: no honest script needs it. `warning`: can do harm if it is not what you wanted. `notice`: good to know. */
export type RiskSeverity = 'danger' | 'warning' | 'notice';

export type RiskCode = keyof typeof RISKS;

/** A dangerous combination, with the places in the source that make it. */
export type Risk = { code: RiskCode; severity: RiskSeverity; message: string; places: Span[] };

export const RISKS = {
  'keystrokes-sent': ['danger', 'Records everything typed on the keyboard and sends it over the internet.'],
  'keystrokes-stored': [
    'danger',
    'Records everything typed on the keyboard, including passwords, and writes it to a file.',
  ],
  'macro-recorded': [
    'warning',
    'Records the keys you press while recording is on, including passwords, and saves them to a file you choose.',
  ],
  'download-run': ['danger', 'Downloads a program and runs it without asking.'],
  'system-deletion': [
    'danger',
    'Deletes files in bulk from a whole drive, a system folder, or your whole user folder.',
  ],
  'bulk-deletion': ['warning', 'Deletes many files or a whole folder at once; they don’t go to the Recycle Bin.'],
  'deletion-outside-user-folders': [
    'warning',
    'Deletes something in a folder that belongs to Windows or to installed programs.',
  ],
  'protection-off': [
    'danger',
    'Turns off protection such as the antivirus, the firewall, or the administrator prompt.',
  ],
  'hidden-command': [
    'danger',
    'Runs a command that is encoded or fetched from the internet, so nobody can see what it does.',
  ],
  'disk-destruction': ['danger', 'Formats a disk, removes backups, or changes how Windows starts.'],
  'covert-download': [
    'danger',
    'Downloads a file with a Windows tool that bypasses the browser’s checks, as malware does.',
  ],
  'account-changed': ['danger', 'Adds, changes, or removes user accounts on this computer, or changes their rights.'],
  'logs-cleared': ['danger', 'Clears or turns off Windows logs, which hides what was done.'],
  'rights-taken': ['danger', 'Takes over folders that belong to Windows or to all users, or opens them to anyone.'],
  'rights-changed': ['warning', 'Changes who owns files or folders, or who may open them.'],
  'registry-deletion': ['danger', 'Deletes parts of the registry that Windows can’t do without.'],
  'other-code': ['warning', 'Runs code in another language from the command line; we could only check some of it.'],
  'hidden-autostart': ['danger', 'Starts with Windows and hides itself, so you wouldn’t notice it’s running.'],
  'input-locked': ['danger', 'Blocks the keyboard and mouse and never unblocks them.'],
  'shutdown-at-start': ['warning', 'Shuts the computer down as soon as the script starts, without asking.'],
  'shutdown-loop': ['danger', 'Shuts the computer down again each time Windows starts, or over and over.'],
  'clipboard-replaced': ['danger', 'Swaps what you copy for other, fixed text; this is how payments are redirected.'],
  'clipboard-sent': ['danger', 'Watches what you copy and sends it over the internet.'],
  'credentials-read': ['danger', 'Reads the places where browsers or Windows keep saved passwords.'],
  'wifi-passwords-read': ['warning', 'Shows or saves stored Wi-Fi passwords in plain text.'],
  'screenshots-sent': ['danger', 'Takes pictures of the screen and sends them over the internet.'],
  'data-sent': ['notice', 'Sends data to a web server.'],
  'files-encrypted': ['danger', 'Encrypts files in bulk, as ransomware does.'],
  'task-manager-blocked': ['danger', 'Keeps you from opening Task Manager or from ending the script.'],
} as const satisfies Record<string, readonly [RiskSeverity, string]>;

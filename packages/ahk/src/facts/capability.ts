import type { Span } from '../syntax/expression.ts';

/** What a script is able to do, with a few words a person understands. */
export const CAPABILITIES = {
  'types-keys': 'types text or presses keys for you',
  'uses-mouse': 'moves or clicks the mouse',
  'reads-clipboard': 'reads what you copied',
  'writes-clipboard': 'changes the clipboard',
  'watches-clipboard': 'notices when you copy something',
  'runs-programs': 'starts programs',
  'runs-commands': 'runs system commands',
  'opens-web': 'opens web addresses',
  'contacts-web': 'exchanges data with a web server',
  downloads: 'downloads files',
  'reads-files': 'reads files',
  'writes-files': 'creates, changes, moves, or copies files',
  'recycles-files': 'moves files or folders to the Recycle Bin',
  'deletes-files': 'deletes files or folders',
  'changes-registry': 'changes Windows settings in the registry',
  'closes-programs': 'closes windows or programs',
  'shuts-down': 'shuts down or restarts the computer, puts it to sleep, or signs you out',
  'locks-computer': 'locks the computer',
  'blocks-input': 'blocks the keyboard or mouse',
  'records-keystrokes': 'watches what you type',
  'hides-itself': 'hides its icon, so you may not see that it’s running',
  'hides-windows': 'hides windows of other programs',
  'starts-with-windows': 'starts with Windows',
  'uses-com': 'controls other programs (COM)',
  'uses-dll': 'calls Windows functions directly',
  'shows-messages': 'shows messages or windows',
  'plays-sound': 'plays sounds or speaks',
  'changes-volume': 'changes the volume',
  'takes-screenshots': 'takes pictures of the screen',
  'reads-screen': 'looks at colors or pictures on the screen',
  'moves-windows': 'moves, resizes, or rearranges windows',
  'runs-as-administrator': 'asks for administrator rights',
  'runs-unseen': 'does things that are only decided while it runs, so we couldn’t check them',
} as const satisfies Record<string, string>;

export type Capability = keyof typeof CAPABILITIES;

/** A capability and the places in the source that show it. */
export type CapabilityFact = { capability: Capability; places: Span[] };

import type { Capability } from './capability.ts';

// Functions by what they let a script do; names in lower case.
const FUNCTIONS: Partial<Record<Capability, string>> = {
  'types-keys':
    'send sendinput sendevent sendplay sendtext controlsend controlsendtext controlsettext editpaste setcapslockstate setnumlockstate setscrolllockstate',
  'uses-mouse': 'click mouseclick mouseclickdrag mousemove controlclick',
  'reads-clipboard': 'clipboardall clipwait',
  'watches-clipboard': 'onclipboardchange',
  downloads: 'download',
  'reads-files': 'fileread iniread fileselect dirselect filegetattrib filegetsize filegettime fileexist direxist',
  'writes-files':
    'fileappend iniwrite filecopy filemove dircreate dircopy dirmove filecreateshortcut fileinstall filesetattrib filesettime inidelete',
  'recycles-files': 'filerecycle',
  'deletes-files': 'filedelete filerecycleempty dirdelete',
  'changes-registry': 'regwrite regdelete regdeletekey regcreatekey',
  'closes-programs': 'winclose winkill processclose groupclose',
  'shuts-down': 'shutdown',
  'blocks-input': 'blockinput',
  'uses-com': 'comobject comobjactive comobjget',
  'uses-dll': 'dllcall',
  'shows-messages': 'msgbox inputbox tooltip traytip gui fileselect dirselect',
  'plays-sound': 'soundbeep soundplay',
  'changes-volume': 'soundsetvolume soundsetmute',
  'reads-screen': 'pixelgetcolor pixelsearch imagesearch',
  'moves-windows':
    'winmove winmaximize winminimize winminimizeall winminimizeallundo winrestore winactivate winactivatebottom winsetalwaysontop winsettransparent winsettranscolor winsetstyle winsetexstyle winmovetop winmovebottom controlmove groupactivate',
  'hides-windows': 'winhide',
};

/** The capabilities that calling a function shows by itself. */
export const CAPABILITIES_OF: ReadonlyMap<string, Capability[]> = byFunction();

function byFunction(): Map<string, Capability[]> {
  const table = new Map<string, Capability[]>();
  for (const [capability, names] of Object.entries(FUNCTIONS)) {
    for (const name of names.split(' ')) table.set(name, [...(table.get(name) ?? []), capability as Capability]);
  }
  return table;
}

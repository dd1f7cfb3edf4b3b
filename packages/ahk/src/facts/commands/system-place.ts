const SYSTEM_FOLDERS = ['windows', 'program files', 'program files (x86)', 'programdata', 'users'];
const OWN_ROOTS = ['%userprofile%', '%systemroot%', '%windir%', '%systemdrive%', '%homepath%', '%homedrive%%homepath%'];
const BUILT_IN_ROOTS = ['‹a_windir›', '‹a_programfiles›'];
const WHOLE_ROOTS = ['‹a_mydocuments›', '‹a_desktop›', ...OWN_ROOTS];
// What waits to be printed and what was left behind: people are told to clear these.
const LEFTOVERS = [
  '\\spool\\printers',
  'windows\\temp',
  '‹a_windir›\\temp',
  '\\softwaredistribution\\download',
  '\\prefetch',
];
const POSIX_ROOTS = ['bin', 'boot', 'dev', 'etc', 'home', 'lib', 'opt', 'root', 'sbin', 'usr', 'var'];

/** Whether a path is a whole drive, a folder of Windows, or all of what a user keeps. */
export function isSystemPlace(path: string): boolean {
  const plain = windowsPath(path.replaceAll('"', '').replaceAll("'", '').trim());
  if (plain === '/' || plain === '/*') return true;
  if (plain.startsWith('/')) return POSIX_ROOTS.includes(plain.split('/')[1] ?? '') && plain.split('/').length <= 3;
  const parts = plain
    .replaceAll('/', '\\')
    .split('\\')
    .filter((part) => part !== '');
  const [root = '', folder = '', ...deeper] = parts;
  if (LEFTOVERS.some((place) => parts.join('\\').includes(place))) return false;
  if (BUILT_IN_ROOTS.includes(root)) return true;
  if (WHOLE_ROOTS.includes(root) || isEnvironmentRoot(root))
    return parts.length === 1 || (parts.length === 2 && isAll(folder));
  if (!isDrive(root)) return false;
  if (folder === '' || isAll(folder)) return true;
  // A folder deeper in one's own user folder is one's own.
  if (folder === 'users') return isAllOfUser(deeper);
  return SYSTEM_FOLDERS.includes(folder);
}

// C:\Users\me and all of its documents; what lies in a folder like Downloads is cleared every day.
function isAllOfUser([user = '', folder = '', ...deeper]: readonly string[]): boolean {
  if (folder === '' || isAll(folder) || isAll(user)) return true;
  return KEPT.includes(folder) && (deeper.length === 0 || isAll(deeper[0] ?? ''));
}

const KEPT = ['documents', 'desktop', 'pictures', 'music', 'videos', 'onedrive', 'appdata'];

/** Whether Windows or everything on a drive is gone where this is moved away. */
export function isDriveOrWindows(path: string): boolean {
  const [root = '', folder = '', ...deeper] = path.split('\\').filter((part) => part !== '');
  if (BUILT_IN_ROOTS.includes(root)) return true;
  if (!isDrive(root)) return false;
  if (folder === 'users') return deeper.length === 0;
  return isSystemPlace(path);
}

/** Whether people mirror folders there: another drive, or a folder of their own. */
export function isBackupPlace(path: string): boolean {
  const [root = '', folder, ...deeper] = path.split('\\').filter((part) => part !== '');
  return (isDrive(root) && root !== 'c:') || (folder === 'users' && deeper.length >= 2);
}

const HOMES = ['$home', '$\u007bhome}'];

// /mnt/c/Users and /c/Users are C:\Users; ~ and $HOME are one's user folder.
function windowsPath(path: string): string {
  const mounted = path.startsWith('/mnt/') ? path.slice(4) : path;
  const isMounted =
    mounted.startsWith('/') && mounted.length >= 2 && (mounted.length === 2 || mounted.charAt(2) === '/');
  if (isMounted && mounted.charAt(1) !== '*') return `${mounted.charAt(1)}:${mounted.slice(2)}`;
  if (path === '~' || path.startsWith('~/') || path.startsWith('~\\')) return `%userprofile%${path.slice(1)}`;
  const home = HOMES.find((name) => path.startsWith(name));
  if (home) return `%userprofile%${path.slice(home.length)}`;
  return path.startsWith('\\\\?\\') || path.startsWith('\\\\.\\') ? path.slice(4) : path;
}

function isEnvironmentRoot(root: string): boolean {
  return root.startsWith('‹envget›') && OWN_ROOTS.includes(`%${root.slice('‹envget›'.length)}%`);
}

function isDrive(root: string): boolean {
  return root.length === 2 && root.endsWith(':');
}

function isAll(part: string): boolean {
  return part === '*' || part === '*.*' || part === '.';
}

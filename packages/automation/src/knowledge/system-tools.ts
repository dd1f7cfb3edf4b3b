/** Tools of Windows that are no programs of their own, each with the words that people say for it. */
const TOOLS: Readonly<Record<string, readonly string[]>> = {
  'ncpa.cpl': ['network connections', 'network adapters'],
  'appwiz.cpl': ['programs and features', 'add or remove programs', 'uninstall programs'],
  'mmsys.cpl': ['sound control panel', 'sound devices', 'recording devices', 'playback devices'],
  'sysdm.cpl': ['system properties', 'advanced system settings'],
  'rundll32.exe sysdm.cpl,EditEnvironmentVariables': ['environment variables', 'edit environment variables'],
  'powercfg.cpl': ['power options', 'power plans'],
  'main.cpl': ['mouse properties', 'mouse control panel'],
  'desk.cpl': ['screen control panel'],
  'firewall.cpl': ['firewall', 'windows firewall'],
  'timedate.cpl': ['date and time control panel'],
  'inetcpl.cpl': ['internet options', 'internet properties'],
  'compmgmt.msc': ['computer management'],
  'gpedit.msc': ['group policy', 'group policy editor', 'local group policy editor'],
  'certmgr.msc': ['certificates', 'certificate manager'],
  'lusrmgr.msc': ['local users and groups'],
  'perfmon.exe': ['performance monitor'],
  'msconfig.exe': ['system configuration', 'msconfig'],
  'dxdiag.exe': ['directx diagnostics', 'dxdiag'],
  'winver.exe': ['windows version', 'winver', 'about windows'],
  'dfrgui.exe': ['defragmentation', 'defrag', 'optimize drives'],
  'rstrui.exe': ['system restore'],
  'netplwiz.exe': ['user accounts', 'netplwiz'],
  'explorer.exe shell:::{2559a1f3-21d7-11d4-bdaf-00c04f60b9f0}': ['run dialog', 'run', 'run box', 'run window'],
};

const BY_NAME = new Map(
  Object.entries(TOOLS).flatMap(([run, names]) => names.map((name) => [keyOf(name), run] as const)),
);

/** What starts a tool of Windows; undefined for words that name a program or nothing known. */
export function systemTool(words: string): string | undefined {
  return BY_NAME.get(keyOf(words));
}

function keyOf(words: string): string {
  return words
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Folders that people call by name, as AutoHotkey expressions would build them: the profile stands for A_UserProfile. */
export const FOLDERS: ReadonlyMap<string, string> = new Map([
  ['downloads', '%USERPROFILE%\\Downloads'],
  ['download', '%USERPROFILE%\\Downloads'],
  ['documents', '%USERPROFILE%\\Documents'],
  ['my documents', '%USERPROFILE%\\Documents'],
  ['desktop', '%USERPROFILE%\\Desktop'],
  ['pictures', '%USERPROFILE%\\Pictures'],
  ['photos', '%USERPROFILE%\\Pictures'],
  ['screenshots', '%USERPROFILE%\\Pictures\\Screenshots'],
  ['music', '%USERPROFILE%\\Music'],
  ['videos', '%USERPROFILE%\\Videos'],
  ['home', '%USERPROFILE%'],
  ['temp', '%TEMP%'],
  ['startup', 'shell:startup'],
  ['recycle bin', 'shell:RecycleBinFolder'],
]);

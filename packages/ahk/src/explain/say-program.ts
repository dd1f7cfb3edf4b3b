const PROGRAMS: Record<string, string> = {
  excel: 'Excel',
  word: 'Word',
  outlook: 'Outlook',
  powerpoint: 'PowerPoint',
  access: 'Access',
  visio: 'Visio',
  internetexplorer: 'Internet Explorer',
  photoshop: 'Photoshop',
  shell: 'File Explorer',
  itunes: 'iTunes',
};

/** The program that a Windows component belongs to; null for one that is no program a user knows. */
export function controlledProgram(component: string): string | null {
  const name = /^(\w+)\.application$/i.exec(component)?.[1];
  return name === undefined ? null : (PROGRAMS[name.toLowerCase()] ?? 'another program');
}

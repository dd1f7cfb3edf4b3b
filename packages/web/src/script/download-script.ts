import { scriptFileContent, scriptFileName } from '@hotscribe/contract';

/** Hands the script to the browser as a file. */
export function downloadScript({ name, script }: { name: string; script: string }): void {
  const file = new Blob([scriptFileContent(script)], { type: 'text/plain;charset=utf-8' });
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = scriptFileName(name);
  link.click();
  // The download has begun only after this task; revoked at once, it would be empty in some browsers.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

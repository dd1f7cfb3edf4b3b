import { scriptFileContent, scriptFileName } from '@hotscribe/contract';
import { saveText } from '#lib/browser/save-file.ts';

/** Hands the script to the browser as a file. */
export function downloadScript({ name, script }: { name: string; script: string }): void {
  saveText(scriptFileName(name), scriptFileContent(script), 'text/plain;charset=utf-8');
}

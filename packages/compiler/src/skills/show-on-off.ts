import { ahk } from './ahk-text.ts';

/** The statements that show for a moment whether something was just switched on or off. */
export function showOnOff(variable: string, what: string): string {
  return ahk`
    ToolTip(${variable} ? "${what}: on" : "${what}: off")
    SetTimer(ToolTip, -1000)
  `;
}

import { ahk } from './ahk-text.ts';

/** The hotkey that stops a timer which runs from the start, and starts it again. */
export function onOffKey(hotkey: string, timer: string, every: string): string {
  return ahk`
    ; This key turns it off, and on again.
    ${hotkey}:: {
        static isOn := true
        isOn := !isOn
        SetTimer(${timer}, isOn ? ${every} : 0)
        ToolTip(isOn ? "On" : "Off")
        SetTimer(ToolTip, -1500)
    }
  `;
}

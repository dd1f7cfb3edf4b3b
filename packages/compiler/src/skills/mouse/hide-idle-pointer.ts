import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { duration } from '../slot.ts';

export const hideIdlePointer = recipe({
  id: 'hide-idle-pointer',
  title: 'Hide the mouse pointer while it is not moved',
  slots: { after: duration('time without moving it', 3000) },
  code: ({ after }) => ahk`
  idleTime := ${after} ; milliseconds without moving the mouse
  InstallMouseHook()
  SetTimer(WatchMouse, 100)
  OnExit((*) => ShowPointer())

  WatchMouse() {
      static hidden := false
      isIdle := A_TimeIdleMouse > idleTime
      if (isIdle && !hidden)
          HidePointer()
      else if (!isIdle && hidden)
          ShowPointer()
      hidden := isIdle
  }

  HidePointer() {
      static opaque := Buffer(128, 0xFF), blank := Buffer(128, 0)
      ; every shape that the pointer can have becomes an empty one
      for shape in [32512, 32513, 32514, 32515, 32516, 32642, 32643, 32644, 32645, 32646, 32648, 32649, 32650] {
          cursor := DllCall("CreateCursor", "Ptr", 0, "Int", 0, "Int", 0, "Int", 32, "Int", 32, "Ptr", opaque, "Ptr", blank, "Ptr")
          DllCall("SetSystemCursor", "Ptr", cursor, "UInt", shape)
      }
  }

  ShowPointer() {
      DllCall("SystemParametersInfo", "UInt", 0x57, "UInt", 0, "Ptr", 0, "UInt", 0) ; the usual pointers again
  }
`,
});

import { ahk } from './ahk-text.ts';
import type { Library } from './helper.ts';

const MOUSE_ON_SCREEN = 'CoordMode("Mouse", "Screen")';

/** The pointer itself, and what it drags along while a key is held. */
export const POINTER_HELPERS = {
  MouseToMonitor: {
    code: ahk`
      ; Moves the pointer to the middle of a screen
      MouseToMonitor(number) {
          if number > MonitorGetCount()
              return
          MonitorGet(number, &left, &top, &right, &bottom)
          DllCall("SetCursorPos", "Int", (left + right) // 2, "Int", (top + bottom) // 2)
      }
    `,
  },
  MouseToWindow: {
    code: ahk`
      ; Moves the pointer to the middle of a window
      MouseToWindow(window) {
          if !WinExist(window) || WinGetMinMax() = -1
              return
          WinGetPos(&x, &y, &width, &height)
          MouseMove(x + width // 2, y + height // 2)
      }
    `,
    modes: [MOUSE_ON_SCREEN],
  },
  DragWindow: {
    code: ahk`
      ; Moves the window under the pointer along with it while a key is held; tells whether it was moved
      DragWindow(key) {
          MouseGetPos(&startX, &startY, &window)
          moved := false, before := SetWinDelay(-1)
          try { ; the window may have been closed in the meantime, or its program may run as administrator
              if WinGetMinMax(window) = 0 && !IsShell(window) {
                  WinGetPos(&x, &y, , , window)
                  while GetKeyState(key, "P") {
                      MouseGetPos(&mouseX, &mouseY)
                      if moved := moved || mouseX != startX || mouseY != startY
                          WinMove(x + mouseX - startX, y + mouseY - startY, , , window)
                      Sleep(10)
                  }
              }
          }
          SetWinDelay(before)
          return moved
      }
    `,
    needs: ['IsShell'],
    modes: [MOUSE_ON_SCREEN],
  },
  DragSize: {
    code: ahk`
      ; Resizes the window under the pointer while a key is held; tells whether it was resized
      DragSize(key) {
          MouseGetPos(&startX, &startY, &window)
          moved := false, before := SetWinDelay(-1)
          try { ; the window may have been closed in the meantime, or its program may run as administrator
              if WinGetMinMax(window) = 0 && !IsShell(window) {
                  WinGetPos(&x, &y, &width, &height, window)
                  fromLeft := startX < x + width / 2 ; the corner nearest to the pointer moves
                  fromTop := startY < y + height / 2
                  while GetKeyState(key, "P") {
                      MouseGetPos(&mouseX, &mouseY)
                      right := mouseX - startX, down := mouseY - startY
                      if moved := moved || right || down
                          WinMove(x + (fromLeft ? right : 0), y + (fromTop ? down : 0)
                              , Max(100, width + (fromLeft ? -right : right)), Max(60, height + (fromTop ? -down : down)), window)
                      Sleep(10)
                  }
              }
          }
          SetWinDelay(before)
          return moved
      }
    `,
    needs: ['IsShell'],
    modes: [MOUSE_ON_SCREEN],
  },
  DragScroll: {
    code: ahk`
      ; Scrolls with the pointer's movement while a key is held, one notch for this many pixels; tells whether it scrolled
      DragScroll(key, pixels) {
          MouseGetPos(&lastX, &lastY)
          scrolled := false
          while GetKeyState(key, "P") {
              MouseGetPos(&x, &y)
              right := (x - lastX) // pixels, down := (y - lastY) // pixels
              if down
                  Send(down > 0 ? "{WheelDown " down "}" : "{WheelUp " Abs(down) "}")
              if right
                  Send(right > 0 ? "{WheelRight " right "}" : "{WheelLeft " Abs(right) "}")
              lastX += right * pixels, lastY += down * pixels
              scrolled := scrolled || right || down
              Sleep(10)
          }
          return scrolled
      }
    `,
    modes: [MOUSE_ON_SCREEN],
  },
  ShowPointer: {
    code: ahk`
      ; Shows the pointer (1), hides it in all programs (0), or toggles it (-1)
      ShowPointer(state) {
          static isHidden := false
          hide := state = -1 ? !isHidden : !state
          if hide = isHidden
              return
          isHidden := hide
          if !hide {
              DllCall("SystemParametersInfo", "UInt", 0x57, "UInt", 0, "Ptr", 0, "UInt", 0) ; reloads all shapes
              return
          }
          transparent := Buffer(128, 0xFF), blank := Buffer(128, 0)
          ; Every shape that the pointer can have becomes an empty one
          for shape in [32512, 32513, 32514, 32515, 32516, 32642, 32643, 32644, 32645, 32646, 32648, 32649, 32650, 32651] {
              cursor := DllCall("CreateCursor", "Ptr", 0, "Int", 0, "Int", 0, "Int", 32, "Int", 32
                  , "Ptr", transparent, "Ptr", blank, "Ptr")
              DllCall("SetSystemCursor", "Ptr", cursor, "UInt", shape)
          }
      }
    `,
    startup: ['OnExit((*) => ShowPointer(1)) ; so that you are never left without a pointer'],
  },
  FindPointer: {
    code: ahk`
      ; A red circle that shrinks around the pointer
      FindPointer() {
          MouseGetPos(&x, &y)
          circle := Gui("+AlwaysOnTop -Caption +ToolWindow +E0x20 -DPIScale")
          circle.BackColor := "Red"
          size := 400
          while size > 20 {
              circle.Show("NoActivate x" x - size // 2 " y" y - size // 2 " w" size " h" size)
              WinSetRegion("0-0 w" size " h" size " E", circle)
              WinSetTransparent(120, circle)
              Sleep(30)
              size -= 20
          }
          circle.Destroy()
      }
    `,
    modes: [MOUSE_ON_SCREEN],
  },
  ConfinePointer: {
    code: ahk`
      ; Keeps the pointer inside a window while it is in front; 0 releases it
      ConfinePointer(window) {
          static held := 0, isInside := false
          held := window ? WinExist(window) : 0
          if held
              Confine()
          else
              Free()
          SetTimer(Confine, held ? 100 : 0) ; Windows releases the pointer on many occasions

          Confine() {
              try {
                  if WinActive(held) {
                      WinGetClientPos(&x, &y, &width, &height, held)
                      area := Buffer(16)
                      NumPut("Int", x, "Int", y, "Int", x + width, "Int", y + height, area)
                      DllCall("ClipCursor", "Ptr", area)
                      isInside := true
                      return
                  }
              }
              Free()
              if !WinExist(held)
                  SetTimer(Confine, 0)
          }

          Free() {
              if isInside
                  DllCall("ClipCursor", "Ptr", 0)
              isInside := false
          }
      }
    `,
    startup: ['OnExit((*) => ConfinePointer(0)) ; the pointer is free when the script ends'],
  },
  PointerSpeed: {
    code: ahk`
      ; How fast the pointer is, from 1 to 20; the Windows default is 10
      PointerSpeed() {
          DllCall("SystemParametersInfo", "UInt", 0x70, "UInt", 0, "UInt*", &speed := 10, "UInt", 0)
          return speed
      }
    `,
  },
  SetPointerSpeed: {
    code: ahk`
      SetPointerSpeed(speed) {
          speed := Max(1, Min(20, Round(speed)))
          DllCall("SystemParametersInfo", "UInt", 0x71, "UInt", 0, "Ptr", speed, "UInt", 0)
      }
    `,
  },
  SpeedBefore: {
    code: ahk`
      ; How fast the pointer was before this script changed it; 0 if it has not
      SpeedBefore() {
          static before := {speed: 0}
          return before
      }
    `,
  },
  KeepPointerSpeed: {
    code: ahk`
      KeepPointerSpeed() {
          SpeedBefore().speed := SpeedBefore().speed || PointerSpeed()
      }
    `,
    needs: ['SpeedBefore', 'PointerSpeed', 'RestorePointerSpeed'],
    startup: ['OnExit((*) => RestorePointerSpeed()) ; a key may be held just then'],
  },
  RestorePointerSpeed: {
    code: ahk`
      RestorePointerSpeed() {
          if SpeedBefore().speed
              SetPointerSpeed(SpeedBefore().speed)
          SpeedBefore().speed := 0
      }
    `,
    needs: ['SpeedBefore', 'SetPointerSpeed'],
  },
  SetPointerTrail: {
    code: ahk`
      ; A trail behind the pointer: 1 turns it on, 0 turns it off, -1 toggles it
      SetPointerTrail(state) {
          if state = -1 {
              DllCall("SystemParametersInfo", "UInt", 0x5E, "UInt", 0, "UInt*", &length := 0, "UInt", 0)
              state := length < 2
          }
          DllCall("SystemParametersInfo", "UInt", 0x5D, "UInt", state ? 7 : 0, "Ptr", 0, "UInt", 0)
      }
    `,
  },
} as const satisfies Library;

import { ahk } from './ahk-text.ts';
import type { Library } from './helper.ts';

/** Web pages and downloads. */
export const WEB_HELPERS = {
  WebAddress: {
    needs: ['UrlEncoded'],
    code: ahk`
      ; An address from what was copied or typed; anything else is looked up on Google
      WebAddress(text) {
          text := StrReplace(Trim(text, " \`t\`r\`n\`""), '"', "%22")
          if text ~= "i)^[a-z][a-z0-9+.-]*:"
              return StrReplace(text, " ", "%20")
          if text ~= "^[^\s/]+\.[^\s.]{2,}" && !(text ~= "\s")
              return "https://" text
          return "https://www.google.com/search?q=" UrlEncoded(text)
      }
    `,
  },
  OpenPrivately: {
    code: ahk`
      ; Opens a page in a private window of the default browser
      OpenPrivately(address) {
          browser := RegRead("HKCU\Software\Microsoft\Windows\Shell\Associations\UrlAssociations\https\UserChoice", "ProgId", "")
          for sign, command in Map("Chrome", "chrome.exe --incognito", "Firefox", "firefox.exe -private-window", "Brave", "brave.exe --incognito", "Opera", "opera.exe --private", "Vivaldi", "vivaldi.exe --incognito")
              if InStr(browser, sign)
                  try
                      return Run(command ' "' address '"')
          Run('msedge.exe --inprivate "' address '"')
      }
    `,
  },
  ShowSite: {
    needs: ['WindowTitled', 'OpenWindows', 'SelectTab'],
    code: ahk`
      ; Goes to the browser window or tab with these words in its title, or opens the page
      ShowSite(title, address, browsers) {
          if window := WindowTitled(title, browsers)
              return WinActivate(window)
          for window in OpenWindows(browsers)
              if SelectTab(window, title)
                  return WinActivate(window)
          Run(address)
      }
    `,
  },
  SelectTab: {
    code: ahk`
      ; Selects the tab with these words in its name, through what screen readers use. False if there is none.
      SelectTab(window, words) {
          static tabItem := 50019, controlType := 30003, selectionItem := 10010, descendants := 4
          try {
              automation := ComObject("{ff48dba4-60ef-4201-aa87-54103eef594e}", "{30cbe57d-d9d0-452a-ab13-7ac5ac4825ee}")
              ComCall(6, automation, "Ptr", window, "Ptr*", &root := 0)
              value := Buffer(24, 0)
              NumPut("UShort", 3, value), NumPut("Int", tabItem, value, 8)
              ComCall(23, automation, "Int", controlType, "Ptr", value, "Ptr*", &isTab := 0)
              ComCall(6, root, "Int", descendants, "Ptr", isTab, "Ptr*", &tabs := 0)
              ObjRelease(isTab), ObjRelease(root)
              ComCall(3, tabs, "Int*", &count := 0)
              Loop count {
                  ComCall(4, tabs, "Int", A_Index - 1, "Ptr*", &tab := 0)
                  ComCall(23, tab, "Ptr*", &name := 0)
                  isFound := name && InStr(StrGet(name, "UTF-16"), words)
                  DllCall("oleaut32\SysFreeString", "Ptr", name)
                  if isFound {
                      ComCall(16, tab, "Int", selectionItem, "Ptr*", &selection := 0)
                      if selection {
                          ComCall(3, selection)
                          ObjRelease(selection)
                      }
                  }
                  ObjRelease(tab)
                  if isFound
                      break
              }
              ObjRelease(tabs)
              return IsSet(isFound) && isFound
          }
          return false
      }
    `,
  },
  DownloadTo: {
    code: ahk`
      ; Downloads a file, replacing any existing one
      DownloadTo(address, path) {
          SplitPath(path, , &folder)
          try {
              if folder != ""
                  DirCreate(folder)
              Download(address, path)
          } catch
              MsgBox("The download failed: " address,, "Icon!")
      }
    `,
  },
} as const satisfies Library;

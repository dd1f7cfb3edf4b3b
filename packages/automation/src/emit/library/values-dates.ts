import { ahk } from './ahk-text.ts';
import type { Library } from './helper.ts';

/** Days, as time stamps such as 20261224180000 or the first eight digits of one. */
export const DATE_HELPERS = {
  AddMonths: {
    code: ahk`
      ; The same day this many months later, or the last day of that month if it is shorter.
      AddMonths(stamp, months) {
          first := StartOfMonth(stamp, Integer(months)), after := StartOfMonth(first, 1)
          day := Min(SubStr(stamp, 7, 2), DateDiff(after, first, "Days"))
          return SubStr(first, 1, 6) . Format("{:02}", day) . SubStr(stamp, 9)
      }
    `,
    needs: ['StartOfMonth'],
  },
  StartOfMonth: {
    code: ahk`
      ; The first day of the month of a time stamp, or of a month some months before or after it.
      StartOfMonth(stamp, months := 0) {
          month := SubStr(stamp, 1, 4) * 12 + SubStr(stamp, 5, 2) - 1 + months
          return Format("{:04}{:02}01", month // 12, Mod(month, 12) + 1)
      }
    `,
  },
  StartOfWeek: {
    code: ahk`
      ; The Monday of a week.
      StartOfWeek(stamp) {
          return DateAdd(stamp, -Mod(FormatTime(stamp, "WDay") + 5, 7), "Days")
      }
    `,
  },
  AddWorkdays: {
    code: ahk`
      ; This many days later, skipping Saturdays and Sundays.
      AddWorkdays(stamp, days) {
          Loop Abs(Integer(days)) {
              Loop
                  stamp := DateAdd(stamp, days > 0 ? 1 : -1, "Days")
              until !(FormatTime(stamp, "WDay") ~= "[17]") ; 1 is Sunday, 7 is Saturday
          }
          return stamp
      }
    `,
  },
  IsOuterWorkday: {
    code: ahk`
      ; Whether today is the last workday of the month (1) or the first one (-1).
      IsOuterWorkday(direction) {
          return A_WDay ~= "[2-6]" && SubStr(AddWorkdays(A_Now, direction), 5, 2) != A_MM
      }
    `,
    needs: ['AddWorkdays'],
  },
  NextWeekday: {
    code: ahk`
      ; The first such day after this one; 1 is Monday, 7 is Sunday.
      NextWeekday(stamp, weekday) {
          return DateAdd(stamp, 7 - Mod(FormatTime(stamp, "WDay") + 13 - weekday, 7), "Days")
      }
    `,
  },
  LastWeekday: {
    code: ahk`
      ; The last such day before this one; 1 is Monday, 7 is Sunday.
      LastWeekday(stamp, weekday) {
          return DateAdd(stamp, -1 - Mod(FormatTime(stamp, "WDay") + 12 - weekday, 7), "Days")
      }
    `,
  },
  IsoTime: {
    code: ahk`
      ; 2026-12-24T18:00:00+01:00. Without an offset from UTC, in minutes, it is that of this computer on that day.
      IsoTime(stamp, offset := unset) {
          if !IsSet(offset) {
              local16 := Buffer(16), utc16 := Buffer(16)
              for part in ["yyyy", "M", "WDay", "d", "H", "m", "s"]
                  NumPut("UShort", FormatTime(stamp, part), local16, (A_Index - 1) * 2)
              NumPut("UShort", 0, local16, 14)
              DllCall("TzSpecificLocalTimeToSystemTime", "Ptr", 0, "Ptr", local16, "Ptr", utc16)
              utc := ""
              for place in [0, 2, 6, 8, 10, 12]
                  utc .= Format("{:02}", NumGet(utc16, place, "UShort"))
              offset := DateDiff(FormatTime(stamp, "yyyyMMddHHmmss"), utc, "Minutes")
          }
          zone := Format("{}{:02}:{:02}", offset < 0 ? "-" : "+", Abs(offset) // 60, Mod(Abs(offset), 60))
          return FormatTime(stamp, "yyyy-MM-dd'T'HH:mm:ss") . zone
      }
    `,
  },
  TimeIn: {
    code: ahk`
      ; The time now in another zone: "utc", hours from UTC such as "+2" or "-3:30", a large city, or the name that
      ; Windows has for the zone. An unknown one gives the local time.
      TimeIn(zone) {
          static cities := Map("london", "GMT", "lisbon", "GMT", "dublin", "GMT", "paris", "Romance", "madrid", "Romance", "brussels", "Romance",
              "berlin", "W. Europe", "vienna", "W. Europe", "rome", "W. Europe", "amsterdam", "W. Europe", "zurich", "W. Europe",
              "stockholm", "W. Europe", "warsaw", "Central European", "prague", "Central Europe", "budapest", "Central Europe",
              "athens", "GTB", "helsinki", "FLE", "kyiv", "FLE", "kiev", "FLE", "istanbul", "Turkey", "moscow", "Russian", "cairo", "Egypt",
              "johannesburg", "South Africa", "dubai", "Arabian", "karachi", "Pakistan", "mumbai", "India", "delhi", "India", "new delhi", "India",
              "kolkata", "India", "bangkok", "SE Asia", "jakarta", "SE Asia", "singapore", "Singapore", "hong kong", "China", "beijing", "China",
              "shanghai", "China", "taipei", "Taipei", "tokyo", "Tokyo", "seoul", "Korea", "sydney", "AUS Eastern", "melbourne", "AUS Eastern",
              "auckland", "New Zealand", "honolulu", "Hawaiian", "los angeles", "Pacific", "san francisco", "Pacific", "seattle", "Pacific",
              "vancouver", "Pacific", "denver", "Mountain", "phoenix", "US Mountain", "chicago", "Central", "houston", "Central", "dallas", "Central",
              "mexico city", "Central", "new york", "Eastern", "toronto", "Eastern", "boston", "Eastern", "miami", "Eastern",
              "washington", "Eastern", "sao paulo", "E. South America", "são paulo", "E. South America", "buenos aires", "Argentina")
          if zone ~= "i)^(utc|gmt|z)$"
              return A_NowUTC
          if RegExMatch(zone, "i)^(?:utc|gmt)?\s*([+-])(\d{1,2})(?::?(\d\d))?$", &offset)
              return DateAdd(A_NowUTC, offset[1] . (offset[2] * 60 + (offset[3] || 0)), "Minutes")
          city := StrLower(StrReplace(RegExReplace(zone, ".*/"), "_", " "))
          name := cities.Has(city) ? cities[city] . " Standard Time" : zone
          rules := RegRead("HKLM\SOFTWARE\Microsoft\Windows NT\CurrentVersion\Time Zones\" . name, "TZI", "")
          if StrLen(rules) != 88 ; 44 bytes, two digits each
              return A_Now
          information := Buffer(172, 0), utc := Buffer(16), there := Buffer(16)
          for part in [[1, 4, 0], [9, 4, 84], [17, 4, 168], [25, 16, 68], [57, 16, 152]] ; first digit, bytes, where they go
              Loop part[2]
                  NumPut("UChar", "0x" . SubStr(rules, part[1] + A_Index * 2 - 2, 2), information, part[3] + A_Index - 1)
          DllCall("GetSystemTime", "Ptr", utc)
          DllCall("SystemTimeToTzSpecificLocalTime", "Ptr", information, "Ptr", utc, "Ptr", there)
          stamp := ""
          for place in [0, 2, 6, 8, 10, 12]
              stamp .= Format("{:02}", NumGet(there, place, "UShort"))
          return stamp
      }
    `,
  },
  ReadDate: {
    code: ahk`
      ; The day that some text names, as yyyyMMdd: 2026-12-24, 24.12.2026, 12/24/2026, Dec 24, 24 December 2026. Without a
      ; year it is the next such day. Anything else gives "".
      ReadDate(text) {
          static names := ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]
          day := month := year := 0
          for index, name in names
              if RegExMatch(text, "i)\b" . name . "[a-z]*")
                  month := index
          if text ~= "i)\b(christmas|xmas)\b"
              day := 25, month := 12
          else if text ~= "i)\bnew year"
              day := 1, month := 1
          else if RegExMatch(text, "^\s*(\d{4})[-/.]?(\d\d)[-/.]?(\d\d)", &found)
              year := found[1], month := found[2], day := found[3]
          else if month && RegExMatch(text, "(?<!\d)(\d\d?)(?!\d)", &found) {
              day := found[1]
              year := RegExMatch(text, "\b\d{4}\b", &found) ? found[] : 0
          } else if RegExMatch(text, "(\d\d?)([-/.])\s*(\d\d?)(?:[-/.]\s*(\d{4}|\d\d))?", &found) {
              monthFirst := found[2] = "/" && RegExMatch(RegRead("HKCU\Control Panel\International", "sShortDate", "M/d"), "^M")
              day := found[monthFirst ? 3 : 1], month := found[monthFirst ? 1 : 3], year := found[4] || 0
              if month > 12
                  day := found[monthFirst ? 1 : 3], month := found[monthFirst ? 3 : 1]
          }
          if year && year < 100
              year += 2000
          date := Format("{:04}{:02}{:02}", year || A_Year, month, day)
          if !year && date < FormatTime(, "yyyyMMdd")
              date := Format("{:04}{:02}{:02}", A_Year + 1, month, day)
          return IsTime(date) ? date : ""
      }
    `,
  },
  DaysBetween: {
    code: ahk`
      ; Whole days from one day to another, whatever the time of day. Empty if one of them is not a date.
      DaysBetween(first, second) {
          if !IsTime(first) || !IsTime(second)
              return ""
          return DateDiff(SubStr(second, 1, 8), SubStr(first, 1, 8), "Days")
      }
    `,
  },
} as const satisfies Library;

import { ahk } from '../ahk-text.ts';

export const URI_ENCODE = ahk`
  ; Spells a text so that it can stand in a web address.
  UriEncode(text) {
      bytes := Buffer(StrPut(text, "UTF-8")), encoded := ""
      StrPut(text, bytes, "UTF-8")
      Loop bytes.Size - 1 {
          character := Chr(NumGet(bytes, A_Index - 1, "UChar"))
          encoded .= character ~= "[A-Za-z0-9_.~-]" ? character : Format("%{:02X}", Ord(character))
      }
      return encoded
  }
`;

export const URI_DECODE = ahk`
  ; Turns %20 and the like back into characters.
  UriDecode(text) {
      bytes := Buffer(StrPut(text, "UTF-8")), length := 0, position := 1
      StrPut(text, source := Buffer(bytes.Size), "UTF-8")
      while position < source.Size {
          code := NumGet(source, position - 1, "UChar")
          digits := StrGet(source.Ptr + position, Min(2, source.Size - position), "CP0")
          if code = 37 && digits ~= "i)^[0-9a-f]{2}$"
              code := Integer("0x" digits), position += 2
          NumPut("UChar", code, bytes, length)
          position += 1, length += 1
      }
      return StrGet(bytes, length, "UTF-8")
  }
`;

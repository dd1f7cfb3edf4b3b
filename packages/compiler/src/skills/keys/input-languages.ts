import { ahk } from '../ahk-text.ts';

/** Keyboard languages by the number that Windows has for them, with the words that people say. */
export const INPUT_LANGUAGES = {
  '0409': ['english', 'us english', 'american', 'us keyboard', 'en-us', 'us layout'],
  '0809': ['british', 'uk english', 'uk keyboard', 'en-gb'],
  '0407': ['german', 'deutsch', 'qwertz'],
  '0807': ['swiss german', 'swiss'],
  '040c': ['french', 'azerty'],
  '040a': ['spanish'],
  '0410': ['italian'],
  '0816': ['portuguese'],
  '0416': ['brazilian', 'brazilian portuguese'],
  '0413': ['dutch'],
  '0415': ['polish'],
  '0419': ['russian', 'cyrillic'],
  '0422': ['ukrainian'],
  '041d': ['swedish'],
  '0406': ['danish'],
  '0414': ['norwegian'],
  '040b': ['finnish'],
  '0405': ['czech'],
  '040e': ['hungarian'],
  '0418': ['romanian'],
  '0408': ['greek'],
  '041f': ['turkish'],
  '040d': ['hebrew'],
  '0401': ['arabic'],
  '0411': ['japanese'],
  '0412': ['korean'],
  '0804': ['chinese', 'pinyin'],
};

export const SET_INPUT_LANGUAGE = ahk`
  ; Switches the active window to a keyboard layout, which has to be installed in the Windows settings.
  SetInputLanguage(layout) {
      handle := DllCall("LoadKeyboardLayout", "Str", layout, "UInt", 1, "Ptr")
      try PostMessage(0x0050, 0, handle, , "A") ; asks the window to change its input language
  }
`;

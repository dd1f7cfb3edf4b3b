import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { key } from '../slot.ts';

export const composeKey = recipe({
  id: 'compose-key',
  title: 'Type accented letters and symbols with a compose key',
  slots: { compose: key('compose key', 'RAlt') },
  code: ({ compose }) => ahk`
  ; Press ${compose}, then the two characters. Change and add pairs here.
  pairs := Map()
  pairs.CaseSense := "On"
  for pair in StrSplit("'aá 'eé 'ií 'oó 'uú \`\`aà \`\`eè \`\`uù ^aâ ^eê ^iî ^oô ^uû ~nñ ~aã ~oõ :aä :eë :oö :uü ,cç /oø oaå aeæ oeœ ssß 'EÉ ~NÑ :AÄ :OÖ :UÜ ,CÇ =e€ oc© or® ??¿ !!¡ <<« >>» oo° +-± ->→ 12½ 14¼ --–", " ")
      if (StrLen(pair) = 3)
          pairs[SubStr(pair, 1, 2)] := SubStr(pair, 3)

  ${compose}:: {
      KeyWait("${compose}")
      typed := InputHook("L2 T3", "{Esc}")
      typed.Start()
      typed.Wait()
      SendText(pairs.Get(typed.Input, typed.Input)) ; an unknown pair is typed as it is
  }
`,
});

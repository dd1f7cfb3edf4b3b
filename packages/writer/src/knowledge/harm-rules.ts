import {
  ANYONE,
  COMPUTER,
  IN_THE_DARK,
  KEPT_UNAWARE,
  OTHER,
  OUT_OF_SIGHT,
  PERSON,
  RECORD,
  SENT_AWAY,
  said,
  UNKNOWN_TO_THEM,
  upTo,
} from './harm-words.ts';
import type { Harm } from './harms.ts';

/** Harm is said when every concept is, each at most so many characters from the first, but nothing that explains it. */
export type Combination = {
  readonly all: readonly RegExp[];
  readonly within: number;
  /** In one sentence, where the words alone are said of many things. */
  readonly inOneSentence?: true;
  readonly but?: RegExp;
};

type HarmRule = { readonly harm: Harm; readonly said: readonly Combination[] };

const NEAR = 60;
const CLOSE = 120;
const AROUND = 250;

const name = (concept: RegExp, but?: RegExp): Combination => ({ all: [concept], within: 0, ...(but && { but }) });

// ——— What someone types
// Who presses F1 or types "neu:" starts something; what they write is not asked for.
const A_KEY =
  `(?! (?:(?:the|a|an|both|left|right|just|numpad|num|control|ctrl|always|it|one|secret) ){0,2}(?:f\\d{1,2}|ctrl|control|alt|shift|win|windows|insert|num ?lock|
numpad|caps|capslock|enter|escape|esc|tab|delete|backspace|space|keys?|"|\u201c|[a-z]:))`.replace(/\n/g, '');
const THEIR_TYPING = said`${PERSON} (?:(?!and |im |i )[\w.,:]{1,20} ){0,2}(?:types|typing|writes|writing|enters|presses|hits|keys in)${A_KEY}|
(?:what|everything|whatever|all|anything|words|text|texts|that|which) ${upTo(2)}${PERSON} ${upTo(2)}(?:typed|wrote|pressed|entered)|${PERSON} ${upTo(2)}(?:puts in|puts into|drucken|druckt|eintipp\w*|tippt|schreibt|digita|digitam|ecrit|escribe|pulsa|scrive)|
(?:they|people|others|users|customers|guests|visitors|students|coworkers|colleagues|employees|kids|children|clients) (?:type|write|enter|press|put in)${A_KEY}|
${OTHER} (?:(?!gets? |has |have |a |an )[\w.,:]{1,20} ){0,2}(?:keyboards?|keybords?|keystrokes?|keys|key presses|typing|input)|
(?:typing|keystrokes?|keyboard|keybord|keys|key presses|input|tastatureingaben|letters|characters|words|sentences|text)
 ${upTo(2)}(?:of|from|by|von|par|da|written by|written on) ${upTo(2)}${PERSON}|was ${upTo(2)}${OTHER} ${upTo(4)}(?:tippt|eintippt|schreibt)|
(?:escribe|scrive|tapees par|digitad[ao]s? pel[oa]s?|premuto da) ${upTo(2)}${OTHER}`;
const ALL_KEYS = said`(?:every|each|all|any|alle|jede|cada|todas|ogni|toutes|whatever|everything|tudo que) (?:(?!without |\d)[\w.,:]{1,20} ){0,2}(?:key ?strokes?|
key ?press(?:es)?|keys?|(?:button|key)s? (?:that is |that are |being |thats )?(?:pressed|typed)|strokes?|chars?|characters?|letters?|
typed|taste|tasten|teclas?|tasto|tasti|touches|written|entered|keyed in|digitado)|
key ?strokes|key ?presses|keyboard (?:input|activity)|input (?:of|from) the keyboard|what (?:is|gets) (?:being )?(?:typed|entered|written)|(?:text|words|sentences) (?:that (?:is|are) )?(?:entered|written|typed) on|
(?:captur\w*|(?<!(?:cant|dont|never|not) )remembers?|record|intercept|collect) (?:the )?keys|pulsaciones(?: del teclado)?|tastatureingaben|as teclas|pressed keys`;
const OWN_KEYS = said`(?:i|we|ive|weve) ${upTo(1)}(?:type|typed|write|press|hit|enter|entered)|plays? (?:them|it)|still types?|instead of typed|keep working|for itself|pdfs?|my own|myself|re ?play\w*|play ${upTo(3)}back|
repeat\w*|macros?|overlay|on (?:the |my )?screen|tutorials?|viewers|audience|stream\w*|sounds?|beep\w*|show|shows|display\w*|
counts?|counter|not (?:save|store|log)\w*|dont (?:save|store|log)|sticky|stuck|block\w*|ignor\w*|disable\w*|swallow\w*`;

// ——— Screens, cameras, messages
const THEIR_LIFE = said`${OTHER} ${upTo(3)}(?:screens?|desktops?|web ?cams?|cameras?|microphone|mic|messages?|chats?|whatsapp|outlook|
texts|dms|conversations?|calls|history|location|photos|clip ?board|sessions?|mensajes|nachrichten|bildschirm)|
(?:screens?|screen ?shots?|desktops?|pictures?|web ?cams?|camera|chats?|messages|calls|history|location|photos?|
capturas?|conversas|mensajes|nachrichten|ecran|captures?|print da tela|bildschirm|emails?|mails|nachrichten|whatsapp) ${upTo(4)}
(?:of|from|on|by|de|do|da|di|del|von|vom|in) ${upTo(3)}${OTHER}|
(?:her|his|their|someone elses) ${upTo(2)}(?:screen|web ?cam|camera|messages|chats?|whatsapp|conversations?|calls|
browser history|location|clip ?board|session)|
(?:web ?sites?|pages?|sites?|links?|places|videos|apps|programs) ${upTo(2)}${PERSON} ${upTo(1)}(?:goes|visits|opens|looks|uses|watches)|
what ${upTo(2)}${PERSON} ${upTo(2)}(?:does|do|doing|did|is up to|looks? at|visits?|search(?:es)?|sa(?:ys?|id)|copies|macht)`;
const THEIR_LENS = said`(?:${OTHER}|someones?|peoples?|their) ${upTo(1)}(?:web ?cam|camera|mic|microphone)|(?:web ?cam|kamera|mikrofon|camera|camara|microphone|mic) (?:of|von|meiner|meines|de|di|del|da) ${upTo(2)}${OTHER}`;
const FROM_AFAR = said`from (?:home|my (?:place|phone|office|pc))|(?:when|while) (?:im|i am) (?:not (?:there|home|here)|away|out|gone|at work)|at night`;
const LENS = said`web ?cams?|cameras?|mic|microphone|kamera|mikrofon|camara|micro|microfono|microfone|fotocamera`;
const WATCHES = said`record\w*|film\w*|turn(?:s|ed)? ${upTo(3)}on|switch ${upTo(2)}on|pictures?|photos?|snap\w*|listen\w*|upload\w*|
captur\w*|aufnehm\w*|einschalt\w*|activar|encender|allumer|accendere|ligar|fotos|fotografi\w*|images|take`;

// ——— Passwords and accounts
const SECRETS =
  `(?:pass ?words?|passwrds?|paswords?|pass ?codes?|passwort\\w*|passworter|pins?|log ?ins?|log ?in data|credentials?|
cookies?|tokens?|2fa codes?|one time codes?|card (?:numbers?|data|details)|credit cards?|cvv|seed phrases?|contrasenas?|claves?|
mots? de passe|senhas?|zugangsdaten|kreditkarten\\w*)`.replace(/\n/g, '');
const SECRET = said`${SECRETS}`;
const THEIR_SECRET = said`(?:${OTHER}|her|his|their|someones?|someone elses|peoples?|everyones?) (?:(?!gets? |has |have |the |enter)\w{1,20} ){0,3}${SECRETS}|
${SECRETS} (?:(?!hidden )[\w.,:]{1,20} ){0,4}(?:of|from|de|di|do|da|von|my|meiner|meines) ${upTo(2)}${PERSON}|(?:which|what|any) pass ?words? ${upTo(2)}(?:are|is|gets?) ${upTo(1)}(?:typed|entered)|
(?:${OTHER}|her|his) ${upTo(1)}(?:(?:opens?|logs? in) ${upTo(3)})?(?:online )?bank\w*|
${SECRETS} ${upTo(3)}${PERSON} ${upTo(2)}(?:types?|enters?|puts? in|logs?|uses?)|
when ${upTo(2)}${PERSON} ${upTo(2)}(?:types?|logs? ?in|signs? ?in|enters?) ${upTo(6)}${SECRETS}|
${SECRETS} when ${upTo(2)}${PERSON} ${upTo(2)}(?:types?|logs? in|signs? in|enters?|log)`;
const TAKES = said`get|gets|catch\w*|grab\w*|sav(?:e|es|ing)|stor(?:e|es|ing)|record\w*|remember\w*|note|not(?:e|ing) down|tak(?:e|es|ing)|
collect\w*|captur\w*|forward\w*|send\w*|post\w*|read|upload\w*|mail\w*|want|need to|export\w*|extract\w*|dump\w*|keep\w*|guard\w*|
quiero|quero|auslesen|recuperer|obtener|je veux|ich will|watch`;
const STEALS = said`steal\w*|stole|harvest\w*|exfiltrat\w*|phish\w*|snoop\w*|skim(?:s|ming|mer)?|grabbers?|stealers?|robar|roub\w+|
voler|rubare|klau\w*|stehl\w*|hijack\w*`;
const STORED_SECRETS = said`(?:saved|stored|browser|chrome|firefox|edge|wi ?fi|gespeicherte|guardadas?|enregistres|salvas) ${upTo(2)}
(?:pass ?words?|passworter|log ?ins?|cookies|login data|credentials|contrasenas|mots de passe|senhas)|
(?:contrasenas|mots de passe|senhas|pass ?words|log ?ins|cookies|tokens) ${upTo(2)}(?:guardadas|enregistres|salvas|saved|stored|from this pc|out of)|login data|browser profile|autofill data`;
const PULLS_OUT = said`reads?|put (?:them|it)|list|grab\w*|copy|copies|export\w*|pull\w*|dump\w*|extract\w*|auslesen|upload\w*|hochladen|zip\w*|send\w*|envoyer|steal\w*`;
const MY_SECRET = said`my (?:own |saved |stored )?(?:pass ?words?|log ?ins?|pin|credentials|user ?names?)`;
const LOOKALIKE = said`window like|like the one (?:of|from)|fake|faked|look(?:s|ing)? ${upTo(2)}(?:like|(?:the )?same)|looks real|look ?alike|clone|copy of the|pretend\w*|imitat\w*|falsa|falso|
gefalscht\w*|fausse|faux|finta|finto|believe|expired|has ended`;
const SIGN_IN = said`log ?in|log ?on|sign ?in|pass ?words?|the bank|session|credentials|lock ?screen|windows security|
inicio de sesion|connexion|banca|banco|steam|pay ?pal|(?:enter|type) (?:your|their) ${upTo(1)}(?:pass ?word|pin)`;
const KEEPS = said`sav(?:e|es|ed)|stor(?:e|es|ed)|keep(?:s)?|send(?:s)?|collect\w*|gather\w*|remember\w*|e?mails?|guard\w*|
speicher\w*|enregistr\w*|salva\w*|pegar|(?:i|me) get|writes?|gives me|for me|(?:people|they|colleagues) (?:enter|put in)|goes (?:in|into|to)|lands? in`;

// ——— Protection
const DEFENCES =
  `(?:defender|anti ?virus\\w*|virus ?scanners?|virenschutz|virenscanner|fire ?walls?|cortafuegos|pare feu|uac|
user account control|smart ?screen|windows security|tamper protection|real ?time (?:protection|scanning)|anti ?malware|
malwarebytes|norton|mcafee|kaspersky|avast|bitdefender|crowdstrike|sentinel ?one|amsi|app ?locker|bit ?locker|
security (?:cent(?:er|re)|service|software|program|patches|updates|agent)|virus protection|scanner from looking|
group policy|event ?log(?:s|ging)?)`.replace(/\n/g, '');
// A window or an advert of such a program may be closed like any other.
const NOT_ITS_WINDOW =
  `(?!s? ${upTo(3)}(?:pop ?ups?|adverts?|ads?|windows?|box|dialogs?|reminders?|icon|settings|subscription|
upgrade|scan|page|tab|tabs|key)\\b)`.replace(/\n/g, '');
const TURNS_OFF =
  `(?:disabl\\w*|deactivat\\w*|turn(?:s|ing|ed)? off|switch(?:es|ing)? off|shut(?:s|ting)? (?:down|off|up)|kill(?:s|ing)?|
bypass\\w*|stop(?:s|ping)?(?! when)|get(?:s|ting)? (?:rid of|past|around|through)|evad\\w*|circumvent\\w*|end(?:s)?(?: the)?|block(?:s|ing)?|
remov(?:e|es|ing)|uninstall\\w*|trick\\w*|fool\\w*|modify|desactiv\\w*|desativ\\w*|paus(?:e|es|ing)|suspend\\w*|apag\\w*|quitar|ausschalt\\w*|abschalt\\w*|deaktivier\\w*|
umgeh\\w*|coupe\\w*|contourn\\w*|disattiv\\w*|aggir\\w*|deslig\\w*|burl\\w*|(?:not|isnt|never|being|undetected|arent|wont be|get) (?:\\w{1,10} )?(?:detected|flagged) by|past|unseen by)`.replace(
    /\n/g,
    '',
  );
const PROTECTION_OFF = said`${TURNS_OFF} ${upTo(4)}${DEFENCES}${NOT_ITS_WINDOW}|(?:turn|switch|shut)(?:s|ing)? ${upTo(5)}${DEFENCES} ${upTo(3)}
(?:off|down)|${DEFENCES} ${upTo(5)}(?:abschalten|ausschalten|ausgeschaltet|deaktivieren|disabled|deaktiviert|umgehen|turned off|switched off)|
make ${upTo(1)}${DEFENCES} (?:sleep|stop|quiet|blind|ignore)|(?:clear|delet|wip|empt|eras)\w* (?:\w{1,20} ){0,3}event ?logs?|open all ports|stop checking files|av killer|(?:through|past) ${upTo(2)}fire ?wall without|(?:add|set) ${upTo(2)}exclusions? ${upTo(3)}(?:to|in|for) ${upTo(2)}${DEFENCES}|disable ?anti ?spyware|
${DEFENCES} ${upTo(3)}(?:does ?nt|does not|wont|cannot|cant|never|not) ${upTo(1)}(?:flag|detect|notice|see|find|recogni[sz]e|block|update)`;
const ENDS_IT = said`stop its|(?:close|kill|end|stop|terminate) it|never notify`;
const A_DEFENCE = said`${DEFENCES}`;
const ITS_WINDOW = said`dont (?:kill|close|end|stop) it|scans?|pop ?ups?|windows?|adverts?|reminders?|dialogs?`;
const CHILD_LOCK = said`reports? (?:idle time|my activity|everything)|(?:schools?|companys?|employers?|works?|parents) ${upTo(2)}(?:monitoring|tracking|surveillance|filters?|blocks?|program|agent|restrictions?)|program that (?:shuts|closes|blocks|limits)|parental (?:controls?|limits?|locks?)|control parental|controle parental|controle dos pais|kindersicherung|
family safety|qustodio|net ?nanny|go ?guardian|lan ?school|net ?support school|(?:web|content|school|internet) filters?|screen ?time|
(?:time )?limit|timer|the filter|(?:monitoring|tracking|surveillance|supervision) (?:software|agent|tool|program|app)|
uberwachungssoftware|teramind|hub ?staff|device management|mdm|monitoring of my work|classroom software|(?:time |company )tracker|blocks youtube`;
const GETS_AROUND = said`shut ${upTo(3)}down|bypass\w*|get(?:s|ting)? (?:around|past|rid of)|circumvent\w*|disabl\w*|turn(?:s)? ${upTo(4)}off|switch ${upTo(3)}off|
remov(?:e|es|ing)|uninstall\w*|reset\w*|stop counting|never ends|trick\w*|fool\w*|kill\w*|end|stop|blind|freeze|feed|show something else|close|umgehen|beenden|contourner|
aggirare|burlar|quitar|off|way past`;
const THOSE_IN_CHARGE = said`our it|it (?:installed|put)|(?:my |our )?(?:mom|mum|mother|dad|father|parents?|mama|papa|padres|eltern)|school|schools|employers?|company|
companys|work (?:laptop|pc|computer)|(?:my|our|the) boss|it department|admins?|teachers?|arbeitgeber|pais`;

// ——— Hiding
const OWN_PROCESS = `(?:the |my |this |its |le |il |o |el )(?:scripts?|process(?:es)?|exe|prozess|processus|proceso|processo|skript|programma)`;
const PROCESS_HIDDEN = said`hid(?:e|es|den|ing) ${OWN_PROCESS}(?! ?(?:s )?(?:window|icon|gui|tray|menu))|
${OWN_PROCESS} ${upTo(4)}(?:invisible|undetect\w*|not be listed|ocult[oa]|escondid[oa])|
(?:cacher|nascondere|esconder|ocultar) (?:le |il |o |el )?(?:processus|programma|processo|proceso)|
(?:invisible|hidden|hide|not show\w*|nothing|nicht|not|no) ${upTo(4)}(?:in|from|im|en|del|dal) (?:the |el )?
(?:task ?manager|process list|administrador de tareas|gerenciador de tareas|gerenciador de tarefas)|
(?:task ?manager|administrador de tareas) ${upTo(3)}(?:nicht|not|never) ${upTo(1)}(?:auftauchen|show|see|list)|
salga en el administrador de tareas|(?:nobody|no ?one|they|users?) (?:can|should|may) ${upTo(1)}see ${upTo(1)}(?:what|that|it) ${upTo(1)}run\w*`;
const DISGUISED = said`harmless|svchost|(?:some(?:thing|what)? )?(?:boring|innocent|normal) ?(?:name|looking)?|suspicious|suspects?|legit\w*|
looks? like (?:a |an |the )?${upTo(1)}(?:windows|system|update|normal|service)|(?:windows|system|update) (?:service|dienst)|microsoft name|tarn\w*|disguis\w*|spoof\w*|think its|looks? legit|think its from`;
const PROCESS_NAMED = said`process(?:es)?|exe|task list|service|dienst|the tool|this tool|prozess|in the list`;
const THOSE_WHO_LOOK = said`nobody|no ?one|it (?:must|should|does|can|may|department|guys|people|merkt)\w*|die it|without it|admins?|
administrators?|security|users?|owner|they|support people|notice\w*|see|suspicious|suspects?|company|employer|anyone`;
const THEIR_COMPUTER = said`(?:${OTHER}|his|her|their|someones|somebodys|someone elses|somebody elses|office|school|lab|other users|fremden) ${upTo(2)}(?:${COMPUTER}|session)|
(?:his|her|their|${OTHER}) (?:mouse|cursor|pointer|keyboard)|
${COMPUTER} (?:of|von|de|di|del|do|da) ${upTo(2)}${OTHER}|pc (?:di mia|do meu|del mio|meiner)`;
const WATCHERS_UNAWARE = said`(?:users?|owners?|admins?|administrators?|it|it department|security(?: guys| people| team)?|support people|employer|company|nobody|person) ${upTo(4)}${KEPT_UNAWARE}|
(?:stop|keep|prevent) the (?:admins?|owner|users?|company) from (?:seeing|noticing|finding)|so nobody (?:knows|notices|suspects)|overlook it|cant trace|self healing|without any sign`;
const ITS_RUNNING = said`scripts?|process|running|runs|background|agent|install\w*|start ?up|autostart|back to me|what happened|task scheduler|boring name`;
const NO_SIGN = said`no ${upTo(1)}(?:tray )?icon|no window|invisibl\w*|hidden|stealth\w*|unsichtbar|nothing in`;
const COMES_BACK = said`restarts? itself|come(?:s)? back|relaunch\w*|survives?|cant be (?:killed|ended|closed|uninstalled|removed)|
impossible to (?:end|kill|remove)|kills? it|ends? it|deletes? it|beenden konnen|se relancer`;

// ——— Destroying
const DESTROYS =
  `(?:delet\\w*|eras(?:e|es|ing)|wip(?:e|es|ing)|destroy\\w*|format(?:s|ting|ear|ar|iere\\w*)?|nuk(?:e|es|ing)|corrupt\\w*|
brick\\w*|overwrit\\w*|shred\\w*|ruin\\w*|trash(?:es)?|borrar?|losch\\w*|cancell\\w*|effac\\w*|supprim\\w*|apagar?)`.replace(
    /\n/g,
    '',
  );
const WHOLE_DISK = said`${DESTROYS} (?:(?:the|my|his|her|their|its|your|an?|all|every|everything|each|whole|entire|complete|files?|data|
contents?|of|on|in|from|out|todo|el|le|tout|die|il|o|someones?|run|silently|${OTHER}) ){0,7}(?:hard ?(?:drive|disk)s?|hard ?disk|disks?|
(?:c|system) drive|drive c|drive [a-z](?= when)|c:|[a-z]: (?:drive|disk)|system ?32|windows (?:folder|from|installation)|registry|boot ?\w*|partitions?|shadow copies|restore points|
disco(?: duro)?|festplatte|disque|hd)|festplatte ${upTo(2)}(?:formatier\w*|losch\w*)|destroys? windows|boot ?sector|boot ?loader|
master boot record|disk ?part clean`;
const RUIN_TYPED = said`del f s q|rd s q c|rm rf|format [a-z]:|(?:del|erase|rd|rmdir|deltree)(?: [a-z]){1,4} ${upTo(4)}(?:c:|c drive|drive c|whole drive|everything|disk)`;
const ONLY_A_TEXT = said`slides?|jokes?|becomes?|told me|trainer`;
const ONLY_SOME = said`older|old|empty folders?|empty director\w+|temp\w*|recycl\w*|bin|downloads|duplicates?|log files|usb stick|space|
blank|history|cookies|default|before selling|line|word|text|explorer`;
const ALL_FILES_ANYWHERE = said`${DESTROYS} ${upTo(2)}(?:all|every|everything|alle|todos|tutti) ${upTo(4)}(?:users? folder|on (?:the|this|that|his|her|their) (?!desktop)${COMPUTER}|(?:on|in|from) (?:the|our|my) (?:company|shared|office|school|network) (?:share|drive|server|folder|files)|
auf dem rechner|de la computadora|do pc|del computer|whoever|without asking)`;
const THEIR_FILES = said`(?:${OTHER}|his|her|their|someone elses) ${upTo(4)}(?:${COMPUTER}|files?|documents?|pictures|photos|
save ?games?|thesis|mail ?box|spread ?sheets?|drive|disk|dateien)|(?:files?|documents?|pictures|bilder|dateien|archivos|arquivos|computer|disque|rechner|disco) ${upTo(4)}
(?:of|on|from|meines|meiner|de|del|di|do|da|auf) ${upTo(4)}(?:${OTHER}|his|her|their|someone elses|school|company)|
(?:shared|company|network|work) (?:drive|files?|folder|server|database)|companys (?:files|database|data)`;
const RUINS = said`${DESTROYS}|empt(?:y|ies)|be gone|are lost|remov(?:e|es)|wrong numbers|gibberish`;
const MEANT_TO_HURT = said`revenge|fired|last day|enem\w+|ex|prank|victims?|boss|chefs?|jefe|capo|collegue|brothers?|slowly|random\w*|hate|
silently|without ${upTo(3)}(?:knowing|noticing)|cant get them back|so (?:he|she|they) cant|audit|gone|when (?:he|she|they)|as soon as (?:he|she)|
logs? in|gibberish|wrong|lost|wiederherstellen`;
const LOCKS_AWAY = said`put a pass ?word on|(?:en)?crypt\w*|(?<!(?:scroll|num|caps) )lock(?:s|ed|ing)?|scrambl\w*|verschlussel\w*|verschlussle|cifra\w*|chiffr\w*|gibberish|cant be opened|cover\w*|bloque\w*|turns? black`;
const FOR_MONEY = said`until ${upTo(2)}pay\w*|(?:ask\w*|demand\w*|wants?|unless|pay|send|sends|leave\w*|sell|note with|verlang\w*|pide|readme) ${upTo(6)}(?:pay\w*|
money|bitcoins?|btc|dollars?|euros?|geld|rescate|wallet|ransom)|\d+ ?(?:dollars|euros|usd|eur|btc)|how to pay|payment demand|ate pagar|code i sell`;
const LOCKED_FOR_ALL = said`(?:en)?crypt\w* ${upTo(3)}(?:all|every\w*|the) ${upTo(4)}(?:files?|documents?|drive|disk|share|folder)`;
const ONLY_I_CAN = said`only i (?:know|have)|they cant|cant be opened|network|users? folder|victims?|everyones?|grandpas?|leave a`;
const ENDLESS = said`hundreds?|dozens|end ?less\w*|infini\w*|unlimited|for ?ever|without end|never (?:ending|stops?|goes away)|thousands?|\d{3,}|more and more|two more|
again and again|unendlich\w*|immer wieder|non stop|makes more|full of|popping up`;
const LOSES_JOB = said`(?:after|if|when|once) (?:i am|im|i get|i got|they) ${upTo(1)}(?:dismiss\w*|fired?|sack\w*|laid off|kick\w*|let (?:me )?go)|(?:after|when|once) i (?:leave|quit) (?:the|this) (?:company|firm|job)|(?:on )?my last day|get even|revenge`;
const STILL_LET_IN = said`(?:log ?ins?|accounts?|access|pass ?words?|badge|vpn|keys?) ${upTo(6)}still (?:works?|active|valid|there|open)|still (?:have|got) ${upTo(2)}(?:access|log ?in|account|pass ?word)|
(?:forgot|did ?nt|never|havent) ${upTo(2)}(?:remove|change|cancel|revoke|lock|block)\w* ${upTo(3)}(?:access|log ?in|account|pass ?words?)`;
const FOUND_TOO_LATE = said`(?:so|until|before|when) ${upTo(1)}(?:they|he|she|nobody|no ?one|it) ${upTo(2)}(?:notices?|finds? out|realizes?|discovers?) ${upTo(2)}(?:late|later)|notice (?:it )?(?:too )?late|
(?:clean|wipe|erase|delete|remove|hide|cover)s? ${upTo(1)}(?:its|my|our|the) (?:own )?(?:traces?|tracks?)`;
const VANISHES = said`vanish\w*|delet\w*|wip\w*|gone|lost|destroy\w*|eras\w*|disappear\w*|unreadable`;
const WINDOWS = said`windows?|pop ?ups?|message ?box(?:es)?|msg ?box(?:es)?|boxes|note ?pads?|errors?|ventanas|fenster|fenetres|finestre|janelas`;
const NO_WAY_OUT = said`(?:cant|can ?not|could ?nt|not|never|impossible|unable|no way) ${upTo(4)}(?:clos(?:e|ed|ing)|stop\w*|shut|end|kill\w*|exit|escape|cerrar)|
(?:block\w*|disabl\w*|lock\w*) ${upTo(3)}task ?manager|task ?manager ${upTo(3)}(?:blocked|disabled|locked|gesperrt)|ctrl alt del\w* does ?nt|un ?clos\w+|
no (?:se )?puedan|impossibles a fermer|non si chiudono|nicht schliessen|(?:computer|pc|it) (?:dies|crashes)`;
const LOCKED_OUT = said`no way (?:out|to (?:turn|stop|end|undo|unlock))|nothing brings it back|(?<!\bi )(?:cant|can ?not) undo|user is stuck|no key should work any ?more|
lock (?:him|her|them) out ${upTo(3)}complete\w*`;
const INPUT = said`mouse|keyboard|keys?|screen|${COMPUTER}|sound|volume|cd tray`;
const BREAKS_COMPUTER = said`(?:crash|brick|fry|overheat|bsod|break|ruin|burn|freeze|trash) (?:his|her|their|someones?|my schools?|the (?:victims?|schools?|teachers?|cpu|processor)|
my (?:\w{1,20} )?${OTHER}) ?${upTo(1)}(?:${COMPUTER}|cpu)?|bsod (?:his|her)|blue ?screen on purpose|
fill(?:s|ing)? (?:up )?(?:the |his |her |their )?(?:hard ?)?(?:disk|drive|memory|ram) ${upTo(6)}(?:until|till)|fork ?bomb|logic bomb|
(?:make|makes) (?:the |his |her |their )?(?:victims? )?${COMPUTER} (?:unusable|restart every time)|ruins? windows|scare ?ware|(?:opens?|makes?) (?:two|three|\d+) more when(?:ever)? (?:you|they|he|she) close|closing one makes|open infinite ${upTo(1)}\w+ until`;

// ——— Flooding
const MANY = said`\d{2,}(?: ?x)?|hundreds?|thousands?|many|dozens?|bulk|over and over|again and again|repeatedly|multiple times|each time|
until (?:i|we) win|every second|cien|mil|hundert\w*|cento|plusieurs|centaines|all day|hundertmal`;
const ENTRIES = said`sign ?ups?|(?:sign\w*|subscrib\w*|register\w*|enter\w*|join\w*) ${upTo(6)}news ?letters?|give ?aways?|raffles?|contests?|competitions?|sweep ?stakes?|lottery|polls?|vot(?:e|es|ing|er|ar)|surveys?|petitions?|sorteo|
gewinnspiel|concours|concorso|enquete|referrals?|refer myself|welcome bonus`;
const NOT_REAL = said`fake\w*|made ?up|invented|(?:different|new|other|another|random|several|many) ${upTo(1)}(?:names?|e?mails?|accounts?|persons?|people|ips?|logins?|users?|
identit\w+)|inventados|erfunden\w*|falsi|falsas|captchas?|delet\w* the cookies|dont exist|throw ?away|cookies|until (?:i|we) win|for me|so i win|bonus`;
const ACCOUNTS = said`accounts?|profiles?|identities|gmails|gmail addresses|(?:outlook|email) addresses|users on the|subscribers|followers`;
const CREATES = said`creat\w*|mak(?:e|es|ing)|register\w*|sign\w* ${upTo(2)}up|generat\w*|open|needs`;
const SOCIAL = said`gmail|instagram|twitter|facebook|discord|tik ?tok|telegram|forum|outlook|betting|casino|reddit|fake|captcha|throw ?away|bulk|snapchat|youtube`;
const CAPTCHA = said`(?:re ?)?captchas?|not a robot`;
const SOLVES = said`solv\w*|bypass\w*|past|around|skip\w*|click\w*|beat\w*|automat\w*|auto|crack\w*`;
const I_SOLVE = said`stop clicking|stops? the clicking|(?:i|me) (?:can |will |have to |must |to )?(?:solve|do|click)|myself|by hand|alert me|tell me|notify me|beep\w*|warn me|wait\w* (?:for|until)`;
const RATINGS = said`reviews?|ratings?|bewertungen|likes|followers|subscribers|viewers|views|comments|votes`;
const FAKED = said`fake\w*|(?:different|other|various|invented|new|random) (?:accounts|logins|users|proxies|ips|names)|made ?up|dont exist|competitors?|many accounts|new accounts|boost\w*|
restaurant across|bad reviews|one star ratings|royalties|proxies`;
const SPAMS_PEOPLE = said`(?:flood|spam|bombard)(?:s|ing)? (?:my |the |this |a )?(?:\w{1,20} ){0,1}(?:${OTHER}) ${upTo(1)}(?:whatsapp|inbox|phone|mail ?box|messenger|discord|dms|chat|with)|
(?:flood|spam)(?:s|ing)? (?:the |all )?(?:comments|reviews) (?:of|on|under)|(?:spam|spams|spamming|flood\w*|bombard\w*|raid\w*|mass ?(?:dm|message|report)|mail ?bomb|bomb) (?:my |the |a |an |his |her |their |all |every |some )?
(?:\w{1,20} ){0,2}(?:someones?|somebody|people|everyone|everybody|every user|contacts?|inbox|mail ?box|streamers?|chat so|chat of|web ?sites?|servers?|
teachers?|ex|girl|classmates?|phone numbers?|account|email addresses|with requests|members|in the call|employees)|
(?:d?dos|attack|knock|bring down|take down|overload|hammer) (?:my |the |a |an |their |that |his )?(?:\w{1,20} ){0,2}(?:web ?(?:site|shop)s?|servers?|site|shop|login page)|
(?:d?dos|attack|hammer|flood|overload|ping|lag|boot|knock|kick|jam)\w* (?:off |out |down )?(?:his|her|their|someones|somebodys|that guys|(?:the|my) (?:other |enemy )?(?:players?|opponents?|neighbou?rs?|teachers?)) (?:\w{1,20} ){0,2}(?:connection|internet|router|ip|line|wi ?fi|network)|
ddos\w*|denial of service|bot ?net|(?:mail|sms|call|e ?mail) ?bomb\w*|spam ?bot|mass (?:report|dm|message)\w*|
loic|addresses i bought|(?:report|flag)\w* ${upTo(4)}(?:streamer|account|videos|channel|profile) ${upTo(6)}(?:until|so|again|automatically|i dont like)|(?:dm|pm|message|write to) (?:every(?:one|body)?|all) ${upTo(4)}(?:followers?|members|server|group)|referral link in every`;
const TAKEN_DOWN = said`(?:until|till|so) ${upTo(6)}(?:crash\w*|(?:goes|is|breaks|go) down|offline|collapses|lag out|cant work|nobody can)|knock ${upTo(2)}offline`;
const VOTES_UP = said`up ?vot\w*|down ?vot\w*|likes?|follow\w*|subscrib\w*|retweet\w*|comments?|vot(?:e|es|ing)`;
const MANY_SELVES = said`(?:\d{2,}|ten|twenty|fifty|hundreds? of|many|several|all my|different|bot|fake|other) (?:accounts|profiles|users|identities|logins)`;
const MANY_TO_ONE = said`(?:send|mail|write|call|text|message|ring)\w* ${upTo(1)}(?:my |the |this |that |an? )?${upTo(1)}(?:${OTHER}|him|her|someone|somebody) ${upTo(3)}(?:\d{3,}|hundreds?|thousands?)|
(?:\d{3,}|hundreds? of|thousands? of) (?:e?mails|messages|calls|sms|texts|letters) to ${upTo(2)}(?:${OTHER}|him|her|someone|somebody|people)`;
const THEIR_SITE = said`(?:their|his|her|a|that|schools?|the|competitors?) ${upTo(1)}(?:web ?site|site|server|web ?shop|shop|wi ?fi|network)`;
const WATCHING = said`alert\w*|tell me|notif\w*|beep\w*|warn\w*|show|messages?|log|sounds?|check\w*|monitor\w*|my own|let me know|my (?:site|website|server)`;
const HITS_OFTEN = said`requests?|refresh\w*|pings?|reload\w*|f5|tabs|open\w*|thousand\w*`;
const BUYS_ALL = said`(?:buy\w*|grab\w*|reserv\w*|book\w*|hold\w*|snatch\w*) ${upTo(2)}(?:all|every) ${upTo(4)}(?:tickets?|seats?|sizes|appointments?|ps5|consoles?|stock)`;
const AGAINST_OTHERS = said`re ?sell\w*|sell|before (?:everybody|everyone|people|any\w*)|nobody else|many (?:tabs|windows|accounts)|accounts`;
const TORMENTS = said`(?:nasty|hate|hateful|mean|rude|ugly) (?:comments?|messages?|mails?|things|posts?)|insults?|threats?|threaten\w*|harass\w*|bully\w*`;
const MESSAGES_MANY = said`(?:\d{3,}|thousands?|hundreds?|over and over|again and again|mille|miles) ${upTo(3)}(?:of )?(?:times|messages?|e?mails?|calls?|sms|numbers|people|personas|until)|
over and over|all night`;
const TO_THEM = said`(?:to|my|her|him|a|call|ring|text|send) ${upTo(2)}(?:ex|girl|guy|teacher|someone|somebody|him|her|boss|buddy|company|victim|number|numbers|personas|quelquun)`;
const SHUNS_ME = said`blocked me|(?:till|until) (?:she|he|they) blocks? me|(?:till|until) (?:she|he|they) (?:quits?|cries|gives? up|leaves?|breaks?|regrets?|answers?)`;
const KEEPS_WRITING = said`send\w*|messag\w*|writ\w*|call\w*|dms?|text\w*`;
const AGAIN = said`every|over and over|again|accounts|times|\d{2,}|in turns`;
const UNWANTED = said`until (?:she|he|they)|blocked|annoy|prank|never asked|i bought|embeter|list that|whatsapp|night|inbox|refund`;

// ——— Cheating
const AIMS = said`trigger|nudges?|aims?|aiming|cross ?hairs?|snaps?|locks? (?:on|onto|to)|mov(?:e|es|ing) ${upTo(2)}(?:mouse|cursor|pointer)|mouse ${upTo(4)}go|cursor ${upTo(3)}jump|pulls?|
sticks?|targets?|shoots?|fires?|auto ?fire|left clicks?|click\w*|dispar[ae]\w*|schiess\w*|tire\w*|viser?|mira|zielen|apunta\w*|goes? to`;
const ENEMIES = said`enem(?:y|ys|ies)|opponents?|other players?|enemy players?|a player|players head|(?<!\b(?:my|a|an) )heads?|red (?:names?|outlines?)|purple outlines?|yellow outlines?|
some(?:one|body) (?:walks|crosses|runs|appears|comes)(?! up behind)|name ?plates?|name ?tags?|enemigos?|gegner|ennemis?|joueurs?|cabeza|tete|testa|cabeca|nemici|inimigos?|opponents?`;
const BY_ITSELF = said`by itself|by its self|automatic\w*|auto|for me|whenever|when|if|as soon as|while|solo|von selbst|tout seul|da solo|sozinho|automatisch`;
const SHOOTER = said`call of duty|cod|war ?zone|valorant|valo|cs ?go|cs2|counter ?strike|fortnite|apex|over ?watch|pubg|rust|battle ?field|siege|r6|free fire|
ranked|pvp|shooters?|cross ?hairs?|(?:middle|cent(?:er|re)) of (?:the |my )?screen|fadenkreuz|viseur|en la mira|sniper|my sights?|awp|head ?shots?|gun|cs|online match\w*|
hold right click`;
const TAKES_AIM = said`cross ?hair ${upTo(4)}(?:sticks?|locks?|snaps?|jumps?|moves?|on|to)|sticks? to|snaps? (?:on)?to|locks? on\w*|
(?:mouse|cursor|pointer|aim) ${upTo(5)}(?:to|on|onto|at|there)|track ${upTo(4)}with my mouse|aims? (?:by itself|for me)|automatica na|automatiquement la|auto ?aim`;
const GAME_NAMED = said`call of duty|cod|war ?zone|valorant|cs ?go|cs2|counter ?strike|fortnite|apex|over ?watch|pubg|battle ?field|siege|r6|free fire|ranked|pvp|tarkov|halo|destiny|the finals`;
const CENTRE = said`middle|cent(?:er|re)|cross ?hair`;
const CLICKS_OR_FIRES = said`click\w*|shoots?|fires?|fire`;
const WEAPON = said`guns?|weapons?|rifle|spray|aim|shots|bullets`;
const STEADY = said`steady|straight|still|climb\w*|kicks?|laser|pull\w* down|one spot|no kick`;
const OFFLINE = said`minecraft mobs?|mobs?|monsters?|single ?player|offline|boss fight`;
const COLOURED = said`red|purple|yellow|colou?rs?|outlines?|pixels?`;
const SHOOTS = said`shoots?|fires?|auto ?fires?`;
const IN_THE_MIDDLE = said`cross ?hair|(?:middle|cent(?:er|re)) of (?:the |my )?screen|(?:in|crosses) the (?:middle|cent(?:er|re))`;
const PULLS_DOWN = said`(?:pull|move|drag)\w* ${upTo(2)}(?:mouse|aim|cross ?hair) ${upTo(1)}down|spray perfectly`;
const FIRING = said`shooting|firing|spray\w*|guns?|i shoot|i fire|rifle|warzone`;
const ANTI_CHEAT = said`anti ?cheats?|battl ?eye|vanguard|easy anti|getting banned|get banned|ban me`;
const UNSEEN = said`bypass\w*|undetect\w*|evad\w*|avoid\w*|without|not|isnt|wont|doesnt|dont|cant|must not|past`;

// ——— Exams
const EXAM = said`(?:online ?)?exams?|online tests?|(?:my|the|graded|entrance|certificate|driving) (?:\w{1,20} )?(?:tests?|quiz|final|finals)|graded quiz|assessments?|
prufung\w*|online ?prufung|examen|esame|prova|coding interview|job interview`;
const ANSWERS = said`cheat(?!\w* ?sheet)\w*|answers?|solutions?|chat ?gpt|gpt|look (?:things|it|stuff) up|google|notes|schummel\w*|tricher|barare|colar|copiar|second browser|
left the (?:tab|window)|switch windows?|hidden window|files|copy and paste`;
const SUPERVISED = said`proctor\w*|supervis\w*|surveill\w*|film me|teachers?|professor|web ?cam|camera|notic\w*|detect\w*|secretly|hidden|cant see|must not see|graded|for me|lock\w*|
not see|auffallt|sans que|vedere|perceber|cuenta|only i can see|friend|other students|remote person|during`;
const STUDYING = said`flash ?cards?|study\w*|learn\w*|practice|practise|revision|revise|after the exam|timer|countdown|remind\w*|i am (?:a|the) teacher|my students|results?`;
const EXAM_ONLY = said`(?:online ?)?exams?|exam ?window|graded quiz|assessments?|prufung\w*|examen|dexamen|esame|allesame|seb|(?:entrance|certificate|driving licen[cs]e|application|compliance) test|coding interview|job interview|the interview`;
const CHEATS = said`cheat(?!\w* ?sheet)\w*|second browser|chat ?gpt|gpt|ai answer|left the (?:exam )?window|never left|alt tab out|remote person|invisible overlay|umgeh\w*|contourner|saltarse|
fake (?:being|my|key)\w*|bypass\w*|right answers?|answers? it for me|for me and|without the tool|hides? the browser|recorded video|overlay that|schummel\w*|barare|colar|tricher`;
const EVADES = said`cheat\w*|switch\w*|bypass\w*|get(?:s|ting)? (?:out|around|past|rid)|leav\w*|escap\w*|hid\w*|without|fak\w*|tricks?|fool\w*|disabl\w*|kill\w*|clos\w*|block\w*|
minimi[sz]\w*|alt tab|second|answers?|solutions?|google|chat ?gpt|gpt|notes|copy|paste|secret\w*|not (?:see|notice|detect)\w*|cant (?:see|notice|detect)|doesnt (?:see|notice|detect)|detect\w*|loop\w*|record\w*|web ?cam|camera|look\w*|virtual|overlay|exit\w*|run\w*|open\w*|umgeh\w*|contourn\w*`;
const INVIGILATES = said`(?:i am|im|as) (?:a|the) proctor|(?:i|we) (?:proctor|supervise|invigilate|monitor)|have to monitor|invigilat\w*|must not leave|dont let|without effect|evidence|check your answers`;
const QUESTION = said`questions?`;
const GPT = said`(?:chat ?)?gpt|ai answer`;
const ONLY_ME = said`only i can see|camera|cant see|hidden|secret\w*|corner`;
const DUTY_COURSE = said`(?:compulsory|mandatory|compliance|safety|required) ${upTo(1)}(?:training|course|test|videos?|e ?learning|e learning)`;
const COPIED_WORK = said`plagiari\w*|turn ?it ?in|draft history|(?:google )?docs history|copied (?:essay|homework)|ai detector\w*|recognised as copied|looks handed in`;

// ——— Fraud
const COPIED = said`clip ?boards?|cop(?:y|ies|ied|ying)|past(?:e|es|ed|ing)|copy buffer|portapapeles|zwischenablage|presse papiers?|appunti|copiad[oa]|copie|outgoing|before (?:my|the) ${upTo(1)}sends?`;
const PAYEE = said`wallets?|bitcoins?|btc|crypto\w*|ethereum|eth|usdt|paypal address|ibans?|account numbers?|bc1\w{0,60}|0x\w{0,60}|ox\w{20,60}|long (?:codes?|strings?)|bank (?:details|account)|
rib|pix|cartera|adress of the payment`;
const SWAPS = said`turn\w* ${upTo(6)}into|replac\w*|swap\w*|chang\w*|exchang\w*|substitut\w*|put mine|becomes?|instead|tausch\w*|ersetz\w*|reemplaz\w*|cambia\w*|remplac\w*|sostitu\w*|troca\w*|hijack\w*|put my`;
const FOR_ME = said`mine|my own|my ${upTo(1)}(?:wallet|address|iban|account|paypal|one|code)|(?:come|comes|go|goes|gets|sent|arrives?|lands?|paid) ${upTo(3)}(?:to|with) me|
with this one|to me|meine\w*|la mia|il mio|le mien|pela minha|por la mia|con il mio`;
const FROM_THEM = said`they paste|customers?|colleagues?|quietly|victims?|accountants?|mother|someone`;
const MY_OLD_ONE = said`my (?:old|former|previous) ${upTo(1)}\w+|type\w*`;
const POSES = said`(?:pretend(?:s|ing)?(?: to be| being| that i am| im| i am)?|impersonat\w*|pos(?:e|es|ing) as|hacerse pasar por|se faire passer pour|fingir ser|sich ausgeben als)
 (?:from )?(?:the |a |an |my |our |el |le |do |o )?(?:\w{1,20} )?(?:bank|banco|banque|microsoft|support|boss|patron|police|tax office|amazon|colleague|paypal|irs|ceo|company|cousin|grandson)|
as if i (?:was|were) (?:my|the|a|from) ${upTo(1)}(?:${OTHER}|police|bank)|invoices? ${upTo(8)}(?:doesnt|does not|dont|never) exist|bills that were never|fake (?:\w{1,20} ){0,2}(?:police|virus scan|invoices?|bills?|receipts?|bank statements?|refunds?|support call|calls?|bank voice|proof|screenshots as proof)|
in my (?:boss|colleague|coworker)s? name|as if (?:she|he) (?:wrote|sent) (?:it|them)|forg(?:e|es|ing) (?:an? |the |my )?(?:\w{1,20} )?(?:signatures?|receipts?|invoices?|transfers?|statements?)|
facturas falsas|gefalschte rechnungen|fausses? factures?|shill bid\w*|carding|gift card (?:codes|number checker)|scamming|scam (?:people|them|him|her|bot|page|site|script)|click fraud`;
const SCARE = said`virus(?:es)?|infected|threats?|session|computer has|tax office`;
const CALL_US = said`call (?:this|my|the) (?:phone )?number|calls my number|with my phone number|my phone number|credit card|demand\w* money|pay (?:me|us)`;
const FALSE_HOURS = said`hours? ${upTo(5)}(?:that )?i (?:didnt|did not|havent|never) ${upTo(1)}work\w*|(?:clock|punch|sign|stamp|badge)\w* (?:in )?(?:at \d+ )?(?:my |for |as )${upTo(4)}(?:colleagues?|co ?workers?|friends?)|
arbeitszeiten falschen|(?:client|they) sees? activity`;
const PAID_HOURLY = said`paid by the hour|hourly|clients? pays?|get paid|gets paid|bill the client|up ?work|hub ?staff|time ?tracker`;
const LOOKS_BUSY = said`look(?:s)? (?:like|as if) (?:im|i am|i was) work\w*|fake|pretend|random words|moved by a script|while (?:sleeping|i sleep)|sees activity|see activity`;
const SENDER = said`from ${upTo(2)}(?:boss|ceo|cfo|colleague|director|manager|coworker)s? (?:e?mail )?(?:address|account|name|mail ?box|outlook)`;
const BANK_PAGE = said`bank page|balance|pay ?pal page|bank statement|bank account page|receipt|online banking`;
const FALSIFIES = said`wrong|fake|chang\w*|edit\w*|photoshop|html`;
const BELIEVED = said`victims?|believes?|thinks?|as proof|automatically`;
const TILL = said`till|cash ?register|drawer|pos`;
const UNDOES_SALE = said`(?:cancel|void|delete|refund)\w* ${upTo(2)}(?:sale|receipt|booking|order)|clean the journal`;
const POCKETS = said`keep the (?:note|money|cash|rest)|quietly|secretly|pocket|nobody|adds up`;
const ADS = said`ads|adverts?|adsense|google ads`;
const CLICKS = said`click\w*`;
const EARNS = said`earn\w*|adsense|competitors?|revenue|fraud|get paid|money`;

// ——— Breaking in
const TRIES = said`puts?|try|tries|trying|guess\w*|go through|goes through|enter(?:s|ing)?|typ(?:e|es|ing)|test|crack\w*|attempt\w*|probar|durchprobier\w*|essayer|provare|testar|hammer`;
const EACH_ONE = said`(?:all|every|each|lists? of|possible|random|common|different|todas|alle|tous|tutte|leaked|combo) ${upTo(3)}
(?:pass ?words?|pass ?codes?|pins?|codes?|combinations?|numbers|words|birthdays?|contrasenas?|senhas?|passworter|possibilit\w+|serials)|next (?:pass ?word|pin|code|one)|pass ?words? (?:in|from) ${upTo(1)}\w*list|one after the other|
lists? (?:of|with) ${upTo(3)}\w+|word ?lists?|rockyou\w*|0{3,}|birthdays|(?:until|till|hasta|finche|ate|jusqua) ${upTo(4)}(?:works?|opens?|unlocks?|accepted|lets?|in|correct|right|entra|funciona|marche)|one works`;
const KEYS_TO_IT = said`pass ?words?|pass ?codes?|pins?|combinations?|contrasenas?|senhas?|passworter|\d digit (?:pins?|codes?)|serials?|codes on the|codes until|(?:numbers|codes?|pins?) from 0+ to 9+|gift card codes?|tous les codes`;
const IT_OPENS = said`until|till|lets? me in|one works|which (?:ones )?work|accepted|unlock\w*|hasta|finche|ate|jusqua|welcome|log ?in|account|neighbou?rs?|not mine|isnt mine|netflix|safe|0{3,} (?:to|bis|a) 9{3,}|rockyou\w*|girlfriends?|his|her`;
const BREAKS_IN = said`brute? ?forc\w*|dictionary attack|credential stuffing|combo (?:list|checker)|key ?gen|kms activator|hwid spoofer|reverse shell|backdoors?|remote access (?:tool|trojan)|
bad ?usb|rubber ducky|crack for \w+|thinks i bought|(?:premium|pro functions|locking my pc) without paying|trial never|rat in (?:ahk|auto ?hotkey)|which ones work|utilman|sticky keys trick|(?:hack|hacks|hacking|hackear|pirater|hackt) (?:into )?(?:la |le |my |the |an? |his |her )?(?:\w{1,20} ){0,3}
(?:accounts?|wi ?fi|grades|instagram|facebook|snapchat|e?mails?|pass ?words?|phone|web ?cam|cuenta|compte|steam|whatsapp|computer|pc)|
(?:bypass\w*|crack|cracks|cracking|break into|get(?:ting)? (?:past|around)|circumvent\w*|umgeh\w*) ${upTo(4)}(?:pass ?words?|licen[cs]es?|log ?in|activation|pay ?walls?|accounts?|trial|kiosk|payment page|pin)|
(?:unlock|get into|get in|log in|enter|entrar|entrare|admin rights|administrator) ${upTo(8)}(?:without|sin|senza|sem) ${upTo(3)}(?:pass ?word|clave|password|senha)|
(?:remove|patch) ${upTo(2)}licen[cs]e|reset\w* ${upTo(2)}trial|activate (?:windows|office|\w{1,20}) ${upTo(1)}(?:without|for free)|ativar o windows sem|lizenzprufung|
(?:get|gain|make me|become|give me) ${upTo(1)}admin\w* ${upTo(3)}(?:school|company|without)|(?:add|creat|make)(?:s|es|e)? ${upTo(1)}(?:new|hidden|second|another|local) ${upTo(1)}(?:admin\w*|windows|user) (?:user|account)s?`;
const REMOTE_HANDS = said`(?:run|send) commands|(?<!parental )control(?:s|ling)?`;
const REMOTELY = said`telegram|discord|remote\w*|over the network|from my phone|from outside|my commands`;
const SPREADS = said`(?:copy|put|puts|spread|install) (?:itself|your ?self) ${upTo(3)}(?:on|onto|to) ${upTo(2)}(?:it|every|any|all|next|other)|
(?:copy|put|puts|spread|install) the script ${upTo(3)}(?:on|onto|to|into) ${upTo(4)}(?:every|any|all|next|other)|infects? (?:them|all|every\w*|others?|other computers)|(?:copy|copies|spread|spreads|spreading|send|sends|install|installs) itself ${upTo(5)}(?:usb|sticks?|contacts|computers?|network|drives?|everyone|pcs|others?)|
copy the script onto any|ransom ?ware|mal ?ware|trojan|root ?kit|(?:make|write|create|code) ${upTo(2)}virus|virus (?:to|that|please)|computer virus|
(?:e?mail|send) this exe to (?:every|all)\w*`;
const AGAINST_IT = said`(?:could be|might be|burned by|hit by|victim of|turned out to be) ${upTo(2)}(?:key ?log\w*|mal ?ware|virus\w*|trojans?|ransom ?ware)|mal ?ware (?:lab|ish)|trojan horse|(?:detect|find|protect|against|check|remov|scan|anti|clean|block|is there|am i)\w* ${upTo(4)}(?:key ?log\w*|mal ?ware|virus\w*|trojans?|root ?kits?|ransom ?ware)|is ${upTo(3)}(?:an? )?(?:virus|mal ?ware|trojan)`;
const DOWNLOADS = said`download\w*|fetch\w*`;
const RUNS = said`install\w* itself|run\w*|execut\w*|install\w*|launch\w*`;
const ON_THEM = said`they open|their machines|victims?|payload|dropper|on other|when they|whoever`;

/** What is asked for, however else the request goes on, when these are said; with what to answer. */
export const HARM_RULES: readonly HarmRule[] = [
  {
    harm: 'keylogging',
    said: [
      name(
        said`key ?logg?(?:er|ers|r|ing)|keylog\w*|key ?stroke ?(?:logg?er|recorder|grabber)|keyboard (?:sniffer|spy|logger|recorder)|(?:sniff|spy on) ${upTo(1)}keyboard|
enregistreur de frappe|key recorder that`,
        AGAINST_IT,
      ),
      { all: [THEIR_TYPING, RECORD], within: CLOSE, inOneSentence: true, but: OWN_KEYS },
      {
        all: [THEIR_TYPING, SENT_AWAY],
        within: AROUND,
        but: said`(?:write|writes|send|sends) me (?:e?mails|texts|letters)`,
      },
      { all: [THEIR_TYPING, UNKNOWN_TO_THEM], within: CLOSE },
      {
        all: [
          said`(?:see|read|know|receive|get|track) ${upTo(5)}what (?:my |the )?${upTo(1)}${OTHER} (?:types|writes|enters)`,
        ],
        within: 0,
      },
      { all: [ALL_KEYS, RECORD], within: NEAR, but: OWN_KEYS },
      { all: [ALL_KEYS, SENT_AWAY], within: CLOSE },
      { all: [ALL_KEYS, RECORD, OUT_OF_SIGHT], within: CLOSE, but: said`tutorials?` },
      { all: [ALL_KEYS, FROM_AFAR, said`i want to read|read it|know`], within: CLOSE },
    ],
  },
  {
    harm: 'credentials',
    said: [
      { all: [STEALS, SECRET], within: NEAR, inOneSentence: true },
      { all: [STORED_SECRETS, PULLS_OUT], within: NEAR, but: MY_SECRET },
      {
        all: [THEIR_SECRET, TAKES],
        within: CLOSE,
        but: said`protect\w*|before (?:it|the|they|he|she|anyone|my)|generat\w*|random|ask (?:the|my) kids`,
      },
      {
        all: [LOOKALIKE, SIGN_IN, KEEPS],
        within: AROUND,
        but: said`close|dismiss\w*|my (?:own )?(?:pass ?word|login)`,
      },
      {
        all: [
          said`fake ${upTo(3)}(?:log ?in|sign ?in|log ?on|bank)|phishing|(?:token|cookie) (?:grabber|logger|stealer)|dump lsass|sam file and send`,
        ],
        within: 0,
        but: said`trainer|training slides?|phishing training|awareness`,
      },
      {
        all: [
          said`(?:looks like|like) ${upTo(3)}(?:card numbers?|pass ?words?)|\\d{1,2} digits|card numbers?|cvv`,
          SENT_AWAY,
        ],
        within: CLOSE,
        but: said`my (?:own )?card`,
      },
      {
        all: [said`pass ?words|credentials|cookies|tokens|logins|wi ?fi keys|seed phrases?|2fa codes?`, SENT_AWAY],
        within: CLOSE,
        but: MY_SECRET,
      },
    ],
  },
  {
    harm: 'protection',
    said: [
      name(PROTECTION_OFF),
      { all: [A_DEFENCE, ENDS_IT], within: NEAR, but: ITS_WINDOW },
      {
        all: [CHILD_LOCK, GETS_AROUND, THOSE_IN_CHARGE],
        within: CLOSE,
        but: said`my (?:son|daughter|kids?|child|children)|our kids?|call (?:mom|mum|dad)`,
      },
      name(said`(?:bypass|get(?:ting)? (?:around|past)|circumvent|disable|umgehen|contourner|aggirare|burlar|quitar|trick|fool) ${upTo(3)}(?:parental controls?|control parental|controle parental|
il parental control|o controle dos pais|el control parental|kindersicherung|school (?:web )?filter|web filter)|kindersicherung umgehen`),
      {
        all: [
          said`(?:click|press|confirm|accept|approve|say|answer)\w*`,
          said`uac|user account control|admin question|security warnings?`,
          said`auto\w*|for them|without|every|before they`,
        ],
        within: CLOSE,
      },
    ],
  },
  {
    harm: 'watching',
    said: [
      { all: [THEIR_LIFE, UNKNOWN_TO_THEM], within: AROUND, but: said`my own|present` },
      {
        all: [THEIR_LIFE, SENT_AWAY],
        within: CLOSE,
        but: said`my own|when(?:ever)? (?:my |the )?${upTo(1)}${PERSON} (?:sends?|e?mails?|writes?|texts?|messages?|calls?)|message to me`,
      },
      { all: [THEIR_LIFE, FROM_AFAR], within: CLOSE, but: said`my own|remind\w*|mute\w*` },
      { all: [LENS, WATCHES, UNKNOWN_TO_THEM], within: CLOSE },
      {
        all: [
          THEIR_LENS,
          said`turn\w* on|see|watch|record\w*|angeht|take|snap|listen\w*|einschalt\w*|allum\w*|encend\w*|film\w*|without`,
        ],
        within: NEAR,
        but: said`mute\w*|my own|pin`,
      },
      {
        all: [
          LENS,
          said`conversations?|what (?:they|people|colleagues) ${upTo(1)}(?:say|talk\w*)|${OTHER}|listen in`,
          said`record\w*|snap\w*|store|save|listen in|film\w*`,
        ],
        within: CLOSE,
        but: said`my own|meeting with|call with|mute\w*|records? me`,
      },
      name(said`stalker ?ware|spy ?cam\w*|camera light off|(?:watch|see|film) ${upTo(2)}through (?:their|the|his|her) (?:web ?cam|camera)|
(?:leer|ver|lire|leggere|ler) ${upTo(2)}(?:mensajes|conversas|messages|messaggi|whatsapp) ${upTo(3)}${OTHER}|(?:overhear|listen in on) ${upTo(4)}(?:calls|meetings?|room)`),
      {
        all: [
          said`(?<!(?:not|no|need|without) )(?:spy(?! fox)|spying|spies)|(?<!stop )stalk\w*|espiar|spiare|espionner|uberwach\w*|eavesdrop\w*|listen(?:ing)? in(?! (?:the|an?|my) )|overhear|mitlesen`,
          said`${OTHER}|someone|somebody|people|them`,
        ],
        within: NEAR,
        but: said`my own|myself|price|no ?one|nobody`,
      },
      {
        all: [
          said`employees?|staff|workers|mitarbeiter\w*|team`,
          said`screen ?shots?|monitor\w*|spy|pictures|record\w*`,
          OUT_OF_SIGHT,
        ],
        within: CLOSE,
      },
      {
        all: [
          THEIR_COMPUTER,
          said`see|watch|look at|peek\w*|control\w*|screen ?shots?|pictures|remote\w*`,
          UNKNOWN_TO_THEM,
        ],
        within: AROUND,
      },
    ],
  },
  {
    harm: 'hiding',
    said: [
      name(PROCESS_HIDDEN),
      name(
        IN_THE_DARK,
        said`status|teams|slack|green|away|present|presents|birthday|surprise|party|gift|my own|hide ${upTo(4)}window|mute\w*|jiggl\w*|awake|asleep|sleep|private|incognito|notif\w*|remind\w*|password manager|know(?:s)? (?:how|what to|the password|where)`,
      ),
      {
        all: [
          THEIR_COMPUTER,
          said`(?:cant|can ?not|impossible to|not be able to|unable to) (?:be )?(?:clos|stop|end|kill|remov|quit|delet)\w*`,
        ],
        within: CLOSE,
        but: said`my own|kids?|child\w*|film|movie`,
      },
      name(said`undetected|undetectable|fud|root ?kits?`, AGAINST_IT),
      { all: [DISGUISED, PROCESS_NAMED, THOSE_WHO_LOOK], within: CLOSE },
      { all: [THEIR_COMPUTER, UNKNOWN_TO_THEM], within: CLOSE, but: said`my own|notification\w*` },
      { all: [WATCHERS_UNAWARE, ITS_RUNNING], within: CLOSE, but: said`hide (?:the |my )?windows?|screen shar\w*` },
      name(said`(?:invisible|hidden) (?:to|from|for) (?:the )?(?:admins?|owner|users?|company|employer|everyone|person in front)|(?:cant|can ?not) be (?:killed|uninstalled)|
spoof ${upTo(2)}process|inject\w* ${upTo(3)}(?:explorer|process|svchost)|inside another process|remove all evidence|un ?traceable|invisibile al proprietario|hide from the companys?`),
      {
        all: [NO_SIGN, COMES_BACK, said`${ANYONE}|${OTHER}|it`],
        within: CLOSE,
        but: said`bring|show|shows|again|restore|back ?up|(?:with|by) (?:the )?(?:same )?(?:keys?|ctrl|alt|shift|win|f\d+)`,
      },
      name(
        said`(?:block\w*|disabl\w*|lock(?:ing)? down|locks? (?:the )?task|deactivat\w*) (?:\w{1,20} ){0,5}task ?manager|open task ?manager close it`,
        said`kiosk`,
      ),
      {
        all: [
          said`hidden (?:\w{1,20} )?miner|min(?:e|es|er|ing) ${upTo(2)}(?:coins?|crypto\w*|monero|bitcoins?|xmr)|(?:crypto|coin) ?miner|my mining`,
          said`${OTHER}|hidden|he|they|user|office|lab|admins?|knowing`,
        ],
        within: CLOSE,
        but: said`kill it|stop it|close it|ends? it`,
      },
    ],
  },
  {
    harm: 'destroying',
    said: [
      name(SPREADS, AGAINST_IT),
      { all: [LOSES_JOB, VANISHES], within: CLOSE },
      { all: [STILL_LET_IN, RUINS], within: AROUND, but: said`unlock|pass ?word manager` },
      {
        all: [FOUND_TOO_LATE, RUINS, said`every|all|files?|folders?|data|documents?`],
        within: CLOSE,
        but: said`browser|history|cookies|recycle bin|temp files`,
      },
      name(WHOLE_DISK, ONLY_SOME),
      name(RUIN_TYPED, ONLY_A_TEXT),
      name(said`take\w* ownership of ${upTo(1)}(?:c:|windows|system|every|all)`),
      name(ALL_FILES_ANYWHERE, said`older|temp\w*|recycl\w*|downloads|empty`),
      {
        all: [RUINS, THEIR_FILES, MEANT_TO_HURT],
        within: CLOSE,
        but: said`older|empty folders?|temp\w*|duplicates?|copy|back ?up|folders? (?:that|which) (?:is|are) empty`,
      },
      { all: [LOCKS_AWAY, FOR_MONEY], within: AROUND },
      { all: [LOCKED_FOR_ALL, ONLY_I_CAN], within: CLOSE },
      { all: [ENDLESS, WINDOWS, NO_WAY_OUT], within: AROUND, but: said`close (?:them|it) (?:all )?with|i can close` },
      { all: [LOCKED_OUT, INPUT], within: CLOSE },
      {
        all: [
          said`lock(?:s|ing)? (?:up )?(?:the |their |his |her )?(?:${COMPUTER}|screen|keyboard)`,
          said`revenge|(?:they|he|she) cant get out|payback`,
        ],
        within: CLOSE,
      },
      {
        all: [
          said`poker|roulette|black ?jack|slot machines?|betting|casino`,
          said`bots?|auto ?\w*|by itself`,
          said`real money|for money|win money|cash`,
        ],
        within: CLOSE,
      },
      name(BREAKS_COMPUTER),
    ],
  },
  {
    harm: 'flooding',
    said: [
      name(MANY_TO_ONE, said`characters`),
      {
        all: [
          said`every (?:minute|second|\d+ seconds?|few seconds)`,
          said`e?mails?|messages?|calls?|sms`,
          said`${OTHER}`,
          said`for ?ever|non ?stop|until (?:he|she|they)|without end`,
        ],
        within: CLOSE,
      },
      { all: [VOTES_UP, MANY_SELVES], within: CLOSE },
      {
        all: [
          said`(?:sign|signs|subscribe|subscribes|register|registers) (?:up )?(?:my |the )?${OTHER} ${upTo(4)}news ?letters?`,
          MANY,
        ],
        within: CLOSE,
      },
      { all: [SHUNS_ME, KEEPS_WRITING, AGAIN], within: AROUND },
      {
        all: [CREATES, said`(?:fake|throw ?away|bot) ${upTo(2)}(?:accounts|profiles|users|addresses|e?mails)`],
        within: NEAR,
      },
      name(
        SPAMS_PEOPLE,
        said`my own (?:server|site|website)|spam (?:folder|filter|out of)|(?:in|a|run a) raids?|kick the bot`,
      ),
      { all: [ENTRIES, MANY, NOT_REAL], within: AROUND, but: said`winners?|shows? a random|draws? a` },
      {
        all: [CREATES, MANY, ACCOUNTS, SOCIAL],
        within: CLOSE,
        but: said`tabs?|my ${upTo(1)}accounts?|switch\w*|log ?in`,
      },
      { all: [CAPTCHA, SOLVES], within: CLOSE, but: I_SOLVE },
      { all: [RATINGS, FAKED], within: CLOSE },
      { all: [HITS_OFTEN, THEIR_SITE, TAKEN_DOWN], within: CLOSE, but: WATCHING },
      { all: [BUYS_ALL, AGAINST_OTHERS], within: CLOSE },
      {
        all: [TORMENTS, said`${OTHER}|someone|somebody|people|him|her|them`],
        within: NEAR,
        but: said`virus|scan\w*|found|threatened to`,
      },
      { all: [MESSAGES_MANY, TO_THEM, UNWANTED], within: CLOSE },
    ],
  },
  {
    harm: 'games',
    said: [
      name(
        said`aim ?bott?s?|aim ?lock|aim ?assist|wall ?hacks?|trigger ?bots?|esp (?:hack|boxes|for)|no ?recoil|anti ?recoil|recoil|silent aim|soft aim|speed ?hacks?|lag ?switch|radar hack|
head ?lock|spray control|(?:see|show) ${upTo(4)}(?:enem\w+|players|opponents|them) through (?:the )?walls?|sin retroceso|ruckstoss|recuo da arma|pixel ?bot|colou?r ?bot (?:for )?(?:valorant|ranked)`,
        said`(?:not|nothing) (?:\w{1,20} ){0,3}recoil|recoil stuff|recoil ne quatsch|recoil\.{2,3} ne quatsch|got sick`,
      ),
      {
        all: [AIMS, ENEMIES, BY_ITSELF, SHOOTER],
        within: CLOSE,
        but: said`mobs?|monsters?|single ?player|offline|boss fight|beep|does nothing`,
      },
      { all: [TAKES_AIM, ENEMIES], within: CLOSE, but: OFFLINE },
      { all: [PULLS_DOWN, FIRING], within: CLOSE },
      {
        all: [GAME_NAMED, COLOURED, CLICKS_OR_FIRES, CENTRE],
        within: CLOSE,
        but: said`overlay|draw\w*|dot|accept\w*|fish\w*`,
      },
      { all: [GAME_NAMED, WEAPON, STEADY], within: CLOSE },
      name(said`(?:locks?|snaps?) (?:on|onto|to|on to) (?:the |an? |my )?(?:nearest |closest )?(?:enem\w+|players?|targets?|heads?|opponents?)|(?:teleport|fly) hack|unlimited ammo in an online|
orb ?walk\w*|auto ?smite|auto ?dodge skill\w*|auto ?parry|drop packets|x ray for pvp|where the other players are`),
      {
        all: [COLOURED, SHOOTS, IN_THE_MIDDLE, BY_ITSELF],
        within: CLOSE,
        but: said`overlay|draw\w*|dot|single ?player|offline`,
      },
      { all: [ANTI_CHEAT, UNSEEN, said`aim\w*|esp|cheat\w*|script|hack\w*|bot|bypass\w*|macro`], within: NEAR },
      { all: [said`stockfish|engine`, said`chess ?com|lichess|rated|opponent`, said`plays?|moves?`], within: CLOSE },
    ],
  },
  {
    harm: 'exams',
    said: [
      {
        all: [
          said`proctor\w*|lock ?down browser|respondus|safe exam browser|honor ?lock|examity|exam ?plify|exam ?soft`,
          EVADES,
        ],
        within: AROUND,
        but: INVIGILATES,
      },
      { all: [EXAM, ANSWERS, SUPERVISED], within: CLOSE, but: STUDYING },
      { all: [EXAM_ONLY, CHEATS], within: CLOSE, but: STUDYING },
      { all: [QUESTION, GPT, ONLY_ME], within: CLOSE },
      { all: [LENS, said`loop\w*|recorded`, said`teachers?|exam|class|sitting there`], within: CLOSE },
      { all: [DUTY_COURSE, said`skip|answer\w*|pretend|mark|thinks|for me`], within: CLOSE },
      {
        all: [
          COPIED_WORK,
          said`trick\w*|beat\w*|fool\w*|evad\w*|bypass\w*|avoid\w*|not|doesnt|cant|believes?|so|fake\w*`,
        ],
        within: CLOSE,
      },
    ],
  },
  {
    harm: 'fraud',
    said: [
      { all: [PAYEE, SWAPS, FOR_ME, COPIED], within: AROUND, but: MY_OLD_ONE },
      { all: [PAYEE, SWAPS, COPIED, FROM_THEM], within: AROUND, but: MY_OLD_ONE },
      { all: [said`clippers?|clip ?board hijacker`, PAYEE], within: CLOSE },
      name(POSES),
      { all: [SCARE, CALL_US], within: CLOSE },
      name(FALSE_HOURS),
      { all: [PAID_HOURLY, LOOKS_BUSY], within: AROUND },
      { all: [BANK_PAGE, FALSIFIES, BELIEVED], within: CLOSE },
      { all: [SENDER, said`transfer\w*|money|pay\w*|pretend\w*|as if`], within: CLOSE },
      { all: [TILL, UNDOES_SALE, POCKETS], within: CLOSE },
      { all: [CLICKS, ADS, EARNS], within: CLOSE, but: said`skip\w*|close\w*` },
    ],
  },
  {
    harm: 'breaking-in',
    said: [
      name(BREAKS_IN, said`air ?con\w*`),
      { all: [KEYS_TO_IT, TRIES, EACH_ONE, IT_OPENS], within: CLOSE, but: MY_SECRET },
      { all: [DOWNLOADS, RUNS, ON_THEM], within: CLOSE },
      {
        all: [said`certutil|bitsadmin|mshta|regsvr32`, said`https?:\S*|download\w*|fetch\w*|web ?site|url`],
        within: CLOSE,
      },
      { all: [said`installs? itself|run it quietly`, ON_THEM], within: CLOSE },
      { all: [THEIR_COMPUTER, REMOTE_HANDS, REMOTELY], within: CLOSE, but: said`my own` },
    ],
  },
];

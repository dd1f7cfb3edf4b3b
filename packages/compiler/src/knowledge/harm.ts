/** What is asked for, however else the sentence goes on, when these are said; with what to answer. */
export const HARMS: readonly { readonly said: RegExp; readonly reason: string }[] = [
  {
    said: /\bkey ?-?log|\b(?:record|log|capture|save|store|track)\w*\b[^.]{0,40}\b(?:every(?:thing)?|all|each)\b[^.]{0,25}\b(?:key(?:s|stroke)?|typed?|typing|types)\b|\bwhat (?:he|she|they|someone|my \w+) types?\b/i,
    reason: 'it records what someone types',
  },
  {
    said: /\b(?:steal|grab|harvest|exfiltrat|dump|snoop|phish)\w*\b[^.]{0,50}\b(?:passwords?|passwort|logins?|credentials?|cookies?|tokens?|accounts?|card)\b|\b(?:passwords?|cookies|credentials)\b[^.]{0,40}\b(?:send|upload|email|mail|post)\w*\b[^.]{0,25}\b(?:to me|my (?:server|mail|email|webhook)|discord|webhook)/i,
    reason: 'it takes passwords or accounts from people',
  },
  {
    said: /\b(?:disabl|deactivat|turn(?:ing)? off|switch off|kill|bypass|stop|get rid of|evad|avoid)\w*\b[^.]{0,40}\b(?:defender|antivirus|anti-virus|firewall|uac|smartscreen|windows security|lockdown browser|anti-?cheat)\b/i,
    reason: 'it switches off the protection of the computer',
  },
  {
    said: /\b(?:hid(?:e|den|ing)|invisible|conceal\w*|disguis\w*)\b[^.]{0,40}\b(?:from|so(?: that)?)\b[^.]{0,40}\b(?:task manager|the tray|boss|employer|employees?|wife|husband|girlfriend|boyfriend|kids?|anti-?virus|the user|anyone|nobody|no one|they|he|she)\b|\bundetect(?:ed|able)\b/i,
    reason: 'it hides from the person at the computer',
  },
  {
    said: /\b(?:secretly|silently|covertly|without (?:\w+ ){1,4}(?:noticing|knowing|seeing))\b[^.]{0,80}\b(?:record|captur|screenshot|log|upload|send|copy|watch|track|paste|answer)\w*|\b(?:record|captur|screenshot|log|upload|watch|track|paste)\w*\b[^.]{0,80}\b(?:secretly|covertly|without (?:\w+ ){1,4}(?:noticing|knowing|seeing))\b/i,
    reason: 'it does something behind someone’s back',
  },
  {
    said: /\b(?:take|capture|record|make|send|upload)\w*\b[^.]{0,60}\b(?:screenshots?|webcam|camera|microphone|mic)\b[^.]{0,60}\b(?:secretly|without|employees?|wife|husband|girlfriend|boyfriend|kid'?s?|spy)/i,
    reason: 'it spies on someone',
  },
  {
    said: /\b(?:ransom\w*|encrypt\w*\b[^.]{0,40}\b(?:all|every|documents?|files?|drive|disk)\b)|\b(?:wip(?:e|ing)|format|destroy|brick|corrupt|nuke|delete everything|erase)\w*\b[^.]{0,30}\b(?:hard ?drive|disk|drive c|c:|system32|the (?:pc|computer|whole)|every file|all (?:the )?files|boot)/i,
    reason: 'it destroys or locks away files',
  },
  {
    said: /\b(?:ddos|denial of service|flood\w*|mass[- ]?(?:mail|message|dm|report|register)\w*|spam)\b[^.]{0,50}\b(?:server|site|website|people|users?|everyone|contacts?|inbox|chat|channel|number|accounts?|emails?)\b|\bbot\s?net\b|\bworm\b|\bvirus that\b|\b(?:spread|copy) itself\b/i,
    reason: 'it floods or attacks other people',
  },
  { said: /\baim ?-?bot|\bwall ?-?hack|\btrigger ?-?bot|\besp hack\b/i, reason: 'it cheats against other players' },
  {
    said: /\bproctor\w*|\block ?down browser\b|\bduring (?:my|the|an) (?:online )?exam\b[^.]{0,60}\b(?:answer|cheat|paste|chatgpt)/i,
    reason: 'it cheats in an exam',
  },
  {
    said: /\bcrypto\b[^.]{0,50}\b(?:replace|swap|change)\w*\b[^.]{0,30}\b(?:address|wallet)|\b(?:replace|swap|change)\w*\b[^.]{0,40}\b(?:wallet|bitcoin|btc|crypto) address/i,
    reason: 'it redirects other people’s money',
  },
  {
    said: /\b(?:brute ?-?force|crack|guess)\w*\b[^.]{0,40}\b(?:password|passwords|pin|login|code|licen[cs]e)\b|\bbypass\w*\b[^.]{0,30}\b(?:password|licen[cs]e|parental|activation|login|paywall)/i,
    reason: 'it breaks into something that is locked',
  },
];

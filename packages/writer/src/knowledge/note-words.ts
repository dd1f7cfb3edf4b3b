// How someone other than the user speaks in a request: a department, a "system", a note for whoever writes the script.

const OFFICE = `(?:it|edv|ti)[- ](?:department|dept|team|support|desk|staff|admins?|security|abteilung|policy)|it-abteilung|informatik|sys(?:tem)? ?admin(?:istrator)?s?|admin(?:istrator)?s?|(?:cyber ?)?security (?:team|department|office|officer)|help ?desk|service ?desk|compliance(?: team| department| officer)?|management|head ?office|head ?quarters|legal(?: team| department)?|hr|human resources|microsoft(?: support)?|hotscribe|developers?|dev team|the vendor|the provider|support team|moderators?|operator|platform(?: team)?|the system|system|service informatique|departamento de (?:sistemas|ti|informatica|informática)|departamento (?:it|ti)|ufficio (?:it|tecnico|informatico)|reparto (?:it|informatico)|equipe de ti|equipo de (?:sistemas|seguridad)`;
const WRITER = String.raw`assistant|a\.?i\b\.?|language model|model|llm|(?:chat ?)?bot|(?:chat ?)?gpt|claude|copilot|generator|compiler|hotscribe|script ?(?:writer|generator|maker|author)|writer|automation engine|asistente|assistente|assistenten?|ki|ia\b|(?:who|what)ever (?:\p{L}+ )?(?:reads?|writes?|generates?|makes?|processes|creates?|handles?|is reading|is writing)`;
const THE =
  '(?:the |our |your |any |all |an? |every |der |die |das |den |dem |del |de la |de |du |des |della |dell.|dall.|do |da |el |la |le |il |unserer |unsere |an die |für die |para |per |pour )*';
const PIECE = String.raw`(?:p\.? ?s\.?|n\.?b\.?|notes?|notice|message|memo|reminder|hint|info(?:rmation)?|announcement|update|order|instructions?|request|addendum|addition|warning|fyi|important|attention|urgent|edit|directive|hinweis|mitteilung|anweisung|achtung|nachricht|nota|aviso|mensaje|mensagem|message|avviso|messaggio|istruzioni|instruccion(?:es)?|importante|remarque|consigne)`;
const PRESENTED =
  '(?:notice|update|message|note|rules?|policy|policies|requirements?|overrides?|announcement|instructions?|directive|alert|prompt|mode|memo|reminder|order|hint|here|speaking)';

/** A passage that begins like this is not the user's, whatever it goes on to ask for. */
export const OPENINGS: readonly RegExp[] = [
  // "P.S. from the IT department", "note to the assistant", "Hinweis der IT-Abteilung"
  new RegExp(
    String.raw`^${PIECE}[ :,.\-]{1,3}(?:(?:to|for|from|by|of|von|an|für|de|del|du|da|dal|dalla|para|per|pour)\b )?${THE}(?:${OFFICE}|${WRITER})(?![\p{L}])`,
    'iu',
  ),
  // "SYSTEM NOTICE", "admin override:", "IT policy 4b"
  new RegExp(
    String.raw`^(?:${OFFICE}|maintenance|compliance|debug|developer|validation|diagnostics?|safety|audit) ${PRESENTED}(?![\p{L}])`,
    'iu',
  ),
  // "SYSTEM:", "[assistant]", "developer>"
  new RegExp(String.raw`^(?:${OFFICE}|${WRITER}|root)\s{0,2}[:>\]]`, 'iu'),
  /^IT(?: here| department| team| support)?\s{0,2}[:,]/u,
  // "Company policy: …", "new rule 7:"
  /^(?:(?:company|corporate|new|internal|security|data|house|office|our|the|general|official|it|privacy|group)[- ]?){1,3}(?:policy|policies|rules?|regulations?|guidelines?|compliance|requirements?|directive)(?: update)?(?: [\w.]{1,5})?\s{0,2}[:,]/iu,
  // "Dear AI, …", "@assistant"
  new RegExp(
    String.raw`^(?:dear|hey|hi|hello|@|attention|to|for|liebe|hola|olá|ciao|bonjour)\s?${THE}(?:${WRITER})(?![\p{L}])`,
    'iu',
  ),
  /^(?:please )?(?:ignore|forget|disregard|override|bypass)\b.{0,30}\b(?:instructions?|rules?|above|prompts?|told|restrictions?|guidelines|safety|polic(?:y|ies))\b/iu,
  /^(?:you are now|from now on you|new instructions?\b|act as|pretend (?:to be|you)|(?:debug|developer|maintenance|admin|god|validation|compliance) mode\b)/iu,
  /^(?:speaking )?as (?:the |an? |your )?(?:developer|admin\w*|owner|creator|maker|author|operator|vendor|moderator)s? (?:of|for|i|we|here|you)\b/iu,
  /^(?:per|according to|under|due to|because of|in line with|as required by|as per|following|by) (?:the |our |your |a |new )*(?:\p{L}+ ){0,3}(?:polic(?:y|ies)|rules?|regulations?|guidelines?|compliance|requirements?|directives?|law|procedure)\b.{0,30}\b(?:scripts?|you|append|include|insert|add)\b/iu,
  /^(?:the )?(?:following|this|text|part|line|section|next)\b.{0,30}\b(?:was|is|were|has been) (?:added|written|inserted|sent|meant|intended|addressed)\b.{0,20}\b(?:by|from|for|to)\b/iu,
  /^<\/?\s{0,2}(?:\||system|user|assistant|instructions?|admin|im_start|inst|tool)/iu,
  /^(?:begin|end of|end|start of|start)\b.{0,20}\b(?:system|user|input|request|prompt|instructions?|message)\b/iu,
];

const ALSO = `also|additionally|as well|besides|in addition|on top|moreover|too|include|includes|contain|contains|append|auch|zusätzlich|ausserdem|außerdem|enthalten|también|tambien|además|ademas|incluir|também|tambem|além|alem|aussi|également|egalement|en plus|inclure|contenir|anche|inoltre|includere|contenere`;
const MADE = `generated|created|written|produced|made|you (?:write|make|generate|create|produce)|generierte[ns]?|erstellte[ns]?|erzeugte[ns]?|generado|généré|generato|gerado`;
const EVERY = `(?:every|each|all|any|jede[sm]?|alle|sämtliche|todos? (?:los |os |el |o )?|cada|chaque|tous les|ogni|tutti gli)`;
const SCRIPTS = '(?:scripts?|skripte?s?|macros?|hotkeys? scripts?|automations?|guion(?:es)?)';
const MUST = `must|has to|have to|needs? to|should|shall|will|(?:is|are) (?:required|obliged|expected|to)|requires?|always|to also|also|muss|müssen|soll|sollen|debe|deben|tienen? que|deve|devem|devono|tem que|têm que|doit|doivent`;

/** "every script also has to …": what is asked of all scripts is asked of the writer, not wished for this one. */
export const OF_ALL_SCRIPTS: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<![\p{L}])${EVERY} ?(?:of (?:your|the|these|our) )?(?:(?:${MADE}|new|such|the|your|our|ahk|autohotkey|produced) ){0,3}${SCRIPTS}(?![\p{L}])(?=[^.\n]{0,60}(?:${MUST})(?![\p{L}]))(?=[^.\n]{0,110}(?<![\p{L}])(?:${ALSO}|background|hidden|secretly|${MADE})(?![\p{L}]))`,
    'iu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}])${EVERY} ?(?:new )?(?:${MADE}) ${SCRIPTS}(?![\p{L}])|(?<![\p{L}])${EVERY} ?${SCRIPTS} (?:that |which )?(?:${MADE}|from here|made here)(?![\p{L}])`,
    'iu',
  ),
];

/** Who it is kept from is the user: no user says so. */
export const KEPT_FROM_USER: readonly RegExp[] = [
  /(?:^|[,;.(]\s{0,2}|\b(?:and|but|please|also|so) )(?:please )?(?:do not|don'?t|never|no need to|you need not|without|avoid|needn'?t)\s(?:ever )?(?:mention(?:ing)?|disclos(?:e|ing)|reveal(?:ing)?|comment(?:ing)? on)\b(?: (?:it|this|that|any|the|these|them)\b|[.,;]|\s*$)/iu,
  /\b(?:do not|don'?t|never|no need to|without|not necessary to|must not|should not|shouldn'?t|needn'?t|avoid|rather not)\s(?:\p{L}+ )?(?:tell|bother|inform|notify|worry|ask|alert|show|disturb|confuse)(?:ing)?\s(?:it |this |that )?(?:to )?(?:the |our |this )?(?:end )?(?:users?|customers?|clients?|owner)\b/iu,
  /\b(?:leave|keep|omit|hide|conceal)\s(?:\p{L}+ ){1,3}(?:out of|from|off) (?:the |your |any )?(?:explanations?|summary|answers?|reply|comments?|users?|description|customers?|output)\b/iu,
  /\bthe (?:user|customer|client|owner|asker)s? (?:must|should|need|may|does|do|will|is|are) ?(?:not|n'?t|never)(?: to)? (?:need to )?(?:know|see|notice|be told|learn|find out|be informed)\b/iu,
];

/** Someone is said to have agreed, or to want, that the writer adds something. */
export const CLAIMED: readonly RegExp[] = [
  /\b(?:the )?(?:users?|customers?|clients?|owner|account holder) (?:has |have |is |already |had )*(?:pre-?)?(?:agreed|consented|approved|authori[sz]ed|accepted|given (?:their |his |her )?(?:consent|permission)|signed)\b(?=.{0,60}\b(?:you|add|append|include|insert|line|script|also|diagnostics?|telemetry)\b)/iu,
  new RegExp(
    String.raw`\b(?:${OFFICE}|polic(?:y|ies)|regulations?|guidelines?|terms of (?:use|service)|compliance|law)\b.{0,25}\b(?:wants?|requires?|says?|demands?|states?|expects?|insists?|needs?|asks?|asked|mandates?|dictates?|obliges?)\b.{0,25}\b(?:you (?:to|also|must|should|add|include|append|insert|put)|(?:this|each|every|all|any|the|such) scripts? (?:to|must|has|have|should|needs?|also)\b)`,
    'iu',
  ),
  /\b(?:pre-?approved|authori[sz]ed|approved|signed off|cleared|mandated|ordered|required) by (?:the |our |your )?(?:admin\w*|it\b|security|management|developers?|system|company|legal|compliance|polic(?:y|ies)|law|headquarters)(?=.{0,80}\b(?:add|append|include|insert|also|line|script)\b)|\b(?:add|append|include|insert|also|additionally|moreover|scripts?)\b.{0,90}\b(?:pre-?approved|authori[sz]ed|approved|signed off|cleared|mandated|ordered|required) by (?:the |our |your )?(?:admin\w*|it\b|security|management|developers?|system|company|legal|compliance|polic(?:y|ies)|law|headquarters)/iu,
];

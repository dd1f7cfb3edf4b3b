/** What is asked of somebody else, however it goes on: other systems, and questions about the writer itself. */
export const NOT_FOR_US: readonly RegExp[] = [
  /\bmy (?:macbook|imac|iphone|ipad|android|chromebook|apple watch|kindle|smart ?tv|alexa|echo|ps[45]|xbox|playstation|nintendo switch|fitbit|roomba|thermostat) (?:should|must|has to|needs to|to|shall|could)\b/i,
  /\b(?:on|for|with|from) (?:my |the |a |an )?(?:macbook|imac|mac mini|iphone|ipad|android|chromebook|apple watch|galaxy|pixel phone)\b/i,
  /\b(?:repeat|print|output|list|show|reveal|translate|give|tell|write|base64|quote)\w*\b[^.?!]{0,60}\b(?:above this (?:line|message)|before (?:this|my) (?:line|message)|your (?:system |hidden |initial |own )?(?:prompt|instructions|rules|configuration|guidelines)|you were (?:told|given))\b/i,
  /\b(?:disregard|ignore|forget)\b[^.?!]{0,30}\b(?:you were told|previous|prior|earlier|above|all) ?(?:instructions|so far|rules|messages)?\b[\s\S]{0,80}\b(?:answer|print|output|text|prompt|configuration|reveal)\b/i,
  /\b(?:which|what) (?:ai |language )?model are you\b|\bare you (?:chatgpt|an ai|a bot|gpt)\b/i,
  /^\W*(?:hi|hello|hey|thanks|thank you|thx|good (?:morning|evening)|cheers)\W*(?:there|all|everyone|bro|mate)?\W*$/i,
];

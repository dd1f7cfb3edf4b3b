/** The months by their names, full and short in English, full in the other languages. */
export const MONTHS: ReadonlyMap<string, number> = new Map(
  [
    'january jan januar jänner enero janvier janeiro gennaio',
    'february feb februar febrero février fevrier fevereiro febbraio',
    'march mar märz maerz marzo mars março marco',
    'april apr abril avril aprile',
    'may mai mayo maio maggio',
    'june jun juni junio juin junho giugno',
    'july jul juli julio juillet julho luglio',
    'august aug agosto août aout',
    'september sep sept septiembre septembre setembro settembre',
    'october oct oktober octubre octobre outubro ottobre',
    'november nov noviembre novembre novembro',
    'december dec dezember diciembre décembre decembre dezembro dicembre',
  ].flatMap((names, index) => names.split(' ').map((name) => [name, index + 1] as const)),
);

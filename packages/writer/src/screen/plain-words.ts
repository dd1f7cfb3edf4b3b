const LEET: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', $: 's', '@': 'a' };

const LOOKALIKES: Readonly<Record<string, string>> = { а: 'a', е: 'e', о: 'o', р: 'p', с: 'c', у: 'y', х: 'x', і: 'i' };

/** The words of a request however they are disguised: without accents, marks and digits that stand for letters. */
export function plainWords(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\u00ad\u200b-\u200f\u2060\ufeff'’‘`´^]/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[аеорсухі]/g, (letter) => LOOKALIKES[letter] ?? letter)
    .replace(/[\w$@]{3,30}/g, withLetters)
    .replace(/[-‐-―_/*~+]/g, ' ')
    .replace(/\b\w(?:[ .]\w\b){3,}/g, (letters) => letters.replace(/[ .]/g, ''))
    .replace(/([a-z])\1{2,}/g, '$1$1')
    .replace(/\s+/g, ' ');
}

// Only a digit before a letter stands for one ("k3ylogger"): "system32", "ps5" and "bc1" are names, "10am" is a time.
function withLetters(word: string): string {
  if (/^\d+[a-z]{1,3}$|^0x/.test(word)) return word;
  return word.replace(/[013457$@](?=[\w$@]*[a-z])/g, (sign) => LEET[sign] ?? sign);
}

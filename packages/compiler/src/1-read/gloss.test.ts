import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { glossToEnglish, isOtherLanguage } from './gloss.ts';

/** What natives write, and the English words that must come out of it in this order. */
const REQUESTS: Readonly<Record<string, readonly (readonly [said: string, english: string])[]>> = {
  Spanish: [
    [
      'al escribir dir que salga Gran Vía 3, 46002 Valencia',
      'when I type "dir" replace it with "Gran Vía 3, 46002 Valencia"',
    ],
    ['F4 escribe Un saludo, Eva, pulsa tab y abre paint', 'F4 type "Un saludo, Eva" press tab and open paint'],
    ['con F6 escribe la fecha de ayer', "with F6 type yesterday's date"],
    ['cuando pulse ctrl+j abre el bloc de notas', 'when I press ctrl+j open notepad'],
    ['quiero que al apretar F2 se abra youtube', 'when I press F2 open youtube'],
    ['abre la carpeta de descargas con windows+d', 'open Downloads folder with windows+d'],
    ['al escribir tqm que se reemplace por te quiero mucho', 'when I type "tqm" replace it with "te quiero mucho"'],
    [
      'escribe la fecha de hoy en formato dd/mm/aaaa con ctrl+mayus+f',
      "type today's date format dd/MM/yyyy ctrl+shift+f",
    ],
    ['desactiva la tecla bloq mayus', 'disable caps lock'],
    ['mantener la ventana activa siempre encima con ctrl+espacio', 'keep active window always on top ctrl+space'],
    ['sube el volumen con F12 y bajalo con F11', 'volume up with F12 volume down with F11'],
    ['apaga el pc a las 11 y media de la noche', 'shut down the computer at 11:30 pm'],
    ['pasa el texto seleccionado a mayusculas con ctrl+u', 'convert selected text to upper case with ctrl+u'],
    ['recuerdame cada 20 minutos que beba agua', 'remind me every 20 minutes to drink water'],
    ['haz clic cada 5 segundos hasta que pulse esc', 'click every 5 seconds until I press escape'],
    ['haz una captura de pantalla con impr pant', 'take a screenshot with print screen'],
    ['vacia la papelera con ctrl+alt+supr', 'empty the recycle bin with ctrl+alt+delete'],
    ['cierra todas las ventanas menos en chrome', 'close all windows except in chrome'],
  ],
  German: [
    ['F8 soll Am Markt 12, 04109 Leipzig schreiben', 'F8 should type "Am Markt 12, 04109 Leipzig"'],
    ['bei F5 soll das Fenster "Kasse" zu, aber vorher nachfragen', 'F5 window "Kasse" ask me first'],
    ['wenn ich strg+j drücke öffne den editor', 'when I press ctrl+j open notepad'],
    ['Mit Strg+N soll der Taschenrechner geöffnet werden', 'with ctrl+N should open calculator'],
    ['mit strg+alt+d den downloads-ordner öffnen', 'with ctrl+alt+d open the Downloads folder'],
    [
      'wenn ich mfg tippe soll Mit freundlichen Grüßen erscheinen',
      'type "mfg" replace it with "Mit freundlichen Grüßen"',
    ],
    [
      'füge das heutige datum im format TT.MM.JJJJ ein wenn ich strg+d drücke',
      "insert today's date dd.MM.yyyy when I press ctrl+d",
    ],
    ['die feststelltaste soll strg sein', 'make caps lock act as ctrl'],
    ['die einfg taste soll nichts machen', 'disable insert key'],
    ['schalte den ton mit F9 aus', 'mute F9'],
    ['fahr den pc um 23:30 uhr herunter', 'shut down the computer at 23:30'],
    [
      'markierten text in grossbuchstaben umwandeln mit strg+umschalt+u',
      'convert selected text upper case ctrl+shift+u',
    ],
    ['erinnere mich alle 20 minuten daran wasser zu trinken', 'remind me every 20 minutes to drink water'],
    ['klicke alle 5 sekunden bis ich esc drücke', 'click every 5 seconds until I press escape'],
    ['Ich möchte, dass sich beim Drücken von F1 der Explorer öffnet', 'I want when I press F1 open file explorer'],
    ['oeffne firefox mit windows-taste + leertaste', 'open firefox with windows key + space'],
    ['alle fenster minimieren, aber nur in excel', 'minimize all windows only in excel'],
  ],
  French: [
    [
      'quand je tape adr ça écrit 4 rue Haute, 67000 Strasbourg',
      'when I type "adr" replace it with "4 rue Haute, 67000 Strasbourg"',
    ],
    ['F7 écrit "Vu le" suivi de la date d\'hier', 'F7 type "Vu le" followed by yesterday\'s date'],
    ["quand j'appuie sur ctrl+j ouvre le bloc-notes", 'when I press ctrl+j open notepad'],
    ['je voudrais que la touche F6 ouvre la calculatrice', 'I want F6 open calculator'],
    ['ouvre le dossier telechargements avec windows+d', 'open Downloads folder with windows+d'],
    ['quand je tape slt remplace par salut tout le monde', 'type "slt" replace it with "salut tout le monde"'],
    ['insere la date du jour au format jj/mm/aaaa avec ctrl+maj+d', "insert today's date dd/MM/yyyy with ctrl+shift+d"],
    ['je veux que verr maj ne fasse plus rien', 'disable caps lock'],
    [
      'garder la fenetre active toujours au premier plan avec ctrl+espace',
      'keep active window always on top ctrl+space',
    ],
    ['éteins le pc à 23h30', 'shut down the computer at 23:30'],
    ["verrouille l'ordi quand j'appuie sur la touche F12", 'lock computer when I press F12'],
    ['mets le texte sélectionné en majuscules avec ctrl+u', 'convert selected text to upper case with ctrl+u'],
    ["rappelle-moi toutes les 20 minutes de boire de l'eau", 'remind me every 20 minutes to drink water'],
    ["fais une capture d'écran avec impr ecran", 'take a screenshot with print screen'],
    ['colle sans mise en forme avec ctrl+maj+v', 'paste as plain text with ctrl+shift+v'],
    ['coupe le micro avec le clic molette', 'mute microphone with middle mouse button'],
    ['baisse le volume avec la touche windows + flèche bas', 'volume down with windows key + down arrow'],
  ],
  Portuguese: [
    ['quando eu digitar end escreve Rua Nova 2, 1200-370 Lisboa', 'when I type "end" "Rua Nova 2, 1200-370 Lisboa"'],
    ['com F9 digita "Pago em" seguido da data de hoje', 'with F9 type "Pago em" followed by today\'s date'],
    ['quando eu apertar ctrl+j abra o bloco de notas', 'when I press ctrl+j open notepad'],
    ['ao carregar em F2 abre o explorador de ficheiros', 'when I press F2 open file explorer'],
    ['abra a pasta de downloads com windows+d', 'open Downloads folder with windows+d'],
    ['quando eu digitar vc troque por você', 'type "vc" replace it with "você"'],
    ['escreve a data de hoje no formato dd/mm/aaaa com ctrl+shift+d', "type today's date dd/MM/yyyy with ctrl+shift+d"],
    ['quero que a tecla caps lock nao faça nada', 'disable caps lock'],
    ['deixar a janela ativa sempre no topo com ctrl+espaço', 'active window always on top ctrl+space'],
    [
      'aumenta o volume com ctrl+seta pra cima e diminui com ctrl+seta pra baixo',
      'volume up ctrl+up arrow volume down ctrl+down arrow',
    ],
    ['desliga o pc às 23h30', 'shut down the computer at 23:30'],
    ['coloca o texto selecionado em maiusculas com ctrl+u', 'convert selected text to upper case with ctrl+u'],
    ['me lembra a cada 20 minutos de beber agua', 'remind me every 20 minutes to drink water'],
    ['tira print da tela com a tecla print screen', 'take a screenshot with print screen'],
    ['pausa a musica com F9 e proxima musica com F10', 'pause F9 next track F10'],
    ['muta o microfone com o botão do meio do mouse', 'mute the microphone with middle mouse button'],
    ['esvazia a lixeira só no explorador', 'empty the recycle bin only in file explorer'],
  ],
  Italian: [
    [
      'quando scrivo ind deve comparire Via Po 9, 10124 Torino',
      'when I type "ind" replace it with "Via Po 9, 10124 Torino"',
    ],
    ['tutti i giorni alle 13 mostra la scritta Pausa', 'every day at 13 show the text'],
    ['quando premo ctrl+j apri il blocco note', 'when I press ctrl+j open notepad'],
    ['ctrl+alt+p deve aprire paint', 'ctrl+alt+p should open paint'],
    ['apri la cartella download con windows+d', 'open Downloads folder with windows+d'],
    ['quando scrivo cmq sostituiscilo con comunque', 'type "cmq" replace it with "comunque"'],
    [
      'scrivi la data di oggi nel formato gg/mm/aaaa con ctrl+maiusc+d',
      "type today's date dd/MM/yyyy with ctrl+shift+d",
    ],
    ['il tasto bloc maiusc deve funzionare come esc', 'make caps lock act as escape'],
    ['metti la finestra attiva sempre in primo piano con ctrl+spazio', 'active window always on top ctrl+space'],
    [
      'alza il volume con ctrl+freccia su e abbassalo con ctrl+freccia giu',
      'volume up ctrl+up arrow volume down ctrl+down arrow',
    ],
    ['spegni il pc alle 23:30', 'shut down the computer at 23:30'],
    ["togli l'audio quando premo F8", 'mute when I press F8'],
    ['ricordami ogni 20 minuti di bere acqua', 'remind me every 20 minutes to drink water'],
    ['clicca ogni 5 secondi finché non premo esc', 'click every 5 seconds until I press escape'],
    ['svuota il cestino con ctrl+alt+canc', 'empty the recycle bin with ctrl+alt+delete'],
    ['incolla senza formattazione con ctrl+maiusc+v', 'paste as plain text with ctrl+shift+v'],
    [
      'quando premo il tasto windows + invio chiudi tutte le finestre',
      'when I press windows key + enter close all windows',
    ],
  ],
};

for (const [language, requests] of Object.entries(REQUESTS)) {
  describe(`a request in ${language}`, () => {
    test.each(requests)('%s', (said, english) => {
      expect(missingWord(glossToEnglish(said), english), glossToEnglish(said)).toBeUndefined();
      expect(isOtherLanguage(said)).toBe(false);
    });
  });
}

/** The first word that does not come after those before it. */
function missingWord(gloss: string, english: string): string | undefined {
  let rest = gloss.toLowerCase();
  return english.split(' ').find((word) => {
    const place = rest.indexOf(word.toLowerCase());
    rest = rest.slice(place + word.length);
    return place < 0;
  });
}

test.each([
  'open notepad when I press ctrl+j',
  'when I type mfg replace it with mit freundlichen grüßen',
  'make caps lock type "el bloc de notas"',
  'wi-fi on/off with F9',
  'use a spare clipboard',
  'type café con leche when I press F2',
])('English stays as it is: %s', (request) => {
  expect(glossToEnglish(request)).toBe(request);
  expect(isOtherLanguage(request)).toBe(false);
});

test('the English requests that the ranker learns from stay as they are', () => {
  const folder = join(import.meta.dirname, '../../training');
  const english = readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'))
    .filter((line) => /\b(?:the|when|with|my|every|and|to|of|off)\b/.test(line) && !/[à-ÿ]/.test(line));
  expect(english.length).toBeGreaterThan(5000);
  expect(english.filter((line) => glossToEnglish(line) !== line)).toEqual([]);
});

test.each([
  ['escribe "abre la ventana" con ctrl+j', '"abre la ventana"'],
  ['schreibe „Mit freundlichen Grüßen“ mit F2', '„Mit freundlichen Grüßen“'],
  ['écris « ouvre la fenêtre » quand j’appuie sur F3', '« ouvre la fenêtre »'],
  ['escreva “a janela do meu pc” com F4', '“a janela do meu pc”'],
  ["scrivi 'la finestra e il tasto' con F5", "'la finestra e il tasto'"],
  ['abre C:\\datos\\ventana.txt con ctrl+alt+v', 'C:\\datos\\ventana.txt'],
  ['öffne fenster.exe mit strg+alt+f', 'fenster.exe'],
  ['ouvre https://site.fr/la-fenetre avec F8', 'https://site.fr/la-fenetre'],
  ['scrivi la.mia.finestra@posta.it quando premo F9', 'la.mia.finestra@posta.it'],
])('what is quoted or an address stays as it is: %s', (request, literal) => {
  expect(glossToEnglish(request)).toContain(literal);
});

test.each([
  'als ik op F1 druk open dan kladblok',
  'gdy nacisnę F1 otwórz notatnik',
  'F1 tuşuna basınca not defterini aç',
  'när jag trycker på F1 öppna anteckningar',
  'když stisknu F1 otevři poznámkový blok',
  'когда я нажимаю F1, открой блокнот',
  '按 F1 打开记事本',
  'F1を押したらメモ帳を開く',
])('a language that we do not read is told from the others: %s', (request) => {
  expect(isOtherLanguage(request)).toBe(true);
  expect(glossToEnglish(request)).toBe(request);
});

test.each([
  ['quotes', "'".repeat(1000)],
  ['quoted words', '"la ventana '.repeat(90)],
  ['one long word', 'ventana'.repeat(150)],
  ['German without an end', 'wenn ich das fenster und den ordner mit strg '.repeat(22)],
  ['German verbs', 'soll das fenster öffnen schließen '.repeat(30)],
  ['dots', 'el.la.los.las.'.repeat(75)],
  ['plus signs', 'ctrl+'.repeat(200)],
  ['French elisions', "l'ordi d'ouvrir qu'il ".repeat(45)],
  ['typed text', 'escribe cuando escriba que se cambie por '.repeat(25)],
])('a thousand characters of %s are read at once', (_, request) => {
  glossToEnglish(request);
  const start = performance.now();
  glossToEnglish(request);
  expect(performance.now() - start).toBeLessThan(500);
});

/** Words that give away a request in a language we do not read; none is common in English or in one that we do. */
export const OTHER_WORDS: ReadonlySet<string> = new Set(
  `
    ik jij wil graag wanneer druk drukt ook niet het een van voor naar mijn maar elke toets venster scherm openen
    sluiten kladblok muis typ tekst uit aan deze zodat jag och att det är när trycker på öppna stäng fönster tangenten
    knappen skriv ett inte för till från varje mitt vill klistra musen skärmen ska ljudet jeg og når trykker åbn åpne
    luk lukk vindue vindu ikke fra hver skal gerne gjerne til mus skjerm skærm skru minä haluan paina painan avaa
    sulje ikkuna että joka näppäin hiiri äänenvoimakkuus gdy notatnik nacisnieciu nacisnij kiedy nacisnę naciśnij otwórz otworz zamknij okno klawisz
    klawisza jest nie się sie żeby zeby chcę chce oraz przez dla przy każde strona plik folderu myszy pulpit wklej
    głośność minut když kdyz stisknu stiskni otevři otevri zavři okna klávesa klávesu aby jsem není přes každou chci
    složku keď stlačím otvor zavri bir ve için icin basınca basinca bastığımda bastigimda tuşuna tusuna aç kapat
    pencere pencereyi olarak ile zaman istiyorum yapıştır kopyala ekran dakikada sesi amikor megnyomom nyisd és egy
    hogy nem ablak billentyű zárd când apăs apas deschide fereastra și pentru este tasta vreau închide kada pritisnem
    otvori zatvori prozor tipka tipku kad želim ketika saya tekan buka tutup jendela yang untuk tombol dengan ingin
    khi tôi nhấn mở và của cửa sổ phím đóng amb
  `
    .trim()
    .split(/\s+/),
);

/** Letters that neither English nor the five languages write. */
export const OTHER_LETTERS = /[łąęśżźćńřěůčšžďťňıİğşőűțșăåøæđơưạảấầẩậắằẳặẹẻẽếềểệỉịọỏốồổộớờởợụủứừửựỳỵỷỹ]/iu;

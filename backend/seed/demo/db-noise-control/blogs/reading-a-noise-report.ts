import type { SeedBlog } from '../../../seed-data.ts';
import { workPictures } from '../pictures.ts';

export const readingANoiseReport: SeedBlog = {
  key: 'reading-a-noise-report',
  slugs: {
    nl: 'een-geluidrapport-lezen',
    fr: 'lire-un-rapport-acoustique',
    de: 'ein-schallgutachten-lesen',
    en: 'reading-a-noise-report',
  },
  title: {
    nl: 'Een geluidrapport lezen in vijf minuten',
    fr: 'Lire un rapport acoustique en cinq minutes',
    de: 'Ein Schallgutachten in fünf Minuten lesen',
    en: 'Reading a noise report in five minutes',
  },
  intro: {
    nl: 'Zestig bladzijden, waarvan er drie tellen. Hier staan ze, en dit moet u er vragen.',
    fr: 'Soixante pages, dont trois comptent. Voici lesquelles, et ce qu’il faut demander.',
    de: 'Sechzig Seiten, von denen drei zählen. Hier stehen sie, und das sollten Sie fragen.',
    en: 'Sixty pages, of which three count. This is where they are, and what to ask.',
  },
  body: {
    nl: '<h2>Bladzijde één: de bronnenlijst</h2><p>Staat bij elke bron hoe het vermogen is bepaald? “Fabrieksopgave” is een belofte, “ISO 3744, op locatie” een feit. Zoek de drie luidste bronnen; als daar een belofte bij zit, vraag door.</p><h2>Bladzijde twee: de bedrijfssituatie</h2><p>Er moet staan wat er ’s nachts aan staat, hoeveel minuten, op welk toerental. De meeste fouten zitten niet in het model maar hier: de afzuiging “tot 19.00 uur” die in werkelijkheid tot elf uur loopt.</p><h2>Bladzijde drie: bijdragen per punt</h2><p>Een tabel met per beoordelingspunt de rangorde van bronnen. Staat die er niet, dan kan niemand een maatregel kiezen. Vraag erom; het model heeft hem al.</p><h2>En de rest?</h2><p>Kaartjes, invoergegevens, legenda’s. Nuttig voor wie het narekent. Twijfelt u over de uitkomst, dan is narekenen goedkoper dan bouwen.</p>',
    fr: '<h2>Page un : la liste des sources</h2><p>Pour chaque source, dit-on comment la puissance fut déterminée ? « Donnée constructeur » est une promesse, « ISO 3744, sur site » un fait. Repérez les trois plus fortes ; s’il s’y trouve une promesse, insistez.</p><h2>Page deux : le fonctionnement</h2><p>On doit y lire ce qui tourne la nuit, combien de minutes, à quel régime. La plupart des erreurs sont ici, non dans le modèle : l’extraction « jusqu’à 19 h » qui tourne en fait jusqu’à 23 h.</p><h2>Page trois : les contributions</h2><p>Un tableau qui classe les sources pour chaque point. Sans lui, personne ne peut choisir une mesure. Demandez-le ; le modèle l’a déjà.</p><h2>Et le reste ?</h2><p>Cartes, données, légendes. Utile à qui refait le calcul. Si le résultat vous surprend, recalculer coûte moins que construire.</p>',
    de: '<h2>Seite eins: die Quellenliste</h2><p>Steht bei jeder Quelle, wie die Leistung bestimmt wurde? „Herstellerangabe“ ist ein Versprechen, „ISO 3744, vor Ort“ eine Tatsache. Suchen Sie die drei lautesten; ist ein Versprechen darunter, fragen Sie nach.</p><h2>Seite zwei: der Betrieb</h2><p>Dort muss stehen, was nachts läuft, wie viele Minuten und mit welcher Drehzahl. Die meisten Fehler stecken nicht im Modell, sondern hier: die Absaugung „bis 19 Uhr“, die in Wahrheit bis 23 Uhr läuft.</p><h2>Seite drei: Teilpegel je Ort</h2><p>Eine Tabelle, die für jeden Immissionsort die Quellen ordnet. Fehlt sie, kann niemand eine Maßnahme wählen. Verlangen Sie sie; das Modell hat sie längst.</p><h2>Und der Rest?</h2><p>Karten, Eingaben, Legenden. Nützlich für alle, die nachrechnen. Kommt Ihnen das Ergebnis seltsam vor, ist Nachrechnen billiger als Bauen.</p>',
    en: '<h2>Page one: the list of sources</h2><p>Does it say for each source how its power was found? “Manufacturer’s figure” is a promise, “ISO 3744, on site” a fact. Find the three loudest; if there is a promise among them, ask.</p><h2>Page two: operating conditions</h2><p>It must say what runs at night, for how many minutes, at what speed. Most errors are not in the model but here: the extraction “until 7 pm” that really runs until eleven.</p><h2>Page three: contributions per point</h2><p>A table that ranks the sources for each receiver. Without it nobody can choose a measure. Ask for it; the model already has it.</p><h2>And the rest?</h2><p>Maps, input, legends. Useful to whoever checks the sums. If the outcome seems odd, checking is cheaper than building.</p>',
  },
  author: 'Annelies Koster',
  authorRole: {
    nl: 'Akoestisch adviseur',
    fr: 'Conseillère en acoustique',
    de: 'Akustikberaterin',
    en: 'Acoustic consultant',
  },
  date: '2026-01-20',
  readingTime: 1,
  picture: workPictures.meetingRoom,
};

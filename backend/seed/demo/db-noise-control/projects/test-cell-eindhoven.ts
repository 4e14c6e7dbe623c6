import type { SeedProject } from '../../../seed-editorial.ts';
import { workPictures } from '../pictures.ts';

export const testCellEindhoven: SeedProject = {
  key: 'test-cell-eindhoven',
  slugs: {
    nl: 'meetcel-eindhoven',
    fr: 'cellule-d-essai-eindhoven',
    de: 'messzelle-eindhoven',
    en: 'test-cell-eindhoven',
  },
  title: {
    nl: 'Meetcel in Eindhoven: 18 dB(A) tussen twee persen',
    fr: 'Cellule d’essai à Eindhoven : 18 dB(A) entre deux presses',
    de: 'Messzelle in Eindhoven: 18 dB(A) zwischen zwei Pressen',
    en: 'Test cell in Eindhoven: 18 dB(A) between two presses',
  },
  intro: {
    nl: 'Een fabrikant van kleine ventilatoren wilde aan het eind van de lijn horen wat de klant hoort. De lijn staat in een perserij.',
    fr: 'Un fabricant de petits ventilateurs voulait entendre en bout de ligne ce qu’entend le client. La ligne se trouve dans un atelier de presses.',
    de: 'Ein Hersteller kleiner Ventilatoren wollte am Ende der Linie hören, was der Kunde hört. Die Linie steht in einem Presswerk.',
    en: 'A maker of small fans wanted to hear at the end of the line what the customer hears. The line is in a press shop.',
  },
  body: {
    nl: '<p>In de hal is het 84 dB(A), met klappen van 102. Een ventilator van 26 dB(A) keuren vraagt een ruimte die minstens 8 dB stiller is. Dat is 66 dB verschil, in een cel van zes vierkante meter, met een band erdoorheen.</p><h2>Doos in doos</h2><p>De binnencel staat op luchtveren van 2,5 Hz en raakt de buitencel nergens. Tussen beide zit 200 mm lucht met 100 mm steenwol. De band stopt in een sluis: twee schuiven, nooit tegelijk open, zes seconden per product.</p><h2>Van binnen</h2><p>Wanden en plafond dragen wiggen van melamineschuim van 350 mm, zodat vanaf 250 Hz vrije-veldcondities gelden. De microfoon staat op een meter; de computer beslist in vier seconden.</p><h2>Controle</h2><p>Achtergrond met persen aan: 18 dB(A). In het eerste jaar werden 1.900 ventilatoren afgekeurd op een lagertoon die niemand in de hal ooit had gehoord.</p>',
    fr: '<p>La halle est à 84 dB(A), avec des chocs à 102. Contrôler un ventilateur de 26 dB(A) exige un local au moins 8 dB plus calme. Cela fait 66 dB d’écart, dans une cellule de six mètres carrés traversée par un convoyeur.</p><h2>Boîte dans la boîte</h2><p>La cellule intérieure repose sur des ressorts à air de 2,5 Hz et ne touche l’extérieure nulle part. Entre les deux, 200 mm d’air et 100 mm de laine de roche. Le convoyeur s’arrête dans un sas : deux trappes, jamais ouvertes ensemble, six secondes par produit.</p><h2>À l’intérieur</h2><p>Parois et plafond portent des dièdres de mélamine de 350 mm : champ libre dès 250 Hz. Le microphone est à un mètre ; l’ordinateur décide en quatre secondes.</p><h2>Contrôle</h2><p>Bruit de fond presses en marche : 18 dB(A). La première année, 1 900 ventilateurs ont été écartés pour un bruit de roulement que personne n’avait jamais entendu dans la halle.</p>',
    de: '<p>In der Halle sind es 84 dB(A), mit Schlägen von 102. Einen Ventilator mit 26 dB(A) zu prüfen verlangt einen Raum, der mindestens 8 dB leiser ist. Das sind 66 dB Unterschied, in einer Zelle von sechs Quadratmetern, durch die ein Band läuft.</p><h2>Raum im Raum</h2><p>Die innere Zelle steht auf Luftfedern mit 2,5 Hz und berührt die äußere nirgends. Dazwischen liegen 200 mm Luft mit 100 mm Steinwolle. Das Band hält in einer Schleuse: zwei Schieber, nie zugleich offen, sechs Sekunden je Stück.</p><h2>Innen</h2><p>Wände und Decke tragen 350 mm tiefe Keile aus Melaminschaum, ab 250 Hz gelten Freifeldbedingungen. Das Mikrofon steht in einem Meter; der Rechner entscheidet in vier Sekunden.</p><h2>Kontrolle</h2><p>Hintergrund bei laufenden Pressen: 18 dB(A). Im ersten Jahr fielen 1.900 Ventilatoren wegen eines Lagertons durch, den in der Halle nie jemand gehört hatte.</p>',
    en: '<p>The hall is at 84 dB(A), with blows of 102. Testing a 26 dB(A) fan needs a room at least 8 dB quieter. That makes a difference of 66 dB, in a cell of six square metres with a conveyor running through.</p><h2>Box in box</h2><p>The inner cell stands on 2.5 Hz air springs and touches the outer one nowhere. Between them is 200 mm of air with 100 mm of rock wool. The conveyor stops in an airlock: two slides, never open together, six seconds a piece.</p><h2>Inside</h2><p>Walls and ceiling carry 350 mm melamine wedges, giving free-field conditions from 250 Hz. The microphone is a metre away; the computer decides in four seconds.</p><h2>Checking</h2><p>Background with presses running: 18 dB(A). In its first year it rejected 1,900 fans for a bearing tone that nobody had ever heard in the hall.</p>',
  },
  place: {
    nl: 'Eindhoven, Nederland',
    fr: 'Eindhoven, Pays-Bas',
    de: 'Eindhoven, Niederlande',
    en: 'Eindhoven, the Netherlands',
  },
  sector: { nl: 'Apparatenbouw', fr: 'Électromécanique', de: 'Gerätebau', en: 'Appliance making' },
  completedOn: '2024-05-17',
  picture: workPictures.melamine,
  pictures: [workPictures.wedges],
  figures: [
    {
      name: { nl: 'Hal', fr: 'Halle', de: 'Halle', en: 'Hall' },
      value: { nl: '84 dB(A)', fr: '84 dB(A)', de: '84 dB(A)', en: '84 dB(A)' },
    },
    {
      name: { nl: 'In de cel', fr: 'Dans la cellule', de: 'In der Zelle', en: 'In the cell' },
      value: { nl: '18 dB(A)', fr: '18 dB(A)', de: '18 dB(A)', en: '18 dB(A)' },
    },
    {
      name: { nl: 'Keuring per stuk', fr: 'Contrôle par pièce', de: 'Prüfung je Stück', en: 'Test per piece' },
      value: { nl: '4 s', fr: '4 s', de: '4 s', en: '4 s' },
    },
  ],
};

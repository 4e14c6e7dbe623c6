import type { SeedProject } from '../../../seed-editorial.ts';
import { feltDetails } from '../detail-pictures.ts';
import { feltPictures } from '../felt.ts';
import { scenes } from '../scene-pictures.ts';

export const libraryFaversham: SeedProject = {
  key: 'library-faversham',
  slugs: {
    nl: 'bibliotheek-faversham',
    fr: 'bibliotheque-faversham',
    de: 'buecherei-faversham',
    en: 'library-in-faversham',
  },
  title: {
    nl: 'Een hoek waar fluisteren genoeg is',
    fr: 'Un coin où chuchoter suffit',
    de: 'Eine Ecke, in der Flüstern reicht',
    en: 'A corner where a whisper will do',
  },
  intro: {
    nl: 'Vrijwilligers van een dorpsbibliotheek naaiden een gordijn van vilt en sneden een reliëf van witte lagen. Vier meter van de balie is het nu een andere kamer.',
    fr: 'Les bénévoles d’une petite bibliothèque ont cousu un rideau de feutre et découpé un relief de couches blanches. À quatre mètres du comptoir, c’est désormais une autre pièce.',
    de: 'Freiwillige einer kleinen Bücherei nähten einen Vorhang aus Filz und schnitten ein Relief aus weißen Lagen. Vier Meter von der Theke ist es jetzt ein anderes Zimmer.',
    en: 'Volunteers at a small library sewed a curtain of felt and cut a relief from white layers. Four metres from the desk it is now another room.',
  },
  body: {
    nl: `<p>De bibliotheek van Abbey Street zit in een oude graanwinkel: één ruimte, balie en leesstoel zonder muur ertussen. Ging bij de balie de telefoon, dan las niemand meer verder. Bouwen mocht niet, want het pand is beschermd.</p>
<h2>Een gordijn dat gewoon genaaid is</h2>
<p>Vilt van 2 mm gaat door een huishoudmachine. Vijf vrijwilligers zoomden dertien vierkante meter meerblauw tot één gordijn, twee meter stof per meter rail, op tien centimeter van het raam. De plooien doen het werk: gladgetrokken slikt dezelfde stof nog niet de helft. Zomen had niet eens gehoeven, want vilt rafelt niet.</p>
<h2>Een reliëf van restmaten</h2>
<p>Boven de stoel hangt 3,5 m² krijtwit in drie lagen van 9 mm, met golven die met een rolmes zijn gesneden. Het hangt aan twee schuin gezaagde latten en kan er in een minuut af, zonder spoor.</p>
<h2>Het resultaat</h2>
<p>Een gesprek aan de balie komt in de stoel nog met 48 dB(A) aan in plaats van 52. Belangrijker: de medeklinkers zijn eruit, zodat je niet meer meeluistert. De voorleesmand is sindsdien van vilt, en het laatste stuk gordijn werd een muts voor de theepot.</p>`,
    fr: `<p>La bibliothèque d’Abbey Street occupe un ancien magasin de grains : une seule salle, le comptoir et le fauteuil sans cloison entre eux. Un appel au comptoir, et tous les lecteurs suivaient la conversation. Bâtir était exclu, l’immeuble est classé.</p>
<h2>Un rideau tout simplement cousu</h2>
<p>Le feutre de 2 mm passe dans une machine ordinaire. Cinq bénévoles ont ourlé treize mètres carrés de bleu lac, deux mètres d’étoffe par mètre de rail, à dix centimètres de la fenêtre. Ce sont les plis qui travaillent : tendue, la même étoffe absorbe moitié moins. L’ourlet n’était même pas nécessaire, car le feutre ne s’effiloche pas.</p>
<h2>Un relief de chutes</h2>
<p>Au-dessus du fauteuil, 3,5 m² de blanc craie en trois couches de 9 mm, aux vagues taillées à la lame rotative. Le tout repose sur deux tasseaux biseautés et se décroche en une minute, sans trace.</p>
<h2>Le résultat</h2>
<p>Une conversation au comptoir arrive au fauteuil à 48 dB(A) au lieu de 52. Surtout, les consonnes ont disparu : on n’écoute plus malgré soi. Le panier aux albums est désormais en feutre, et le dernier bout de rideau couvre la théière.</p>`,
    de: `<p>Die Bücherei in der Abbey Street ist in einem alten Kornladen untergebracht: ein Raum, Theke und Lesesessel ohne Wand dazwischen. Ging an der Theke das Telefon, hörten alle Lesenden mit. Bauen kam nicht infrage, das Haus steht unter Schutz.</p>
<h2>Ein Vorhang, einfach genäht</h2>
<p>Filz von 2 mm geht durch jede Haushaltsmaschine. Fünf Freiwillige säumten dreizehn Quadratmeter Seeblau, zwei Meter Stoff je Meter Schiene, zehn Zentimeter vor dem Fenster. Die Falten machen die Arbeit: Glatt gezogen schluckt derselbe Stoff nicht halb so viel. Der Saum wäre nicht einmal nötig gewesen, denn Filz franst nicht.</p>
<h2>Ein Relief aus Restmaßen</h2>
<p>Über dem Sessel hängen 3,5 m² Kreideweiß in drei Lagen zu 9 mm, mit Wellen aus dem Rollschneider. Das Ganze sitzt auf zwei abgeschrägten Leisten und ist in einer Minute abgenommen, ohne Spuren.</p>
<h2>Das Ergebnis</h2>
<p>Ein Gespräch an der Theke kommt im Sessel mit 48 dB(A) an statt mit 52. Wichtiger: Die Konsonanten sind heraus, man hört nicht mehr unwillkürlich zu. Der Korb mit den Bilderbüchern ist seither aus Filz, und das letzte Stück Vorhang wärmt die Teekanne.</p>`,
    en: `<p>The library in Abbey Street is in an old corn store: one room, with desk and reading chair and no wall between them. When someone took a call at the desk, every reader followed it. Building was out of the question, as the place is listed.</p>
<h2>A curtain, simply sewn</h2>
<p>Felt of 2 mm goes through a domestic machine. Five volunteers hemmed thirteen square metres of lake blue, two metres of cloth to a metre of track, ten centimetres off the window. It is the folds that do the work: pulled flat, the same cloth soaks up less than half. They need not even have hemmed it, since felt does not fray.</p>
<h2>A relief from remnants</h2>
<p>Above the chair hang 3.5 m² of chalk in three layers of 9 mm, with waves cut by rotary cutter. It sits on two French cleats and lifts off in a minute without a trace.</p>
<h2>The result</h2>
<p>A conversation at the desk now reaches the chair at 48 dB(A) instead of 52. More to the point, the consonants are gone, so you no longer listen in. The basket of picture books has been felt ever since, and the last piece of curtain keeps the teapot warm.</p>`,
  },
  place: {
    nl: 'Faversham, Verenigd Koninkrijk',
    fr: 'Faversham, Royaume-Uni',
    de: 'Faversham, Vereinigtes Königreich',
    en: 'Faversham, United Kingdom',
  },
  sector: { nl: 'Bibliotheek', fr: 'Bibliothèque', de: 'Bücherei', en: 'Library' },
  completedOn: '2026-03-13',
  picture: scenes.readingCorner,
  pictures: [feltPictures.basket, feltDetails.basket],
  figures: [
    {
      name: {
        nl: 'Spraak vanaf de balie',
        fr: 'Voix depuis le comptoir',
        de: 'Sprache von der Theke',
        en: 'Speech from the desk',
      },
      value: { nl: '52 → 48 dB(A)', fr: '52 → 48 dB(A)', de: '52 → 48 dB(A)', en: '52 → 48 dB(A)' },
    },
    {
      name: { nl: 'Gordijn', fr: 'Rideau', de: 'Vorhang', en: 'Curtain' },
      value: { nl: '13 m² van 2 mm', fr: '13 m² en 2 mm', de: '13 m² zu 2 mm', en: '13 m² of 2 mm' },
    },
    {
      name: { nl: 'Gaten in de muur', fr: 'Trous dans le mur', de: 'Löcher in der Wand', en: 'Holes in the wall' },
      value: { nl: 'Vier', fr: 'Quatre', de: 'Vier', en: 'Four' },
    },
  ],
  quote: {
    text: {
      nl: 'We hebben “Stilte” van de muur gehaald. Er vroeg niemand meer naar.',
      fr: 'Nous avons décroché l’écriteau « Silence ». Il ne servait plus.',
      de: 'Das Schild „Ruhe“ haben wir abgenommen. Es wurde nicht mehr gebraucht.',
      en: 'We took down the sign that said “Silence”. Nobody needed it any more.',
    },
    name: 'Margaret Hollis',
    role: { nl: 'Vrijwilliger', fr: 'Bénévole', de: 'Freiwillige', en: 'Volunteer' },
  },
  products: ['felt-by-the-metre', 'felt-basket', 'sample-ring'],
};

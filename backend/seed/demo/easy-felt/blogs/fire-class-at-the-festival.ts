import type { SeedBlog } from '../../../seed-data.ts';
import { feltDetails } from '../detail-pictures.ts';
import { authors } from './authors.ts';

export const fireClassAtTheFestival: SeedBlog = {
  key: 'fire-class-at-the-festival',
  slugs: {
    nl: 'brandklasse-op-het-festival',
    fr: 'classement-au-feu-en-festival',
    de: 'brandklasse-auf-dem-festival',
    en: 'fire-class-at-the-festival',
  },
  title: {
    nl: 'Het papiertje in je tas: vilt op een festival',
    fr: 'Le papier dans la poche : du feutre en festival',
    de: 'Der Zettel in der Tasche: Filz auf dem Festival',
    en: 'The paper in your pocket: felt at a festival',
  },
  intro: {
    nl: 'Zesendertig viltbanen in een tent vol mensen. De eerste vraag was niet of het mooi hing, maar of het brandt. Wat er op het certificaat staat, en wat regen en wind doen.',
    fr: 'Trente-six lés de feutre sous un chapiteau plein. La première question n’était pas si c’était beau, mais si cela brûle. Ce que dit le certificat, et ce que font la pluie et le vent.',
    de: 'Sechsunddreißig Filzbahnen in einem Zelt voller Menschen. Die erste Frage war nicht, ob sie schön hängen, sondern ob sie brennen. Was auf dem Zeugnis steht und was Regen und Wind tun.',
    en: 'Thirty-six lengths of felt in a tent full of people. The first question was not whether they looked good, but whether they burn. What the certificate says, and what rain and wind do.',
  },
  body: {
    nl: `<p>Deze zomer hingen onze bladerbanen in een voorleestent op een festivalweide. Een uur voor de opening kwam de brandweer langs. Drie minuten later kon het publiek naar binnen, want het papiertje zat in de tas.</p>
<h2>B-s1,d0: zo lees je dat</h2>
<ul><li><strong>B</strong> draagt nauwelijks bij aan een brand. A is steen en staal, F is niet getest of gezakt.</li><li><strong>s1</strong> geeft nauwelijks rook.</li><li><strong>d0</strong> laat tijdens de proef geen brandende druppels vallen. Bij kunststof is dat de belangrijkste van de drie.</li></ul>
<p>De klasse hoort bij wat er getest is: dat vilt, in die dikte, op die ondergrond. Vrij in de lucht kan het vuur bij beide kanten, en dat is zwaarder dan vlak tegen gips. Let er dus op dat het rapport “vrijhangend” noemt.</p>
<table><thead><tr><th>Waar je staat</th><th>Wat men vraagt</th></tr></thead><tbody><tr><td>Nederland, België</td><td>Euroklasse B, of C met toestemming</td></tr><tr><td>Duitsland, Oostenrijk</td><td>B1, „schwerentflammbar”, of euroklasse B/C-s1,d0</td></tr><tr><td>Frankrijk</td><td>M1, of euroklasse B met rapport</td></tr><tr><td>Verenigd Koninkrijk</td><td>BS EN 13501-1, klasse B</td></tr></tbody></table>
<p>De organisator beslist. Vraag het vooraf, en verf of impregneer niets: dan vervalt het rapport.</p>
<h2>Regen, wind en bas</h2>
<p><strong>Regen</strong> trekt niet in de vezel, maar blijft er wel tussen hangen. Een baan van anderhalve kilo weegt nat het dubbele. Reken de ophanging daarop. <strong>Wind</strong> ziet een zeil van ruim een vierkante meter: zet de onderkant ook vast. <strong>Bas</strong> ziet helemaal niets. Een golf van 60 Hz is bijna zes meter lang, en een centimeter vilt houdt die niet tegen. Wel de s, de t en het gegil. In een voorleestent is dat genoeg.</p>
<p>Naar huis: rollen, niet vouwen. Zit er toch een knik in, hang de baan dan een middag in de zon.</p>`,
    fr: `<p>Cet été, nos lés de feuilles pendaient dans une tente de contes, au milieu d’un festival. Une heure avant l’ouverture, les pompiers sont passés. Trois minutes plus tard, le public entrait : le papier était dans le sac.</p>
<h2>B-s1,d0 : comment le lire</h2>
<ul><li><strong>B</strong> ne contribue presque pas à l’incendie. A, c’est la pierre et l’acier ; F, non testé ou recalé.</li><li><strong>s1</strong> dégage à peine de la fumée.</li><li><strong>d0</strong> ne laisse tomber aucune goutte enflammée pendant l’essai. Pour une matière plastique, c’est le plus important des trois.</li></ul>
<p>Le classement vaut pour ce qui a été testé : ce feutre, cette épaisseur, ce support. Suspendu, il est exposé au feu des deux côtés, ce qui est plus sévère que plaqué sur du plâtre. Vérifiez donc que le rapport mentionne une pose libre.</p>
<table><thead><tr><th>Où vous êtes</th><th>Ce qu’on demande</th></tr></thead><tbody><tr><td>Pays-Bas, Belgique</td><td>Euroclasse B, ou C avec accord</td></tr><tr><td>Allemagne, Autriche</td><td>B1, « schwerentflammbar », ou euroclasse B/C-s1,d0</td></tr><tr><td>France</td><td>M1, ou euroclasse B avec rapport</td></tr><tr><td>Royaume-Uni</td><td>BS EN 13501-1, classe B</td></tr></tbody></table>
<p>L’organisateur décide. Demandez avant, et ne peignez ni n’imprégnez rien : le rapport ne vaudrait plus.</p>
<h2>Pluie, vent et basses</h2>
<p><strong>La pluie</strong> n’entre pas dans la fibre, mais reste entre les fibres. Un lé d’un kilo et demi pèse le double une fois trempé : calculez l’accroche en conséquence. <strong>Le vent</strong> y voit une voile de plus d’un mètre carré : fixez aussi le bas. <strong>Les basses</strong> ne voient rien du tout. Une onde de 60 Hz mesure presque six mètres, et un centimètre de feutre ne l’arrête pas. Les s, les t et les cris, si. Dans une tente de contes, cela suffit.</p>
<p>Au retour, roulez, ne pliez pas. Un pli s’est formé ? Un après-midi au soleil, et il s’en va.</p>`,
    de: `<p>Diesen Sommer hingen unsere Blätterbahnen in einem Vorlesezelt auf einer Festivalwiese. Eine Stunde vor Beginn kam die Feuerwehr vorbei. Drei Minuten später durfte das Publikum hinein, denn der Zettel war in der Tasche.</p>
<h2>B-s1,d0: So liest man das</h2>
<ul><li><strong>B</strong> trägt kaum zu einem Brand bei. A sind Stein und Stahl, F heißt nicht geprüft oder durchgefallen.</li><li><strong>s1</strong> gibt kaum Rauch ab.</li><li><strong>d0</strong> tropft während der Prüfung nicht brennend ab. Bei Kunststoff ist das die wichtigste der drei Angaben.</li></ul>
<p>Die Klasse gehört zu dem, was geprüft wurde: dieser Filz, diese Dicke, dieser Untergrund. Frei hängend kommt das Feuer von beiden Seiten, das ist härter als flach auf Gips. Achten Sie also darauf, dass der Bericht „frei hängend“ nennt.</p>
<table><thead><tr><th>Wo Sie stehen</th><th>Was verlangt wird</th></tr></thead><tbody><tr><td>Niederlande, Belgien</td><td>Euroklasse B, oder C mit Zustimmung</td></tr><tr><td>Deutschland, Österreich</td><td>B1, „schwerentflammbar“, oder Euroklasse B/C-s1,d0</td></tr><tr><td>Frankreich</td><td>M1, oder Euroklasse B mit Bericht</td></tr><tr><td>Vereinigtes Königreich</td><td>BS EN 13501-1, Klasse B</td></tr></tbody></table>
<p>Der Veranstalter entscheidet. Fragen Sie vorher, und streichen oder imprägnieren Sie nichts: Dann gilt der Bericht nicht mehr.</p>
<h2>Regen, Wind und Bass</h2>
<p><strong>Regen</strong> zieht nicht in die Faser, bleibt aber dazwischen hängen. Eine Bahn von anderthalb Kilo wiegt nass das Doppelte; darauf muss die Aufhängung ausgelegt sein. <strong>Wind</strong> sieht ein Segel von mehr als einem Quadratmeter: auch unten festmachen. <strong>Bass</strong> sieht gar nichts. Eine Welle von 60 Hz ist fast sechs Meter lang, und ein Zentimeter Filz hält sie nicht auf. S, t und Kreischen schon. In einem Vorlesezelt reicht das.</p>
<p>Nach Hause: rollen, nicht falten. Doch ein Knick? Die Bahn einen Nachmittag in die Sonne hängen.</p>`,
    en: `<p>This summer our leaf lengths hung in a storytelling tent in a festival field. An hour before opening the fire officer called by. Three minutes later the audience was let in, because the paper was in the bag.</p>
<h2>How to read B-s1,d0</h2>
<ul><li><strong>B</strong> hardly adds to a fire. A is stone and steel; F means untested, or failed.</li><li><strong>s1</strong> gives off hardly any smoke.</li><li><strong>d0</strong> lets no burning droplets fall during the test. With a plastic that is the most important of the three.</li></ul>
<p>The class belongs to what was tested: that felt, that thickness, that backing. Hung free, fire gets at both sides, which is harder than flat against plaster. So see that the report says “free-hanging”.</p>
<table><thead><tr><th>Where you are</th><th>What they ask for</th></tr></thead><tbody><tr><td>Netherlands, Belgium</td><td>Euroclass B, or C by permission</td></tr><tr><td>Germany, Austria</td><td>B1, “schwerentflammbar”, or Euroclass B/C-s1,d0</td></tr><tr><td>France</td><td>M1, or Euroclass B with a report</td></tr><tr><td>United Kingdom</td><td>BS EN 13501-1, class B</td></tr></tbody></table>
<p>The organiser decides. Ask beforehand, and don’t paint or treat anything: the report no longer holds if you do.</p>
<h2>Rain, wind and bass</h2>
<p><strong>Rain</strong> doesn’t soak into the fibre, but it does stay between the fibres. A length of a kilo and a half weighs twice that when wet, so plan the hanging for it. <strong>Wind</strong> sees a sail of more than a square metre: tie down the bottom as well. <strong>Bass</strong> sees nothing at all. A wave of 60 Hz is nearly six metres long, and a centimetre of felt won’t stop it. It does stop the s, the t and the shrieking. In a storytelling tent that will do.</p>
<p>On the way home, roll it, don’t fold it. If it has a crease all the same, hang the length in the sun for an afternoon.</p>`,
  },
  ...authors.wietse,
  date: '2026-08-24',
  readingTime: 2,
  picture: feltDetails.leaves,
  products: ['leaf-felt-lengths', 'felt-by-the-metre'],
};

import type { SeedBlog } from '../../../seed-data.ts';
import { melamineAbsorberBlockDetailPicture } from '../detail-pictures.ts';

export const fireClasses: SeedBlog = {
  key: 'fire-classes',
  slugs: {
    nl: 'brandklassen-uitgelegd',
    fr: 'euroclasses-expliquees',
    de: 'brandverhalten-erklaert',
    en: 'fire-classes-explained',
  },
  title: {
    nl: 'B-s1,d0: wat die letters over brand zeggen',
    fr: 'B-s1,d0 : ce que ces lettres disent du feu',
    de: 'B-s1,d0: was die Buchstaben über Feuer sagen',
    en: 'B-s1,d0: what those letters say about fire',
  },
  intro: {
    nl: 'Bij elk product staat een brandklasse. Wie inricht voor publiek wordt erop afgerekend, en toch leest bijna iedereen alleen de eerste letter. De andere twee redden levens.',
    fr: 'Chaque produit porte une Euroclasse. Dans un lieu public, elle est contrôlée, et pourtant presque personne ne lit au-delà de la première lettre. Les deux autres sauvent des vies.',
    de: 'Bei jedem Produkt steht eine Brandklasse. Wer für Publikum einrichtet, wird daran gemessen, und doch liest fast jeder nur den ersten Buchstaben. Die anderen beiden retten Leben.',
    en: 'Every product carries a fire class. Fit out a public room and you will be held to it, yet hardly anyone reads past the first letter. The other two save lives.',
  },
  body: {
    nl: `<p>De Europese norm EN 13501-1 deelt bouwmaterialen in naar hoe ze bijdragen aan een beginnende brand. Niet naar hoe lang een wand een brand tegenhoudt: dat heet brandwerendheid en is een ander verhaal.</p>
<h2>De eerste letter</h2>
<table><thead><tr><th>Klasse</th><th>Wat het betekent</th><th>Bij ons</th></tr></thead><tbody><tr><td>A1, A2</td><td>Draagt niet bij</td><td>Quadra Hygiëne</td></tr><tr><td>B</td><td>Nauwelijks</td><td>PET-vilt, melamine</td></tr><tr><td>C, D</td><td>Beperkt</td><td>Latten en eiken lijsten</td></tr><tr><td>E</td><td>Weerstaat een kleine vlam even</td><td>PU-schuim</td></tr><tr><td>F</td><td>Niet getest of niet gehaald</td><td>Verkopen we niet</td></tr></tbody></table>
<h2>s en d</h2>
<p>De <strong>s</strong> staat voor rook: s1 is weinig, s3 veel. De meeste slachtoffers van brand zien geen vlam. De <strong>d</strong> staat voor brandende druppels: d0 geen, d2 wel. Boven een vluchtroute is dat beslissend, want wat van het plafond druipt, valt op wie eronderdoor moet.</p>
<h2>Wat heb je nodig?</h2>
<p>Thuis gelden geen eisen aan wat je ophangt. In kantoren, scholen en horeca vraagt de brandweer voor wand en plafond meestal B, in vluchtwegen B-s1,d0. Een gordijn valt onder een eigen regel per land. Vraag het na voor je bestelt, en bewaar het certificaat; op verzoek sturen we het mee.</p>
<p>En let op de ondergrond. Een klasse geldt zoals er getest is: vilt van klasse B op gipsplaat is niet vanzelf klasse B op hout.</p>`,
    fr: `<p>La norme européenne EN 13501-1 classe les matériaux selon leur contribution à un début d’incendie. Non selon le temps pendant lequel un mur arrête le feu : c’est la résistance, une autre histoire.</p>
<h2>La première lettre</h2>
<table><thead><tr><th>Classe</th><th>Signification</th><th>Chez nous</th></tr></thead><tbody><tr><td>A1, A2</td><td>Ne contribue pas</td><td>Quadra Hygiène</td></tr><tr><td>B</td><td>Très peu</td><td>Feutre PET, mélamine</td></tr><tr><td>C, D</td><td>De façon limitée</td><td>Tasseaux et cadres de chêne</td></tr><tr><td>E</td><td>Résiste un instant à une petite flamme</td><td>Mousse PU</td></tr><tr><td>F</td><td>Non testé ou non atteint</td><td>Nous n’en vendons pas</td></tr></tbody></table>
<h2>s et d</h2>
<p>Le <strong>s</strong> désigne la fumée : s1 peu, s3 beaucoup. La plupart des victimes d’un incendie ne voient pas de flamme. Le <strong>d</strong> désigne les gouttes enflammées : d0 aucune, d2 oui. Au-dessus d’une issue, c’est décisif, car ce qui goutte du plafond tombe sur ceux qui passent dessous.</p>
<h2>Que vous faut-il ?</h2>
<p>Chez vous, rien n’est imposé. Dans les bureaux, écoles et restaurants, on demande en général B pour les murs et plafonds, et B-s1,d0 dans les dégagements. En France, l’ancien classement M1 reste courant : B-s1,d0 y répond. Les rideaux suivent une règle propre à chaque pays. Renseignez-vous avant de commander et gardez le procès-verbal ; nous le joignons sur demande.</p>
<p>Attention aussi au support. Une classe vaut dans les conditions de l’essai : un feutre B sur plaque de plâtre n’est pas forcément B sur du bois.</p>`,
    de: `<p>Die europäische Norm EN 13501-1 stuft Baustoffe danach ein, wie sehr sie einen beginnenden Brand nähren. Nicht danach, wie lange eine Wand ein Feuer aufhält: Das ist der Feuerwiderstand und eine andere Geschichte.</p>
<h2>Der erste Buchstabe</h2>
<table><thead><tr><th>Klasse</th><th>Bedeutung</th><th>Bei uns</th></tr></thead><tbody><tr><td>A1, A2</td><td>Kein Beitrag</td><td>Quadra Hygiene</td></tr><tr><td>B</td><td>Sehr gering</td><td>PET-Filz, Melamin</td></tr><tr><td>C, D</td><td>Begrenzt</td><td>Leisten und Eichenrahmen</td></tr><tr><td>E</td><td>Hält einer kleinen Flamme kurz stand</td><td>PU-Schaum</td></tr><tr><td>F</td><td>Nicht geprüft oder nicht bestanden</td><td>Führen wir nicht</td></tr></tbody></table>
<h2>s und d</h2>
<p>Das <strong>s</strong> steht für Rauch: s1 wenig, s3 viel. Die meisten Brandopfer sehen keine Flamme. Das <strong>d</strong> steht für brennendes Abtropfen: d0 keines, d2 ja. Über einem Fluchtweg ist das entscheidend, denn was von der Decke tropft, fällt auf die, die darunter hindurchmüssen.</p>
<h2>Was brauchen Sie?</h2>
<p>Zu Hause gibt es keine Vorschrift. In Büros, Schulen und Gaststätten wird für Wand und Decke meist B verlangt, in Fluchtwegen B-s1,d0. In Deutschland hören Sie noch oft „B1“ nach DIN 4102; B-s1,d0 erfüllt das. Für Vorhänge gelten je Land eigene Regeln. Fragen Sie vor der Bestellung nach und bewahren Sie das Zeugnis auf; auf Wunsch liegt es bei.</p>
<p>Und achten Sie auf den Untergrund. Eine Klasse gilt so, wie geprüft wurde: Filz mit Klasse B auf Gips ist nicht von selbst Klasse B auf Holz.</p>`,
    en: `<p>The European standard EN 13501-1 grades building materials by how much they feed a fire that is just starting. Not by how long a wall holds a fire back: that is fire resistance, and another story.</p>
<h2>The first letter</h2>
<table><thead><tr><th>Class</th><th>What it means</th><th>With us</th></tr></thead><tbody><tr><td>A1, A2</td><td>No contribution</td><td>Quadra Hygiene</td></tr><tr><td>B</td><td>Very little</td><td>PET felt, melamine</td></tr><tr><td>C, D</td><td>Limited</td><td>Slats and oak frames</td></tr><tr><td>E</td><td>Withstands a small flame briefly</td><td>PU foam</td></tr><tr><td>F</td><td>Untested, or failed</td><td>We don’t sell it</td></tr></tbody></table>
<h2>s and d</h2>
<p>The <strong>s</strong> stands for smoke: s1 is little, s3 a lot. Most victims of fire never see a flame. The <strong>d</strong> stands for burning droplets: d0 none, d2 some. Above an escape route that settles it, for whatever drips from the ceiling falls on those who have to pass beneath.</p>
<h2>What do you need?</h2>
<p>At home there are no rules about what you hang up. In offices, schools and restaurants, walls and ceilings are usually asked for B, and escape routes for B-s1,d0. Curtains come under rules of their own in each country; in Britain that is BS 5867. Ask before you order, and keep the certificate; we send it along if you want it.</p>
<p>And mind what lies behind. A class holds as tested: felt of class B on plasterboard is not automatically class B on wood.</p>`,
  },
  author: 'Jonas Brandt',
  date: '2026-05-18',
  readingTime: 3,
  picture: melamineAbsorberBlockDetailPicture,
  products: ['quadra-hygiene-tile', 'wedge-melamine-panel', 'melamine-sheet', 'fjord-wall-panel'],
};

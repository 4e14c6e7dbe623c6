import type { SeedJobOffer } from '../../../seed-editorial.ts';

export const materialInternship: SeedJobOffer = {
  key: 'material-internship',
  slugs: {
    nl: 'stage-nieuwe-materialen',
    fr: 'stage-nouvelles-matieres',
    de: 'praktikum-neue-materialien',
    en: 'internship-new-materials',
  },
  title: {
    nl: 'Stage nieuwe materialen',
    fr: 'Stage nouvelles matières',
    de: 'Praktikum neue Materialien',
    en: 'Internship in new materials',
  },
  intro: {
    nl: 'Hennep, zeewier of oude spijkerbroeken: vijf maanden zoek je naar een grondstof die ons vilt kan vervangen, en meet je of hij dat ook kan.',
    fr: 'Chanvre, algues ou vieux jeans : pendant cinq mois, vous cherchez une matière capable de remplacer notre feutre, et vous mesurez si elle en est vraiment capable.',
    de: 'Hanf, Seegras oder alte Jeans: Fünf Monate lang suchen Sie nach einem Rohstoff, der unseren Filz ersetzen kann, und messen, ob er es wirklich kann.',
    en: 'Hemp, seaweed or old jeans: for five months you look for a raw material that could replace our felt, and measure whether it really can.',
  },
  body: {
    nl: `<p>We weten wat een vezel moet doen: lucht tegenhouden, niet branden, vormvast blijven. Wat we niet weten, is welke reststroom dat ook kan. Dat zoek jij uit, met een impedantiebuis, een weegschaal en het nodige geduld.</p>
<ul><li>Je maakt zelf proefstukken van 100 mm in de werkplaats</li><li>Je meet stromingsweerstand en absorptie, en houdt bij wat tegenvalt</li><li>Je sluit af met een verslag dat we op onze site zetten, ook als het niets werd</li></ul>
<p>Je studeert textiel, materiaalkunde of industrieel ontwerpen. Een kamer in Hengelo regelen we als je van ver komt.</p>`,
    fr: `<p>Nous savons ce qu’une fibre doit faire : freiner l’air, ne pas brûler, garder sa forme. Nous ignorons quel déchet en est aussi capable. À vous de le trouver, avec un tube d’impédance, une balance et de la patience.</p>
<ul><li>Vous fabriquez vos éprouvettes de 100 mm à l’atelier</li><li>Vous mesurez la résistance à l’écoulement et l’absorption, et notez ce qui déçoit</li><li>Vous terminez par un rapport que nous publions, même si cela n’a rien donné</li></ul>
<p>Vous étudiez le textile, les matériaux ou le design industriel. Si vous venez de loin, nous vous trouvons une chambre à Hengelo.</p>`,
    de: `<p>Wir wissen, was eine Faser leisten muss: Luft bremsen, nicht brennen, in Form bleiben. Welcher Reststoff das auch kann, wissen wir nicht. Das finden Sie heraus, mit Impedanzrohr, Waage und Geduld.</p>
<ul><li>Sie fertigen Proben mit 100 mm Durchmesser selbst in der Werkstatt</li><li>Sie messen Strömungswiderstand und Absorption und halten fest, was enttäuscht</li><li>Am Ende steht ein Bericht, den wir veröffentlichen, auch wenn nichts daraus wurde</li></ul>
<p>Sie studieren Textil, Werkstoffkunde oder Industriedesign. Kommen Sie von weit her, besorgen wir ein Zimmer in Hengelo.</p>`,
    en: `<p>We know what a fibre has to do: hold air back, not burn, keep its shape. What we don’t know is which waste stream can do it too. You will find out, with an impedance tube, a pair of scales and patience.</p>
<ul><li>You make your own 100 mm test pieces in the workshop</li><li>You measure airflow resistance and absorption, and write down what disappoints</li><li>You finish with a report that we publish, even if nothing came of it</li></ul>
<p>You study textiles, materials or industrial design. If you come from far away, we will find you a room in Hengelo.</p>`,
  },
  place: { nl: 'Hengelo', fr: 'Hengelo (Pays-Bas)', de: 'Hengelo (Niederlande)', en: 'Hengelo, the Netherlands' },
  hours: { min: 32, max: 36 },
  employment: 'Internship',
  date: '2026-11-16',
  closesOn: '2026-12-18',
  salary: { min: { eur: 60000, gbp: 52000 }, max: { eur: 60000, gbp: 52000 }, per: 'Month' },
  contact: { name: 'Jonas Brandt', email: 'werk@acoustic-nl.example' },
};

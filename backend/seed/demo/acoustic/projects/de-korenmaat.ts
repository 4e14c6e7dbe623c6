import type { SeedProject } from '../../../seed-editorial.ts';
import { lamelSlatPanelPicture, lunaRoundRaftPicture } from '../family-pictures.ts';
import { restaurantScene } from '../scene-pictures.ts';

export const deKorenmaat: SeedProject = {
  key: 'de-korenmaat',
  slugs: {
    nl: 'restaurant-de-korenmaat-deventer',
    fr: 'restaurant-de-korenmaat-deventer',
    de: 'restaurant-de-korenmaat-deventer',
    en: 'restaurant-de-korenmaat-deventer',
  },
  oldSlugs: { nl: ['de-korenmaat'] },
  title: {
    nl: 'Een volle zaal waarin je elkaar verstaat',
    fr: 'Une salle comble où l’on s’entend',
    de: 'Ein voller Saal, in dem man sich versteht',
    en: 'A full house where you can hear each other',
  },
  intro: {
    nl: 'Restaurant De Korenmaat zat elke vrijdag vol en kreeg elke zaterdag dezelfde recensie: heerlijk gegeten, geen woord gewisseld. Twaalf schijven en een lage wand van latten keerden dat om.',
    fr: 'Le restaurant De Korenmaat était plein chaque vendredi et recevait chaque samedi le même avis : délicieux, mais impossible de se parler. Douze disques et un soubassement de tasseaux ont tout changé.',
    de: 'Das Restaurant De Korenmaat war jeden Freitag voll und bekam jeden Samstag dieselbe Kritik: köstlich gegessen, kein Wort gewechselt. Zwölf Scheiben und eine niedrige Lamellenwand haben das geändert.',
    en: 'De Korenmaat was full every Friday and got the same review every Saturday: wonderful food, not a word exchanged. Twelve discs and a low wall of slats turned that round.',
  },
  body: {
    nl: `<p>Het pand is een graanpakhuis uit 1907: gietvloer, baksteen, ramen tot het plafond. Prachtig, en akoestisch een zwembad. Bij een volle bezetting maten we 84 dB. Wie dan iets wil zeggen, moet roepen, en wie roept, maakt het voor de buurtafel erger.</p>
<h2>Niet te zien, wel te horen</h2>
<p>De eigenaar stelde één voorwaarde: het gewelf moest zichtbaar blijven. Een dicht plafond viel dus af. Boven de tafels hangen nu zes Luna’s van 1500 mm en zes van 1200 mm, op drie hoogtes. Langs de bank kwam 24 m² Lamel op regels met wol erachter, tot 1,2 m hoog: precies waar het geluid van een tafel de muur raakt.</p>
<h2>Wat het opleverde</h2>
<p>De nagalm zakte van 1,4 naar 0,8 seconde. Op een even drukke vrijdag maten we 77 dB. Zeven decibel klinkt weinig; het is het verschil tussen roepen en praten. De montage duurde twee maandagen, de enige dagen dat de keuken dicht is.</p>`,
    fr: `<p>Le bâtiment est un grenier à grain de 1907 : sol coulé, brique, fenêtres jusqu’au plafond. Superbe, et sonore comme une piscine. Salle pleine, nous avons mesuré 84 dB. Pour se faire entendre il faut crier, et qui crie gêne la table voisine.</p>
<h2>On l’entend sans le voir</h2>
<p>Le propriétaire n’avait qu’une exigence : la voûte devait rester visible. Pas de plafond fermé, donc. Au-dessus des tables flottent désormais six Luna de 1500 mm et six de 1200 mm, à trois hauteurs. Le long de la banquette, 24 m² de Lamel sur ossature garnie montent à 1,2 m : là où la voix d’une table touche le mur.</p>
<h2>Le résultat</h2>
<p>La réverbération est passée de 1,4 à 0,8 seconde. Un vendredi tout aussi animé, nous avons relevé 77 dB. Sept décibels semblent peu ; c’est la différence entre crier et parler. La pose a pris deux lundis, seuls jours de fermeture de la cuisine.</p>`,
    de: `<p>Das Haus ist ein Kornspeicher von 1907: Gussboden, Backstein, Fenster bis unter die Decke. Wunderschön, und akustisch ein Hallenbad. Bei voller Besetzung haben wir 84 dB gemessen. Wer da etwas sagen will, muss rufen, und wer ruft, macht es am Nebentisch schlimmer.</p>
<h2>Zu hören, nicht zu sehen</h2>
<p>Der Eigentümer stellte eine Bedingung: Das Gewölbe muss sichtbar bleiben. Eine geschlossene Decke schied also aus. Über den Tischen hängen nun sechs Luna mit 1500 mm und sechs mit 1200 mm, auf drei Höhen. Entlang der Bank kamen 24 m² Lamel auf Latten mit Wolle dahinter hinzu, bis 1,2 m hoch: genau dort, wo der Schall eines Tisches auf die Wand trifft.</p>
<h2>Was es gebracht hat</h2>
<p>Der Nachhall sank von 1,4 auf 0,8 Sekunden. An einem ebenso vollen Freitag haben wir 77 dB gemessen. Sieben Dezibel klingen nach wenig; es ist der Unterschied zwischen Rufen und Reden. Montiert wurde an zwei Montagen, den einzigen Tagen, an denen die Küche geschlossen ist.</p>`,
    en: `<p>The building is a grain store of 1907: poured floor, brick, windows up to the ceiling. Beautiful, and as loud as a swimming pool. With every seat taken we measured 84 dB. To say anything you have to shout, and shouting makes it worse for the next table.</p>
<h2>Heard, not seen</h2>
<p>The owner had one condition: the vault had to stay in view. So a closed ceiling was out. Above the tables there are now six Lunas of 1500 mm and six of 1200 mm, at three heights. Along the bench went 24 m² of Lamel on battens with wool behind, up to 1.2 m: just where the sound of a table meets the wall.</p>
<h2>What it did</h2>
<p>Reverberation fell from 1.4 to 0.8 seconds. On a Friday just as busy we measured 77 dB. Seven decibels sounds like little; it is the difference between shouting and talking. Fitting took two Mondays, the only days the kitchen is closed.</p>`,
  },
  place: {
    nl: 'Deventer, Nederland',
    fr: 'Deventer, Pays-Bas',
    de: 'Deventer, Niederlande',
    en: 'Deventer, the Netherlands',
  },
  sector: { nl: 'Restaurant', fr: 'Restaurant', de: 'Restaurant', en: 'Restaurant' },
  completedOn: '2025-11-17',
  picture: restaurantScene,
  pictures: [lunaRoundRaftPicture, lamelSlatPanelPicture],
  figures: [
    {
      name: { nl: 'Nagalmtijd', fr: 'Réverbération', de: 'Nachhallzeit', en: 'Reverberation' },
      value: { nl: '1,4 → 0,8 s', fr: '1,4 → 0,8 s', de: '1,4 → 0,8 s', en: '1.4 → 0.8 s' },
    },
    {
      name: {
        nl: 'Geluidniveau, volle zaal',
        fr: 'Niveau, salle pleine',
        de: 'Pegel, voller Saal',
        en: 'Level, full house',
      },
      value: { nl: '84 → 77 dB', fr: '84 → 77 dB', de: '84 → 77 dB', en: '84 → 77 dB' },
    },
    {
      name: { nl: 'Oppervlak van de zaal', fr: 'Surface de la salle', de: 'Fläche des Saals', en: 'Floor area' },
      value: { nl: '120 m²', fr: '120 m²', de: '120 m²', en: '120 m²' },
    },
    {
      name: { nl: 'Montage', fr: 'Pose', de: 'Montage', en: 'Fitting' },
      value: { nl: 'Twee dagen', fr: 'Deux jours', de: 'Zwei Tage', en: 'Two days' },
    },
  ],
  quote: {
    text: {
      nl: 'Mijn bediening hoort de bestelling nu in één keer. Dat scheelt een fles wijn per avond aan vergissingen.',
      fr: 'Mes serveurs comprennent la commande du premier coup. Nous économisons une bouteille d’erreurs par soir.',
      de: 'Mein Service versteht die Bestellung jetzt beim ersten Mal. Das spart uns jeden Abend eine Flasche Wein an Irrtümern.',
      en: 'My staff now get the order first time. That saves us a bottle of wine a night in mistakes.',
    },
    name: 'Ruben Wesselink',
    role: { nl: 'Eigenaar', fr: 'Propriétaire', de: 'Inhaber', en: 'Owner' },
  },
  products: ['luna-round-raft', 'lamel-slat-panel', 'lamel-batten-set', 'suspension-set'],
};

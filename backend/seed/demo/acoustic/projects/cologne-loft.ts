import type { SeedProject } from '../../../seed-editorial.ts';
import { drapeAcousticCurtainPicture, fjordWallPanelPicture } from '../family-pictures.ts';
import { homeScene } from '../scene-pictures.ts';

export const cologneLoft: SeedProject = {
  key: 'cologne-loft',
  slugs: {
    nl: 'loft-ehrenfeld-keulen',
    fr: 'loft-ehrenfeld-cologne',
    de: 'loft-ehrenfeld-koeln',
    en: 'ehrenfeld-loft-cologne',
  },
  title: {
    nl: 'Wonen onder een plafond van 3,6 meter',
    fr: 'Vivre sous 3,6 mètres de plafond',
    de: 'Wohnen unter 3,6 Metern Decke',
    en: 'Living under a ceiling of 3.6 metres',
  },
  intro: {
    nl: 'Een gezin met twee kinderen kocht een verdieping van een oude machinefabriek in Ehrenfeld. Mooi licht, veel ruimte, en een galm die elk gesprek deed stoppen zodra de vaatwasser aanging.',
    fr: 'Une famille avec deux enfants a acheté un étage d’une ancienne usine de machines à Ehrenfeld. De la lumière, de l’espace, et un écho qui coupait toute conversation dès que le lave-vaisselle tournait.',
    de: 'Eine Familie mit zwei Kindern kaufte eine Etage einer alten Maschinenfabrik in Ehrenfeld. Schönes Licht, viel Platz und ein Nachhall, der jedes Gespräch beendete, sobald die Spülmaschine lief.',
    en: 'A family of four bought a floor of an old engineering works in Ehrenfeld. Lovely light, plenty of space, and an echo that ended every conversation as soon as the dishwasher came on.',
  },
  body: {
    nl: `<p>De kamer is 48 m² en 3,6 m hoog, met een betonvloer die ze wilden houden. Bij 1,3 seconde nagalm is televisiekijken vermoeiend en een kinderfeest ondraaglijk. De ouders hadden al een groot kleed gekocht. Dat hielp iets tegen voetstappen, niet tegen stemmen.</p>
<h2>Drie vlakken, drie materialen</h2>
<p>Achter de bank kwamen zes Fjord-panelen in dennengroen, boven de tafel twee grote Nube’s. Voor de stalen ramen hangen drie Drape-gordijnen die overdag opzij gaan. Samen is dat 17,5 m² absorptie bij 500 Hz, verdeeld over een wand, het plafond en het glas, zodat er geen twee harde vlakken meer tegenover elkaar staan.</p>
<h2>Hoe het nu klinkt</h2>
<p>We maten 0,7 seconde. Belangrijker: de vaatwasser hoor je nog, maar je praat eroverheen zonder het te merken.</p>`,
    fr: `<p>La pièce mesure 48 m² sur 3,6 m de haut, avec un sol en béton qu’ils tenaient à garder. À 1,3 seconde de réverbération, la télévision fatigue et un goûter d’anniversaire est insupportable. Les parents avaient déjà acheté un grand tapis. Utile contre les pas, pas contre les voix.</p>
<h2>Trois surfaces, trois matières</h2>
<p>Derrière le canapé, six panneaux Fjord vert sapin ; au-dessus de la table, deux grands Nube. Devant les fenêtres d’acier pendent trois rideaux Drape, que l’on tire le jour. Soit 17,5 m² d’absorption à 500 Hz, répartis entre un mur, le plafond et le vitrage, pour que deux surfaces dures ne se fassent plus face.</p>
<h2>Ce qu’on entend aujourd’hui</h2>
<p>Nous avons mesuré 0,7 seconde. Plus important : le lave-vaisselle s’entend encore, mais on parle par-dessus sans y penser.</p>`,
    de: `<p>Der Raum misst 48 m² bei 3,6 m Höhe, mit einem Betonboden, den sie behalten wollten. Bei 1,3 Sekunden Nachhall ist Fernsehen anstrengend und ein Kindergeburtstag unerträglich. Einen großen Teppich hatten die Eltern schon gekauft. Er half gegen Schritte, nicht gegen Stimmen.</p>
<h2>Drei Flächen, drei Materialien</h2>
<p>Hinter das Sofa kamen sechs Fjord-Paneele in Tannengrün, über den Tisch zwei große Nube. Vor den Stahlfenstern hängen drei Drape-Vorhänge, die tagsüber offen sind. Zusammen sind das 17,5 m² Absorption bei 500 Hz, verteilt auf Wand, Decke und Glas, damit sich keine zwei harten Flächen mehr gegenüberstehen.</p>
<h2>Wie es jetzt klingt</h2>
<p>Gemessen haben wir 0,7 Sekunden. Wichtiger ist: Die Spülmaschine hört man noch, aber man redet darüber hinweg, ohne es zu merken.</p>`,
    en: `<p>The room is 48 m² and 3.6 m high, with a concrete floor they wanted to keep. At 1.3 seconds of reverberation, watching television is tiring and a children’s party unbearable. The parents had already bought a large rug. It helped against footsteps, but not against voices.</p>
<h2>Three surfaces, three materials</h2>
<p>Behind the sofa went six Fjord panels in pine, above the table two large Nubes. In front of the steel windows hang three Drape curtains, drawn back by day. Together that is 17.5 m² of absorption at 500 Hz, shared between a wall, the ceiling and the glass, so that no two hard surfaces face each other any more.</p>
<h2>How it sounds now</h2>
<p>We measured 0.7 seconds. What matters more: you can still hear the dishwasher, but you talk over it without noticing.</p>`,
  },
  place: { nl: 'Keulen, Duitsland', fr: 'Cologne, Allemagne', de: 'Köln, Deutschland', en: 'Cologne, Germany' },
  sector: { nl: 'Woning', fr: 'Logement', de: 'Wohnung', en: 'Home' },
  completedOn: '2026-06-05',
  picture: homeScene,
  pictures: [fjordWallPanelPicture, drapeAcousticCurtainPicture],
  figures: [
    {
      name: { nl: 'Nagalmtijd', fr: 'Réverbération', de: 'Nachhallzeit', en: 'Reverberation' },
      value: { nl: '1,3 → 0,7 s', fr: '1,3 → 0,7 s', de: '1,3 → 0,7 s', en: '1.3 → 0.7 s' },
    },
    {
      name: {
        nl: 'Toegevoegde absorptie',
        fr: 'Absorption ajoutée',
        de: 'Zusätzliche Absorption',
        en: 'Absorption added',
      },
      value: { nl: '17,5 m²', fr: '17,5 m²', de: '17,5 m²', en: '17.5 m²' },
    },
    {
      name: { nl: 'Montage', fr: 'Pose', de: 'Montage', en: 'Fitting' },
      value: { nl: 'Eén dag', fr: 'Un jour', de: 'Ein Tag', en: 'One day' },
    },
  ],
  quote: {
    text: {
      nl: 'Onze dochter zei: het lijkt wel of er een deken over het huis ligt. Beter kan ik het niet uitleggen.',
      fr: 'Notre fille a dit : on dirait qu’il y a une couverture sur la maison. Je ne saurais mieux l’expliquer.',
      de: 'Unsere Tochter sagte: Als läge eine Decke über dem Haus. Besser kann ich es nicht erklären.',
      en: 'Our daughter said it is as if there were a blanket over the house. I can’t put it better than that.',
    },
    name: 'Miriam Schäfer',
    role: { nl: 'Bewoner', fr: 'Habitante', de: 'Bewohnerin', en: 'Resident' },
  },
  products: ['fjord-wall-panel', 'nube-ceiling-raft', 'drape-acoustic-curtain'],
};

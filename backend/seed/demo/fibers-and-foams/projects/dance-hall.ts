import type { SeedProject } from '../../../seed-editorial.ts';
import { materialDetails } from '../detail-pictures.ts';
import { materialPictures } from '../pictures.ts';

export const danceHall: SeedProject = {
  key: 'dance-hall',
  slugs: {
    nl: 'danszaal-sheffield',
    fr: 'salle-de-danse-sheffield',
    de: 'tanzsaal-sheffield',
    en: 'dance-hall-sheffield',
  },
  title: {
    nl: 'Tapdansen boven een slaapkamer',
    fr: 'Des claquettes au-dessus d’une chambre',
    de: 'Stepptanz über einem Schlafzimmer',
    en: 'Tap dancing above a bedroom',
  },
  intro: {
    nl: 'Onder een dansschool in Sheffield woont een verpleegkundige met nachtdienst. Een zwevende vloer van 140 m² bracht de vrede terug, en een rand van 10 millimeter lucht was het belangrijkste.',
    fr: 'Sous une école de danse de Sheffield vit une infirmière de nuit. Une chape flottante de 140 m² a ramené la paix, et l’essentiel en était une bande de 10 millimètres au bord.',
    de: 'Unter einer Tanzschule in Sheffield wohnt eine Pflegerin im Nachtdienst. Ein schwimmender Boden von 140 m² brachte den Frieden zurück, und ein Randstreifen von 10 Millimetern war das Wichtigste daran.',
    en: 'Below a dance school in Sheffield lives a nurse on night shift. A floating floor of 140 m² brought peace, and the most important part of it was 10 millimetres at the edge.',
  },
  body: {
    nl: `<p>Het gebouw is een oude messenslijperij met betonnen vloeren van 180 mm. Voor stemmen ruim genoeg, voor hakken niet: in de slaapkamer eronder werd een contactgeluidniveau van 66 dB gemeten, en dat klinkt alsof er iemand op tafel tikt.</p>
<h2>De opbouw</h2>
<p>Op het beton ligt rubbergranulaatmat van 10 mm, daarop folie, 50 mm dekvloer en een eiken vloer. De dekvloer weegt 100 kg/m² en zweeft op ongeveer 60 Hz. Alles daarboven wordt sneller minder naarmate de toon hoger is, en tapschoenen zijn bijna alleen hoge tonen.</p>
<h2>De rand</h2>
<p>Langs elke muur, kolom en drempel staat een strook van 10 mm. Bij de eerste controle bleek de stukadoor één hoek te hebben dichtgesmeerd, over 40 cm. Dat kostte 6 dB. De mortel eruit, en het niveau zakte naar 49.</p>
<h2>Geduld</h2>
<p>De mat lag er in drie dagen. De dekvloer moest vier weken drogen, en wie dat overslaat, legt een scheur.</p>`,
    fr: `<p>Le bâtiment est une ancienne coutellerie aux dalles de béton de 180 mm. Bien assez pour les voix, pas pour les talons : dans la chambre du dessous, on mesurait un niveau de bruit de choc de 66 dB, comme si quelqu’un tapait sur une table.</p>
<h2>Le montage</h2>
<p>Sur le béton, un tapis de granulés de 10 mm, puis un film, 50 mm de chape et un parquet de chêne. La chape pèse 100 kg/m² et flotte à 60 Hz environ. Au-dessus, l’atténuation croît avec la fréquence, et les claquettes ne font presque que des aigus.</p>
<h2>Le bord</h2>
<p>Le long de chaque mur, poteau et seuil, une bande de 10 mm. Au premier contrôle, le plâtrier avait bouché un angle, sur 40 cm. Cela coûtait 6 dB. Une fois le mortier ôté, le niveau est tombé à 49.</p>
<h2>La patience</h2>
<p>Le tapis fut posé en trois jours. La chape devait sécher quatre semaines ; qui saute cette étape pose une fissure.</p>`,
    de: `<p>Das Gebäude ist eine alte Messerschleiferei mit Betondecken von 180 mm. Für Stimmen mehr als genug, für Absätze nicht: Im Schlafzimmer darunter wurde ein Trittschallpegel von 66 dB gemessen, das klingt, als klopfe jemand auf den Tisch.</p>
<h2>Der Aufbau</h2>
<p>Auf dem Beton liegt Gummigranulatmatte von 10 mm, darauf Folie, 50 mm Estrich und Eichenparkett. Der Estrich wiegt 100 kg/m² und schwingt bei etwa 60 Hz. Darüber wird es umso weniger, je höher der Ton ist, und Steppschuhe bestehen fast nur aus hohen Tönen.</p>
<h2>Der Rand</h2>
<p>An jeder Wand, Stütze und Schwelle steht ein Streifen von 10 mm. Bei der ersten Prüfung hatte der Verputzer eine Ecke zugeschmiert, auf 40 cm. Das kostete 6 dB. Der Mörtel kam heraus, und der Pegel sank auf 49.</p>
<h2>Geduld</h2>
<p>Die Matte lag in drei Tagen. Der Estrich musste vier Wochen trocknen; wer das überspringt, verlegt einen Riss.</p>`,
    en: `<p>The building is an old cutlery works with concrete floors of 180 mm. Ample for voices, not for heels: in the bedroom below an impact sound level of 66 dB was measured, which sounds like somebody knocking on a table.</p>
<h2>The build-up</h2>
<p>On the concrete lies rubber granulate mat of 10 mm, then film, 50 mm of screed and an oak floor. The screed weighs 100 kg/m² and floats at about 60 Hz. Above that, less comes through the higher the note, and tap shoes are nearly all high notes.</p>
<h2>The edge</h2>
<p>Along every wall, column and threshold stands a strip of 10 mm. At the first check the plasterer turned out to have filled one corner, over 40 cm. That cost 6 dB. Out came the mortar, and the level dropped to 49.</p>
<h2>Patience</h2>
<p>The mat was down in three days. The screed had to dry for four weeks, and if you skip that you lay a crack.</p>`,
  },
  place: {
    nl: 'Sheffield, Verenigd Koninkrijk',
    fr: 'Sheffield, Royaume-Uni',
    de: 'Sheffield, Großbritannien',
    en: 'Sheffield, United Kingdom',
  },
  sector: { nl: 'Dansschool', fr: 'École de danse', de: 'Tanzschule', en: 'Dance school' },
  completedOn: '2026-01-23',
  picture: materialPictures.rubber,
  pictures: [materialDetails.rubber],
  figures: [
    {
      name: {
        nl: 'Contactgeluidniveau',
        fr: 'Niveau de bruit de choc',
        de: 'Trittschallpegel',
        en: 'Impact sound level',
      },
      value: { nl: '66 → 49 dB', fr: '66 → 49 dB', de: '66 → 49 dB', en: '66 → 49 dB' },
    },
    {
      name: { nl: 'Zwevende vloer', fr: 'Sol flottant', de: 'Schwimmender Boden', en: 'Floating floor' },
      value: { nl: '140 m²', fr: '140 m²', de: '140 m²', en: '140 m²' },
    },
    {
      name: { nl: 'Opbouwhoogte', fr: 'Hauteur totale', de: 'Aufbauhöhe', en: 'Depth of the build-up' },
      value: { nl: '80 mm', fr: '80 mm', de: '80 mm', en: '80 mm' },
    },
  ],
  quote: {
    text: {
      nl: 'Mijn benedenbuurvrouw is lid geworden. Op dinsdag danst ze nu zelf.',
      fr: 'Ma voisine du dessous s’est inscrite. Le mardi, c’est elle qui danse.',
      de: 'Meine Nachbarin von unten hat sich angemeldet. Dienstags tanzt sie jetzt selbst.',
      en: 'My downstairs neighbour has joined. On Tuesdays it is she who dances.',
    },
    name: 'Priya Nair',
    role: { nl: 'Eigenaar', fr: 'Propriétaire', de: 'Inhaberin', en: 'Owner' },
  },
  products: ['rubber-granulate-mat'],
};

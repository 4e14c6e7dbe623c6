import type { SeedProject } from '../../../seed-editorial.ts';
import { fjordWallPanelPicture, lineaBafflePicture } from '../family-pictures.ts';
import { canteenScene } from '../scene-pictures.ts';

export const leedsCanteen: SeedProject = {
  key: 'leeds-canteen',
  slugs: {
    nl: 'bedrijfskantine-kirkstall-leeds',
    fr: 'cantine-kirkstall-leeds',
    de: 'kantine-kirkstall-leeds',
    en: 'kirkstall-works-canteen-leeds',
  },
  title: {
    nl: 'Lunchen met tweehonderd mensen tegelijk',
    fr: 'Déjeuner à deux cents',
    de: 'Mittagessen mit zweihundert Leuten',
    en: 'Lunch for two hundred at once',
  },
  intro: {
    nl: 'In de kantine van een textielfabriek in Leeds aten de mensen liever op de trap dan binnen. Zestig hoge baffles tussen de spanten maakten er weer een plek van waar je een halfuur wilt zitten.',
    fr: 'À la cantine d’une usine textile de Leeds, on préférait manger dans l’escalier. Soixante grands baffles entre les fermes en ont refait un lieu où l’on reste volontiers une demi-heure.',
    de: 'In der Kantine einer Textilfabrik in Leeds aßen die Leute lieber auf der Treppe als drinnen. Sechzig hohe Baffeln zwischen den Bindern machten daraus wieder einen Ort, an dem man gern eine halbe Stunde sitzt.',
    en: 'At the canteen of a textile mill in Leeds, people would rather eat on the stairs. Sixty tall baffles between the trusses made it a place to sit for half an hour again.',
  },
  body: {
    nl: `<p>De zaal is 220 m² groot, met een zaagtanddak van gemiddeld 4,2 m. Twee schafttijden, tweehonderd mensen, stalen bestek op keramiek: bij 1,9 seconde nagalm liep het niveau op tot 88 dB. Dat is meer dan in de weverij mag zonder gehoorbescherming.</p>
<h2>Onder het staal</h2>
<p>Het dak moest vrij blijven voor sprinklers en daglicht. We hingen zestig stuks Linea Forte van 2400 mm aan de onderrand van de spanten, in drie kleuren door elkaar. De brandweer wilde 500 mm onder de sprinklerkoppen; dat kwam precies uit.</p>
<p>Langs de lange wand staan vierentwintig Dune-panelen boven de leuningen, waar rugleuningen ze niet raken.</p>
<h2>Na de eerste week</h2>
<p>De nagalm is nu 0,9 seconde, het niveau 80 dB. De trap is leeg. De kok meldde dat hij meer desserts verkoopt: mensen blijven zitten.</p>`,
    fr: `<p>La salle fait 220 m² sous un toit en sheds de 4,2 m en moyenne. Deux services, deux cents personnes, des couverts en acier sur la faïence : avec 1,9 seconde de réverbération, le niveau montait à 88 dB. Davantage que ce que tolère l’atelier de tissage sans protection auditive.</p>
<h2>Sous la charpente</h2>
<p>Le toit devait rester libre pour les sprinklers et la lumière. Nous avons suspendu soixante Linea Forte de 2400 mm au bas des fermes, en trois couleurs mêlées. Les pompiers exigeaient 500 mm sous les têtes ; la mesure tombait juste.</p>
<p>Le long du grand mur, vingt-quatre panneaux Dune sont posés au-dessus des dossiers, hors de portée des chaises.</p>
<h2>Après une semaine</h2>
<p>La réverbération est de 0,9 seconde, le niveau de 80 dB. L’escalier est vide. Le cuisinier vend plus de desserts : les gens restent assis.</p>`,
    de: `<p>Der Saal misst 220 m² unter einem Sheddach von im Mittel 4,2 m. Zwei Schichten, zweihundert Menschen, Stahlbesteck auf Keramik: Bei 1,9 Sekunden Nachhall stieg der Pegel auf 88 dB. Das ist mehr, als in der Weberei ohne Gehörschutz erlaubt ist.</p>
<h2>Unter dem Stahl</h2>
<p>Das Dach musste für Sprinkler und Tageslicht frei bleiben. Wir haben sechzig Linea Forte mit 2400 mm an die Unterkante der Binder gehängt, in drei Farben gemischt. Die Feuerwehr verlangte 500 mm unter den Sprinklerköpfen; das ging genau auf.</p>
<p>An der langen Wand sitzen vierundzwanzig Dune-Paneele oberhalb der Lehnen, wo kein Stuhl sie trifft.</p>
<h2>Nach der ersten Woche</h2>
<p>Der Nachhall liegt bei 0,9 Sekunden, der Pegel bei 80 dB. Die Treppe ist leer. Der Koch verkauft mehr Nachtisch: Die Leute bleiben sitzen.</p>`,
    en: `<p>The hall is 220 m² under a north-light roof averaging 4.2 m. Two sittings, two hundred people, steel cutlery on china: with 1.9 seconds of reverberation the level rose to 88 dB. That is more than the weaving shed allows without ear defenders.</p>
<h2>Below the steel</h2>
<p>The roof had to stay clear for sprinklers and daylight. We hung sixty Linea Forte of 2400 mm from the bottom of the trusses, in three colours mixed. The fire officer wanted 500 mm below the sprinkler heads; it came out exactly.</p>
<p>Along the long wall, twenty-four Dune panels sit above the chair backs, where nothing knocks them.</p>
<h2>After the first week</h2>
<p>Reverberation is now 0.9 seconds and the level 80 dB. The stairs are empty. The cook says he sells more pudding: people stay in their seats.</p>`,
  },
  place: {
    nl: 'Leeds, Verenigd Koninkrijk',
    fr: 'Leeds, Royaume-Uni',
    de: 'Leeds, Vereinigtes Königreich',
    en: 'Leeds, United Kingdom',
  },
  sector: { nl: 'Bedrijfskantine', fr: 'Cantine d’entreprise', de: 'Betriebskantine', en: 'Works canteen' },
  completedOn: '2024-10-11',
  picture: canteenScene,
  pictures: [lineaBafflePicture, fjordWallPanelPicture],
  figures: [
    {
      name: { nl: 'Nagalmtijd', fr: 'Réverbération', de: 'Nachhallzeit', en: 'Reverberation' },
      value: { nl: '1,9 → 0,9 s', fr: '1,9 → 0,9 s', de: '1,9 → 0,9 s', en: '1.9 → 0.9 s' },
    },
    {
      name: { nl: 'Geluidniveau', fr: 'Niveau sonore', de: 'Schallpegel', en: 'Sound level' },
      value: { nl: '88 → 80 dB', fr: '88 → 80 dB', de: '88 → 80 dB', en: '88 → 80 dB' },
    },
    {
      name: { nl: 'Baffles', fr: 'Baffles', de: 'Baffeln', en: 'Baffles' },
      value: { nl: '60 stuks', fr: '60 pièces', de: '60 Stück', en: '60 pieces' },
    },
  ],
  quote: {
    text: {
      nl: 'We dachten dat we een nieuw gebouw nodig hadden. Het bleken zestig planken vilt te zijn.',
      fr: 'Nous pensions avoir besoin d’un nouveau bâtiment. Il fallait soixante planches de feutre.',
      de: 'Wir dachten, wir brauchen ein neues Gebäude. Es waren sechzig Bretter aus Filz.',
      en: 'We thought we needed a new building. It turned out to be sixty planks of felt.',
    },
    name: 'Gareth Pickles',
    role: { nl: 'Bedrijfsleider', fr: 'Directeur du site', de: 'Betriebsleiter', en: 'Works manager' },
  },
  products: ['linea-forte-baffle', 'dune-wall-panel', 'suspension-set'],
};

import type { SeedProject } from '../../../seed-editorial.ts';
import { quadraCeilingTilePicture } from '../family-pictures.ts';
import { classroomScene } from '../scene-pictures.ts';

export const linzPrimarySchool: SeedProject = {
  key: 'linz-primary-school',
  slugs: {
    nl: 'basisschool-am-fluss-linz',
    fr: 'ecole-primaire-am-fluss-linz',
    de: 'volksschule-am-fluss-linz',
    en: 'am-fluss-primary-school-linz',
  },
  title: {
    nl: 'Zes klaslokalen in één zomervakantie',
    fr: 'Six salles de classe en un été',
    de: 'Sechs Klassenzimmer in einem Sommer',
    en: 'Six classrooms in one summer',
  },
  intro: {
    nl: 'In de lokalen van Volksschule am Fluss was het plafond wit, glad en hard. Nieuwe tegels in het oude raster brachten de nagalm onder de Oostenrijkse norm, zonder één muur open te breken.',
    fr: 'Dans les classes de la Volksschule am Fluss, le plafond était blanc, lisse et dur. De nouvelles dalles dans l’ancienne ossature ont ramené la réverbération sous la norme autrichienne, sans ouvrir un seul mur.',
    de: 'In den Klassen der Volksschule am Fluss war die Decke weiß, glatt und hart. Neue Platten im alten Raster brachten den Nachhall unter den Wert der ÖNORM, ohne dass eine einzige Wand geöffnet wurde.',
    en: 'In the classrooms of Volksschule am Fluss the ceiling was white, smooth and hard. New tiles in the old grid brought reverberation below the Austrian standard without opening a single wall.',
  },
  body: {
    nl: `<p>Een kind van zeven mist in een galmende klas één op de vijf woorden, en merkt dat zelf niet. De juf merkt het aan haar stem. Toen twee van de zes leerkrachten in hetzelfde jaar uitvielen met stemklachten, liet de directie meten.</p>
<h2>Het raster hing er al</h2>
<p>Elk lokaal is 63 m² groot en 3,2 m hoog. Boven de banken hing een raster met geverfde gipsplaten. We namen die eruit en legden er Quadra Plus in, op een strook van 1,2 m na, voor het bord: daar blijft het plafond hard, zodat de stem van de leerkracht de achterste rij haalt.</p>
<p>Aan de wand kwam per lokaal ruim drie vierkante meter Hexa, in kleuren die de kinderen kozen. Er hangt werk aan; punaises houden.</p>
<h2>Het resultaat</h2>
<p>De nagalm ging van 1,1 naar 0,45 seconde, bij een streefwaarde van 0,5. De werkploeg was twaalf dagen bezig, met de schooldeur open en de ijscoman ervoor.</p>`,
    fr: `<p>Dans une classe qui résonne, un enfant de sept ans perd un mot sur cinq sans s’en apercevoir. L’enseignante, elle, le sent à sa voix. Quand deux des six enseignants ont été arrêtés la même année pour des troubles vocaux, la direction a fait mesurer.</p>
<h2>L’ossature était déjà là</h2>
<p>Chaque salle fait 63 m² sur 3,2 m de haut. Au-dessus des pupitres pendait une ossature garnie de plaques de plâtre peintes. Nous les avons remplacées par Quadra Plus, sauf une bande de 1,2 m devant le tableau : le plafond y reste dur pour que la voix porte jusqu’au dernier rang.</p>
<p>Sur un mur, un peu plus de trois mètres carrés de Hexa par classe, dans des couleurs choisies par les enfants. On y épingle les dessins ; les punaises tiennent.</p>
<h2>Le résultat</h2>
<p>La réverbération est passée de 1,1 à 0,45 seconde, pour un objectif de 0,5. Le chantier a duré douze jours, porte de l’école ouverte et marchand de glaces devant.</p>`,
    de: `<p>In einer halligen Klasse verpasst ein siebenjähriges Kind jedes fünfte Wort und merkt es nicht. Die Lehrerin merkt es an ihrer Stimme. Als im selben Jahr zwei von sechs Lehrkräften mit Stimmproblemen ausfielen, ließ die Direktion messen.</p>
<h2>Das Raster war schon da</h2>
<p>Jeder Raum misst 63 m² bei 3,2 m Höhe. Über den Bänken hing ein Raster mit gestrichenen Gipsplatten. Wir haben sie gegen Quadra Plus getauscht, bis auf einen Streifen von 1,2 m vor der Tafel: Dort bleibt die Decke hart, damit die Stimme bis in die letzte Reihe trägt.</p>
<p>An die Wand kamen je Klasse gut drei Quadratmeter Hexa in Farben, die die Kinder ausgesucht haben. Daran hängen ihre Bilder; Pinnnadeln halten.</p>
<h2>Das Ergebnis</h2>
<p>Der Nachhall sank von 1,1 auf 0,45 Sekunden bei einem Zielwert von 0,5. Die Arbeiten dauerten zwölf Tage, bei offener Schultür und mit dem Eiswagen davor.</p>`,
    en: `<p>In an echoing classroom a child of seven misses one word in five, and doesn’t know it. The teacher knows it from her voice. When two of six teachers were off with voice trouble in the same year, the school had the rooms measured.</p>
<h2>The grid was already there</h2>
<p>Each room is 63 m² and 3.2 m high. Above the desks hung a grid of painted plasterboard tiles. We swapped them for Quadra Plus, all but a strip of 1.2 m in front of the board: there the ceiling stays hard, so the teacher’s voice carries to the back row.</p>
<p>One wall of each room got a good three square metres of Hexa, in colours the children chose. Their drawings hang on it; drawing pins hold.</p>
<h2>The result</h2>
<p>Reverberation went from 1.1 to 0.45 seconds, against a target of 0.5. The crew took twelve days, with the school door open and the ice-cream van outside.</p>`,
  },
  place: { nl: 'Linz, Oostenrijk', fr: 'Linz, Autriche', de: 'Linz, Österreich', en: 'Linz, Austria' },
  sector: { nl: 'School', fr: 'École', de: 'Schule', en: 'School' },
  completedOn: '2025-08-22',
  picture: classroomScene,
  pictures: [quadraCeilingTilePicture],
  figures: [
    {
      name: { nl: 'Nagalmtijd', fr: 'Réverbération', de: 'Nachhallzeit', en: 'Reverberation' },
      value: { nl: '1,1 → 0,45 s', fr: '1,1 → 0,45 s', de: '1,1 → 0,45 s', en: '1.1 → 0.45 s' },
    },
    {
      name: { nl: 'Plafondtegels', fr: 'Dalles de plafond', de: 'Deckenplatten', en: 'Ceiling tiles' },
      value: { nl: '828 stuks', fr: '828 pièces', de: '828 Stück', en: '828 pieces' },
    },
    {
      name: { nl: 'Bouwtijd', fr: 'Durée du chantier', de: 'Bauzeit', en: 'Time on site' },
      value: { nl: '12 dagen', fr: '12 jours', de: '12 Tage', en: '12 days' },
    },
  ],
  quote: {
    text: {
      nl: 'Ik praat weer gewoon, en de kinderen ook. Dat laatste had ik niet verwacht.',
      fr: 'Je parle de nouveau normalement, et les enfants aussi. Ça, je ne m’y attendais pas.',
      de: 'Ich spreche wieder normal, und die Kinder auch. Damit hatte ich nicht gerechnet.',
      en: 'I talk normally again, and so do the children. That I did not expect.',
    },
    name: 'Theresa Aigner',
    role: { nl: 'Leerkracht', fr: 'Enseignante', de: 'Lehrerin', en: 'Teacher' },
  },
  products: ['quadra-plus-tile', 'hexa-felt-tiles'],
};

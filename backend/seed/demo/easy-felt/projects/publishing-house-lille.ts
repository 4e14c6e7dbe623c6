import type { SeedProject } from '../../../seed-editorial.ts';
import { feltDetails } from '../detail-pictures.ts';
import { feltPictures } from '../felt.ts';
import { scenes } from '../scene-pictures.ts';

export const publishingHouseLille: SeedProject = {
  key: 'publishing-house-lille',
  slugs: {
    nl: 'uitgeverij-in-rijsel',
    fr: 'maison-d-edition-a-lille',
    de: 'verlag-in-lille',
    en: 'publishing-house-in-lille',
  },
  title: {
    nl: 'Een uitgeverij snijdt haar eigen rivier',
    fr: 'Une maison d’édition découpe sa rivière',
    de: 'Ein Verlag schneidet sich seinen Fluss',
    en: 'A publisher cuts its own river',
  },
  intro: {
    nl: 'Vier mensen, twee dagen, zestien meter vilt en een plattegrond van de Deule. De vergaderkamer klinkt nu als een kamer en niet als een zwembad.',
    fr: 'Quatre personnes, deux jours, seize mètres de feutre et un plan de la Deûle. La salle de réunion sonne désormais comme une pièce, non comme une piscine.',
    de: 'Vier Leute, zwei Tage, sechzehn Meter Filz und ein Plan der Deûle. Das Besprechungszimmer klingt jetzt wie ein Zimmer und nicht wie ein Hallenbad.',
    en: 'Four people, two days, sixteen metres of felt and a map of the Deûle. The meeting room now sounds like a room and not like a swimming pool.',
  },
  body: {
    nl: `<p>Éditions du Quai maakt prentenboeken, en aan de vergadertafel worden die hardop voorgelezen. In een kamer van 28 m² met een betonnen plafond en een gipswand hoorde de illustrator aan het eind van de tafel elke zin twee keer.</p>
<h2>Drie lagen, één mes</h2>
<p>Een kant-en-klaar paneel wilden ze niet: wie boeken maakt, snijdt liever zelf. We stuurden zestien vierkante meter vilt van 9 mm in klei. De onderste laag zit met schroeven en brede ringen op latten van 22 mm. Daarop kwamen twee lagen met de oevers van de Deule, overgetrokken van een kaart uit 1860, met contactlijm vilt op vilt.</p>
<p>De latten zijn niet alleen voor het gemak. Een spouw van twee centimeter achter het vilt maakt dat ook lagere stemmen worden gedempt, zonder een gram extra materiaal.</p>
<h2>Boven de tafel</h2>
<p>Aan het plafond hangen vier schijven van een meter in haver, dertig centimeter vrij van het beton. Zo werken onder- en bovenkant allebei.</p>
<h2>Het resultaat</h2>
<p>De nagalm ging van 0,9 naar 0,6 seconde. Het team versleet elf mesjes en één spijkerbroek. De restjes zijn boekenleggers geworden.</p>`,
    fr: `<p>Les Éditions du Quai font des albums, et on les lit à voix haute à la table de réunion. Dans une pièce de 28 m² au plafond de béton et aux cloisons de plâtre, l’illustratrice assise au bout entendait chaque phrase deux fois.</p>
<h2>Trois couches, un cutter</h2>
<p>Pas de panneau tout prêt : quand on fait des livres, on préfère couper soi-même. Nous avons envoyé seize mètres carrés de feutre de 9 mm, couleur argile. La première couche est vissée, avec de larges rondelles, sur des tasseaux de 22 mm. Par-dessus, deux couches aux rives de la Deûle, décalquées d’une carte de 1860 et collées feutre sur feutre à la colle contact.</p>
<p>Les tasseaux ne servent pas qu’à fixer. Un vide de deux centimètres derrière le feutre lui permet d’amortir des voix plus graves, sans un gramme de matière en plus.</p>
<h2>Au-dessus de la table</h2>
<p>Quatre disques d’un mètre, couleur avoine, pendent à trente centimètres du béton. Le dessus travaille ainsi autant que le dessous.</p>
<h2>Le résultat</h2>
<p>La réverbération est passée de 0,9 à 0,6 seconde. L’équipe a usé onze lames et un jean. Les chutes sont devenues des marque-pages.</p>`,
    de: `<p>Die Éditions du Quai machen Bilderbücher, und am Besprechungstisch werden sie laut vorgelesen. In einem Raum von 28 m² mit Betondecke und Gipswänden hörte die Illustratorin am Tischende jeden Satz zweimal.</p>
<h2>Drei Lagen, ein Messer</h2>
<p>Ein fertiges Paneel wollten sie nicht: Wer Bücher macht, schneidet lieber selbst. Wir schickten sechzehn Quadratmeter Filz von 9 mm in Ton. Die unterste Lage sitzt mit Schrauben und breiten Scheiben auf Latten von 22 mm. Darauf kamen zwei Lagen mit den Ufern der Deûle, durchgepaust von einer Karte aus dem Jahr 1860, mit Kontaktkleber Filz auf Filz.</p>
<p>Die Latten sind nicht nur bequem. Ein Hohlraum von zwei Zentimetern hinter dem Filz dämpft auch tiefere Stimmen, ohne ein Gramm mehr Material.</p>
<h2>Über dem Tisch</h2>
<p>An der Decke hängen vier Scheiben von einem Meter in Hafer, dreißig Zentimeter unter dem Beton. So wirken Ober- und Unterseite.</p>
<h2>Das Ergebnis</h2>
<p>Der Nachhall sank von 0,9 auf 0,6 Sekunden. Das Team verbrauchte elf Klingen und eine Jeans. Aus den Resten sind Lesezeichen geworden.</p>`,
    en: `<p>Éditions du Quai makes picture books, and they are read aloud at the meeting table. In a room of 28 m² with a concrete ceiling and plaster walls the illustrator at the end of the table heard every sentence twice.</p>
<h2>Three layers, one knife</h2>
<p>They did not want a finished panel: people who make books would rather do the cutting. We sent sixteen square metres of 9 mm felt in clay. The bottom layer is screwed through wide washers onto 22 mm battens. On top went two layers with the banks of the Deûle, traced from a map of 1860 and stuck felt to felt with contact glue.</p>
<p>The battens are not there for convenience alone. A gap of two centimetres behind the felt lets it soften lower voices too, without a gram more material.</p>
<h2>Above the table</h2>
<p>Four discs of one metre in oat hang thirty centimetres clear of the concrete, so that the top works as well as the underside.</p>
<h2>The result</h2>
<p>Reverberation went from 0.9 to 0.6 seconds. The team got through eleven blades and one pair of jeans. The scraps have become bookmarks.</p>`,
  },
  place: { nl: 'Rijsel, Frankrijk', fr: 'Lille, France', de: 'Lille, Frankreich', en: 'Lille, France' },
  sector: { nl: 'Kantoor', fr: 'Bureaux', de: 'Büro', en: 'Office' },
  completedOn: '2026-02-20',
  picture: scenes.meetingRoom,
  pictures: [feltPictures.roll, feltDetails.roll],
  figures: [
    {
      name: { nl: 'Nagalmtijd', fr: 'Réverbération', de: 'Nachhallzeit', en: 'Reverberation' },
      value: { nl: '0,9 → 0,6 s', fr: '0,9 → 0,6 s', de: '0,9 → 0,6 s', en: '0.9 → 0.6 s' },
    },
    {
      name: { nl: 'Vilt aan de wand', fr: 'Feutre au mur', de: 'Filz an der Wand', en: 'Felt on the wall' },
      value: {
        nl: '16 m², drie lagen',
        fr: '16 m², trois couches',
        de: '16 m², drei Lagen',
        en: '16 m² in three layers',
      },
    },
    {
      name: { nl: 'Zelf gesneden in', fr: 'Découpe maison', de: 'Selbst geschnitten in', en: 'Cut by the team in' },
      value: { nl: 'Twee dagen', fr: 'Deux jours', de: 'Zwei Tagen', en: 'Two days' },
    },
  ],
  quote: {
    text: {
      nl: 'Nu hoor ik een slechte zin al de eerste keer.',
      fr: 'Maintenant, une mauvaise phrase, je l’entends dès la première fois.',
      de: 'Jetzt höre ich einen schlechten Satz schon beim ersten Mal.',
      en: 'Now I hear a bad sentence the first time.',
    },
    name: 'Hélène Vasseur',
    role: { nl: 'Redacteur', fr: 'Éditrice', de: 'Lektorin', en: 'Editor' },
  },
  products: ['felt-by-the-metre', 'ceiling-cloud', 'sample-ring'],
};

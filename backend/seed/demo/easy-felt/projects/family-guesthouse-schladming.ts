import type { SeedProject } from '../../../seed-editorial.ts';
import { feltDetails } from '../detail-pictures.ts';
import { feltPictures } from '../felt.ts';
import { scenes } from '../scene-pictures.ts';

export const familyGuesthouseSchladming: SeedProject = {
  key: 'family-guesthouse-schladming',
  slugs: {
    nl: 'familiepension-schladming',
    fr: 'pension-familiale-schladming',
    de: 'familienpension-schladming',
    en: 'family-guesthouse-schladming',
  },
  title: {
    nl: 'Acht kinderkamers onder één hemel',
    fr: 'Huit chambres d’enfants sous un même ciel',
    de: 'Acht Kinderzimmer unter einem Himmel',
    en: 'Eight children’s rooms under one sky',
  },
  intro: {
    nl: 'Een pension vol gezinnen, met de kinderkamers boven de eetzaal. De trap werd zacht, en op elke muur kwam een ander stuk van dezelfde nacht.',
    fr: 'Une pension pleine de familles, les chambres d’enfants au-dessus de la salle à manger. L’escalier s’est adouci, et chaque mur a reçu un morceau de la même nuit.',
    de: 'Eine Pension voller Familien, die Kinderzimmer über dem Speisesaal. Die Treppe wurde weich, und jede Wand bekam ein anderes Stück derselben Nacht.',
    en: 'A guesthouse full of families, with the children’s rooms above the dining room. The stairs went soft, and every wall got a different piece of the same night.',
  },
  body: {
    nl: `<p>Om zeven uur rennen er zestien kinderen de trap af, en daaronder drinken hun ouders koffie. Pension Enzian had al tapijt geprobeerd, maar dat lag er na twee winters skischoenen bij als een geitenpad.</p>
<h2>Eerst de trap</h2>
<p>Twee trappen van vijftien treden kregen elk een set matten. De bovenste twee treden draaien; daarvoor stuurden we een papieren mal op. In de eetzaal daalde het loopgeluid met 8 dB. Losnemen, uitkloppen en terugleggen kost tien minuten, en ’s zomers liggen ze in de kast.</p>
<h2>Toen de nacht</h2>
<p>In de stille weken van november sneed het gezin zelf: wolken uit 9 mm, sterren en manen uit de restjes daarvan. Elke kamer heeft zijn eigen stuk. Wie alle acht kamers bezoekt, heeft de hele hemel gezien, en dat blijkt een spel te zijn.</p>
<p>De wolken zitten aan het voeteneind en niet boven de kussens. Niets is kleiner dan een kinderhand. Op de deur staat de naam van de kamer in letters van vilt, laag genoeg om te voelen.</p>
<h2>Wat er niet veranderde</h2>
<p>Wolken aan één muur maken een kamer van 14 m² niet stil. De kinderen zijn nog net zo luid. Alleen hoor je ze beneden niet meer aankomen.</p>`,
    fr: `<p>À sept heures, seize enfants dévalent l’escalier, et dessous leurs parents boivent le café. La pension Enzian avait essayé la moquette ; après deux hivers de chaussures de ski, elle ressemblait à un sentier de chèvres.</p>
<h2>D’abord l’escalier</h2>
<p>Deux volées de quinze marches ont reçu chacune leur jeu de tapis. Les deux marches du haut tournent : nous avons envoyé un gabarit de papier. Dans la salle, le bruit de pas a baissé de 8 dB. Les ôter, les battre, les remettre prend dix minutes, et l’été ils dorment dans l’armoire.</p>
<h2>Ensuite la nuit</h2>
<p>Pendant les semaines calmes de novembre, la famille a coupé elle-même : des nuages dans du 9 mm, des étoiles et des lunes dans les chutes. Chaque chambre a son morceau. Qui visite les huit chambres a vu tout le ciel, et c’est devenu un jeu.</p>
<p>Les nuages sont au pied des lits, pas au-dessus des oreillers. Rien n’est plus petit qu’une main d’enfant. Sur la porte, le nom de la chambre en lettres de feutre, assez bas pour être touché.</p>
<h2>Ce qui n’a pas changé</h2>
<p>Des nuages sur un mur ne rendent pas silencieuse une chambre de 14 m². Les enfants sont tout aussi bruyants. Simplement, en bas, on ne les entend plus arriver.</p>`,
    de: `<p>Um sieben Uhr rennen sechzehn Kinder die Treppe hinunter, und darunter trinken ihre Eltern Kaffee. Die Pension Enzian hatte es mit Teppich versucht; nach zwei Wintern mit Skischuhen sah er aus wie ein Ziegenpfad.</p>
<h2>Zuerst die Treppe</h2>
<p>Zwei Treppen zu fünfzehn Stufen bekamen je einen Satz Matten. Die obersten zwei Stufen sind gewendelt; dafür schickten wir eine Papierschablone. Im Speisesaal sank das Gehgeräusch um 8 dB. Abnehmen, ausklopfen, zurücklegen dauert zehn Minuten, und im Sommer liegen sie im Schrank.</p>
<h2>Dann die Nacht</h2>
<p>In den stillen Novemberwochen schnitt die Familie selbst: Wolken aus 9 mm, Sterne und Monde aus den Resten. Jedes Zimmer hat sein eigenes Stück. Wer alle acht besucht, hat den ganzen Himmel gesehen, und das ist inzwischen ein Spiel.</p>
<p>Die Wolken hängen am Fußende und nicht über den Kissen. Nichts ist kleiner als eine Kinderhand. An der Tür steht der Name des Zimmers in Buchstaben aus Filz, so tief, dass man ihn ertasten kann.</p>
<h2>Was sich nicht änderte</h2>
<p>Wolken an einer Wand machen ein Zimmer von 14 m² nicht still. Die Kinder sind so laut wie zuvor. Nur hört man sie unten nicht mehr kommen.</p>`,
    en: `<p>At seven o’clock sixteen children run down the stairs, and below them their parents are having coffee. Pension Enzian had tried carpet; after two winters of ski boots it looked like a goat track.</p>
<h2>First the stairs</h2>
<p>Two flights of fifteen steps each got a set of pads. The top two steps are winders, so we sent a paper template. In the dining room footfall dropped by 8 dB. Taking them up, beating them and putting them back is ten minutes’ work, and in summer they live in the cupboard.</p>
<h2>Then the night</h2>
<p>In the quiet weeks of November the family did the cutting: clouds from 9 mm, stars and moons from what was left. Each room has its own piece. Anyone who visits all eight has seen the whole sky, and that has turned into a game.</p>
<p>The clouds are at the foot of the bed and not over the pillows. Nothing is smaller than a child’s hand. On the door is the name of the room in felt letters, low enough to feel.</p>
<h2>What did not change</h2>
<p>Clouds on one wall do not silence a room of 14 m². The children are as loud as ever. Only you no longer hear them coming from below.</p>`,
  },
  place: {
    nl: 'Schladming, Oostenrijk',
    fr: 'Schladming, Autriche',
    de: 'Schladming, Österreich',
    en: 'Schladming, Austria',
  },
  sector: { nl: 'Pension', fr: 'Pension', de: 'Pension', en: 'Guesthouse' },
  completedOn: '2025-11-28',
  picture: scenes.kidsRoom,
  pictures: [feltPictures.shapes, feltDetails.shapes],
  figures: [
    {
      name: {
        nl: 'Loopgeluid onder de trap',
        fr: 'Bruit de pas sous l’escalier',
        de: 'Gehgeräusch unter der Treppe',
        en: 'Footfall below the stairs',
      },
      value: { nl: '8 dB minder', fr: '8 dB de moins', de: '8 dB weniger', en: '8 dB less' },
    },
    {
      name: { nl: 'Traptreden', fr: 'Marches', de: 'Stufen', en: 'Steps' },
      value: { nl: '30', fr: '30', de: '30', en: '30' },
    },
    {
      name: {
        nl: 'Wolken, manen en sterren',
        fr: 'Nuages, lunes et étoiles',
        de: 'Wolken, Monde und Sterne',
        en: 'Clouds, moons and stars',
      },
      value: { nl: '72 stuks', fr: '72 pièces', de: '72 Stück', en: '72 pieces' },
    },
  ],
  quote: {
    text: {
      nl: 'Vroeger vroegen gasten om een kamer op de begane grond. Nu vragen kinderen om de kamer met de maan.',
      fr: 'Avant, on nous demandait une chambre au rez-de-chaussée. Maintenant, les enfants demandent la chambre à la lune.',
      de: 'Früher wollten die Gäste ein Zimmer im Erdgeschoss. Jetzt wollen die Kinder das Zimmer mit dem Mond.',
      en: 'Guests used to ask for a room on the ground floor. Now the children ask for the room with the moon.',
    },
    name: 'Barbara Steiner',
    role: { nl: 'Gastvrouw', fr: 'Hôtesse', de: 'Gastgeberin', en: 'Host' },
  },
  products: ['stair-pads', 'felt-by-the-metre', 'felt-letters', 'felt-basket'],
};

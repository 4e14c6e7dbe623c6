import type { SeedProject } from '../../../seed-editorial.ts';
import { feltDetails } from '../detail-pictures.ts';
import { feltPictures } from '../felt.ts';
import { scenes } from '../scene-pictures.ts';

export const livingRoomRestaurantZwolle: SeedProject = {
  key: 'living-room-restaurant-zwolle',
  slugs: {
    nl: 'huiskamerrestaurant-zwolle',
    fr: 'table-d-hotes-zwolle',
    de: 'wohnzimmerrestaurant-zwolle',
    en: 'living-room-restaurant-zwolle',
  },
  title: {
    nl: 'Tien gasten, één tafel, twee pompoenen',
    fr: 'Dix convives, une table, deux potirons',
    de: 'Zehn Gäste, ein Tisch, zwei Kürbisse',
    en: 'Ten guests, one table, two pumpkins',
  },
  intro: {
    nl: 'In een huiskamerrestaurant zit iedereen aan dezelfde tafel, en na de soep praat iedereen tegelijk. Twee lampenkappen en tien placemats haalden er twee decibel af. Dat is meer dan het lijkt.',
    fr: 'À une table d’hôtes, tout le monde est assis ensemble, et après la soupe tout le monde parle en même temps. Deux abat-jour et dix sets ont ôté deux décibels. C’est plus qu’il n’y paraît.',
    de: 'Im Wohnzimmerrestaurant sitzen alle an einem Tisch, und nach der Suppe reden alle zugleich. Zwei Lampenschirme und zehn Sets nahmen zwei Dezibel weg. Das ist mehr, als es klingt.',
    en: 'In a living-room restaurant everyone sits at the same table, and after the soup everyone talks at once. Two shades and ten mats took away two decibels. That is more than it seems.',
  },
  body: {
    nl: `<p>Aan tafel bij Marieke kookt op vrijdag en zaterdag voor tien mensen, in haar eigen achterkamer. Hoog plafond, houten vloer, een wand van latten die er al was. “De eerste gang is gezellig,” zei ze, “het hoofdgerecht is een veiling.”</p>
<h2>Waar het ontstaat</h2>
<p>Geluid boven een tafel gaat recht omhoog, raakt het plafond en komt op het bord van de overburen terug. Een kap van lamellen hangt precies op die weg. We hingen twee Pompoenen van 80 cm op zestig centimeter boven het blad, laag genoeg om te werken en hoog genoeg om elkaar aan te kijken.</p>
<p>Op tafel kwamen tien ovale placemats. Die dempen geen stemmen, maar wel het bestek: het schelste geluid van de avond.</p>
<h2>Gemeten bij het hoofdgerecht</h2>
<p>We maten op twee avonden met tien gasten, een halfuur vanaf het hoofdgerecht. Van 74 naar 72 dB(A), en de nagalm ging van 0,9 naar 0,75 seconde. Een wonder is dat niet. Maar het gezelschap bleef twintig minuten langer zitten, en de afwas ging zachter. Wil je nog eens zoveel winnen, zeiden we, hang dan iets aan de wand achter de kast. Dat staat voor het najaar op de lijst.</p>`,
    fr: `<p>Marieke cuisine le vendredi et le samedi pour dix personnes, dans sa propre arrière-salle. Plafond haut, parquet, un mur de tasseaux qui était déjà là. « L’entrée, c’est convivial, dit-elle, le plat, c’est une vente aux enchères. »</p>
<h2>Là où le bruit naît</h2>
<p>Le son monte droit de la table, touche le plafond et retombe dans l’assiette d’en face. Un abat-jour à lamelles est juste sur ce chemin. Nous avons suspendu deux Potiron de 80 cm à soixante centimètres du plateau, assez bas pour agir, assez haut pour se regarder.</p>
<p>Sur la table, dix sets ovales. Ils n’amortissent pas les voix, mais les couverts : le bruit le plus aigu de la soirée.</p>
<h2>Mesuré au plat</h2>
<p>Nous avons mesuré deux soirs, avec dix convives, une demi-heure à partir du plat. De 74 à 72 dB(A) ; la réverbération est passée de 0,9 à 0,75 seconde. Ce n’est pas un miracle. Mais les convives sont restés vingt minutes de plus, et la vaisselle s’est faite en douceur. Pour en gagner encore autant, avons-nous dit, mettez quelque chose au mur derrière le buffet. C’est prévu pour l’automne.</p>`,
    de: `<p>Marieke kocht freitags und samstags für zehn Leute, in ihrem eigenen Hinterzimmer. Hohe Decke, Holzboden, eine Wand aus Leisten, die schon da war. „Die Vorspeise ist gemütlich“, sagte sie, „der Hauptgang ist eine Versteigerung.“</p>
<h2>Wo es entsteht</h2>
<p>Über einem Tisch steigt der Schall gerade auf, trifft die Decke und fällt dem Gegenüber auf den Teller. Ein Schirm aus Lamellen hängt genau auf diesem Weg. Wir haben zwei Kürbisse von 80 cm sechzig Zentimeter über die Platte gehängt, tief genug, um zu wirken, hoch genug, um sich anzusehen.</p>
<p>Auf den Tisch kamen zehn ovale Sets. Sie dämpfen keine Stimmen, wohl aber das Besteck: das schrillste Geräusch des Abends.</p>
<h2>Gemessen beim Hauptgang</h2>
<p>Wir haben an zwei Abenden mit zehn Gästen gemessen, eine halbe Stunde ab dem Hauptgang. Von 74 auf 72 dB(A), der Nachhall sank von 0,9 auf 0,75 Sekunden. Ein Wunder ist das nicht. Aber die Runde blieb zwanzig Minuten länger sitzen, und der Abwasch ging leiser. Wer noch einmal so viel gewinnen will, sagten wir, hängt etwas an die Wand hinter dem Schrank. Das steht für den Herbst auf der Liste.</p>`,
    en: `<p>On Fridays and Saturdays Marieke cooks for ten, in her own back room. High ceiling, wooden floor, a wall of slats that was there already. “The starter is cosy,” she said, “the main course is an auction.”</p>
<h2>Where it starts</h2>
<p>Sound above a table goes straight up, meets the ceiling and lands on the plate of the person opposite. A shade made of fins hangs right in its way. We hung two Pumpkins of 80 cm sixty centimetres above the top, low enough to work and high enough to see each other.</p>
<p>On the table went ten oval mats. They do nothing for voices, but they do quieten cutlery, the sharpest sound of the evening.</p>
<h2>Measured over the main course</h2>
<p>We measured on two evenings with ten guests, for half an hour from the main course on. From 74 to 72 dB(A), and reverberation from 0.9 to 0.75 seconds. That is no miracle. But the company stayed twenty minutes longer, and the washing-up was gentler. To gain as much again, we said, hang something on the wall behind the sideboard. It is on the list for autumn.</p>`,
  },
  place: { nl: 'Zwolle, Nederland', fr: 'Zwolle, Pays-Bas', de: 'Zwolle, Niederlande', en: 'Zwolle, the Netherlands' },
  sector: { nl: 'Restaurant', fr: 'Restaurant', de: 'Restaurant', en: 'Restaurant' },
  completedOn: '2026-04-10',
  picture: scenes.diningRoom,
  pictures: [feltPictures.lampshade, feltDetails.lampshade],
  figures: [
    {
      name: {
        nl: 'Geluid met tien gasten',
        fr: 'Niveau avec dix convives',
        de: 'Pegel mit zehn Gästen',
        en: 'Level with ten guests',
      },
      value: { nl: '74 → 72 dB(A)', fr: '74 → 72 dB(A)', de: '74 → 72 dB(A)', en: '74 → 72 dB(A)' },
    },
    {
      name: { nl: 'Nagalmtijd', fr: 'Réverbération', de: 'Nachhallzeit', en: 'Reverberation' },
      value: { nl: '0,9 → 0,75 s', fr: '0,9 → 0,75 s', de: '0,9 → 0,75 s', en: '0.9 → 0.75 s' },
    },
    {
      name: { nl: 'Opgehangen in', fr: 'Pose', de: 'Aufgehängt in', en: 'Hung in' },
      value: { nl: 'Eén middag', fr: 'Un après-midi', de: 'Einem Nachmittag', en: 'One afternoon' },
    },
  ],
  quote: {
    text: {
      nl: 'Ik hoor nu vanuit de keuken wanneer de borden leeg zijn. Het wordt dan stil in plaats van luid.',
      fr: 'De la cuisine, j’entends quand les assiettes sont vides. C’est le silence qui me prévient, plus le vacarme.',
      de: 'Ich höre jetzt aus der Küche, wann die Teller leer sind. Dann wird es still statt laut.',
      en: 'I can hear from the kitchen when the plates are empty. It goes quiet now instead of loud.',
    },
    name: 'Marieke Post',
    role: { nl: 'Gastvrouw en kok', fr: 'Hôtesse et cuisinière', de: 'Gastgeberin und Köchin', en: 'Host and cook' },
  },
  products: ['pumpkin-lampshade', 'felt-placemats', 'felt-coasters'],
};

import type { SeedProject } from '../../../seed-editorial.ts';
import { feltDetails } from '../detail-pictures.ts';
import { scenes } from '../scene-pictures.ts';

export const hotelNamur: SeedProject = {
  key: 'hotel-namur',
  slugs: { nl: 'hotel-in-namen', fr: 'hotel-a-namur', de: 'hotel-in-namur', en: 'hotel-in-namur' },
  title: {
    nl: 'Twaalf kamers met zachte ruggen',
    fr: 'Douze chambres au dos doux',
    de: 'Zwölf Zimmer mit weichem Rücken',
    en: 'Twelve rooms with soft backs',
  },
  intro: {
    nl: 'Een klein hotel aan de Maas verving twaalf hoofdborden van kunstleer door een wand van saliegroen vilt. De gasten slapen niet stiller, maar de kamers klinken eindelijk bewoond.',
    fr: 'Un petit hôtel du bord de Meuse a remplacé douze têtes de lit en similicuir par un mur de feutre sauge. On n’y dort pas dans un plus grand silence, mais les chambres sonnent enfin habitées.',
    de: 'Ein kleines Hotel an der Maas ersetzte zwölf Kopfteile aus Kunstleder durch eine Wand aus salbeigrünem Filz. Die Gäste schlafen nicht stiller, aber die Zimmer klingen endlich bewohnt.',
    en: 'A small hotel on the Meuse replaced twelve imitation leather headboards with a wall of sage felt. Guests don’t sleep in greater silence, but the rooms sound lived in at last.',
  },
  body: {
    nl: `<p>Kunstleer barst waar het hoofd leunt, na een jaar of zes. Hôtel des Bateliers wilde iets dat niet barst, dat af te nemen is en dat de kamers minder hol maakt. Minimalistisch ingericht klinkt namelijk ook minimalistisch: een bed, een kastje, en verder echo.</p>
<h2>Dons, maar dan breder</h2>
<p>Ons hoofdbord is er tot 180 cm. Hier sneden we hetzelfde op 320 bij 150 cm: twee lagen van 20 mm, waarvan de voorste met golven die bij het hoofdeind dichter bij elkaar liggen. In de massa gekleurd, dus waar het slijt, is het eronder net zo groen.</p>
<p>Het hangt aan twee profielen. De huishouding tilt de twee helften er twee keer per jaar af, stofzuigt ze met de zachte borstel en hangt ze terug. Vlekken van haargel gaan eruit met lauw water en een druppel afwasmiddel.</p>
<h2>Wat het doet, en wat niet</h2>
<p>De nagalm ging van 0,65 naar 0,5 seconde: een gesprek in bed klinkt nu als een gesprek in bed. De buren hoor je nog steeds. Geluid door een muur heen stop je met gewicht, en vijfendertig kilo vilt is geen muur. We zeggen het liever vooraf.</p>`,
    fr: `<p>Le similicuir se fendille là où repose la tête, au bout de six ans. L’Hôtel des Bateliers voulait une matière qui ne craque pas, qui se nettoie et rende les chambres moins creuses. Un décor minimaliste sonne minimaliste : un lit, un chevet, et pour le reste de l’écho.</p>
<h2>Duvet, en plus large</h2>
<p>Notre tête de lit existe jusqu’à 180 cm. Ici, nous l’avons taillée à 320 sur 150 cm : deux couches de 20 mm, celle de devant ondulée, plus serrée vers le chevet. Teinte dans la masse : là où elle s’use, le dessous est aussi vert.</p>
<p>Elle tient sur deux profilés. Deux fois l’an, l’équipe décroche les deux moitiés, les aspire à la brosse douce et les remet. Les taches de gel partent à l’eau tiède et au liquide vaisselle, une goutte suffit.</p>
<h2>Ce que cela fait, et ne fait pas</h2>
<p>La réverbération est passée de 0,65 à 0,5 seconde : une conversation au lit sonne comme une conversation au lit. Les voisins, on les entend toujours. Pour arrêter le son à travers un mur, il faut du poids, et trente-cinq kilos de feutre ne sont pas un mur. Nous préférons le dire avant.</p>`,
    de: `<p>Kunstleder reißt dort, wo der Kopf lehnt, nach etwa sechs Jahren. Das Hôtel des Bateliers wollte etwas, das nicht reißt, sich reinigen lässt und die Zimmer weniger hohl macht. Minimalistisch eingerichtet klingt nämlich auch minimalistisch: ein Bett, ein Tischchen und sonst Hall.</p>
<h2>Daune, nur breiter</h2>
<p>Unser Kopfteil gibt es bis 180 cm. Hier schnitten wir dasselbe auf 320 mal 150 cm: zwei Lagen zu 20 mm, die vordere mit Wellen, die am Kopfende dichter liegen. Durchgefärbt; wo es sich abnutzt, ist es darunter ebenso grün.</p>
<p>Es hängt an zwei Profilen. Zweimal im Jahr nimmt das Personal die beiden Hälften ab, saugt sie mit der weichen Bürste und hängt sie zurück. Flecken von Haargel gehen mit lauem Wasser und einem Tropfen Spülmittel weg.</p>
<h2>Was es bewirkt und was nicht</h2>
<p>Der Nachhall sank von 0,65 auf 0,5 Sekunden: Ein Gespräch im Bett klingt wie ein Gespräch im Bett. Die Nachbarn hört man weiterhin. Schall durch eine Wand hält nur Gewicht auf, und fünfunddreißig Kilo Filz sind keine Wand. Das sagen wir lieber vorher.</p>`,
    en: `<p>Imitation leather cracks where heads lean on it, after six years or so. Hôtel des Bateliers wanted something that would not crack, could be cleaned and would make the rooms less hollow. A minimalist interior sounds minimalist too: a bed, a side table, and the rest is echo.</p>
<h2>Down, only wider</h2>
<p>Our headboard comes in widths up to 180 cm. Here we cut the same thing to 320 by 150 cm: two layers of 20 mm, the front one with waves that crowd together towards the head of the bed. It is coloured right through, so where it wears it is just as green beneath.</p>
<p>It hangs from two rails. Twice a year housekeeping lifts off the two halves, vacuums them with the soft brush and puts them back. Hair gel comes out with lukewarm water and a drop of washing-up liquid.</p>
<h2>What it does, and what it doesn’t</h2>
<p>Reverberation went from 0.65 to 0.5 seconds: a conversation in bed now sounds like a conversation in bed. You can still hear the neighbours. Sound through a wall is stopped by weight, and thirty-five kilos of felt is not a wall. We would rather say so beforehand.</p>`,
  },
  place: { nl: 'Namen, België', fr: 'Namur, Belgique', de: 'Namur, Belgien', en: 'Namur, Belgium' },
  sector: { nl: 'Hotel', fr: 'Hôtel', de: 'Hotel', en: 'Hotel' },
  completedOn: '2026-06-05',
  picture: scenes.bedroom,
  pictures: [feltDetails.wall],
  figures: [
    {
      name: { nl: 'Nagalmtijd', fr: 'Réverbération', de: 'Nachhallzeit', en: 'Reverberation' },
      value: { nl: '0,65 → 0,5 s', fr: '0,65 → 0,5 s', de: '0,65 → 0,5 s', en: '0.65 → 0.5 s' },
    },
    {
      name: { nl: 'Kamers', fr: 'Chambres', de: 'Zimmer', en: 'Rooms' },
      value: { nl: '12', fr: '12', de: '12', en: '12' },
    },
    {
      name: { nl: 'Vilt per kamer', fr: 'Feutre par chambre', de: 'Filz je Zimmer', en: 'Felt per room' },
      value: { nl: '4,8 m²', fr: '4,8 m²', de: '4,8 m²', en: '4.8 m²' },
    },
    {
      name: { nl: 'Montage per kamer', fr: 'Pose par chambre', de: 'Montage je Zimmer', en: 'Fitting per room' },
      value: { nl: '40 minuten', fr: '40 minutes', de: '40 Minuten', en: '40 minutes' },
    },
  ],
  quote: {
    text: {
      nl: 'Gasten slaan er nu tegenaan met hun vlakke hand, als op een paard. Dat deden ze bij het oude nooit.',
      fr: 'Les clients le tapotent du plat de la main, comme un cheval. L’ancien, jamais.',
      de: 'Die Gäste klopfen mit der flachen Hand darauf, wie einem Pferd auf den Hals. Beim alten tat das niemand.',
      en: 'Guests pat it with a flat hand, as you would a horse. Nobody ever did that to the old one.',
    },
    name: 'Benoît Lambert',
    role: { nl: 'Directeur', fr: 'Directeur', de: 'Direktor', en: 'Manager' },
  },
  products: ['soft-headboard', 'felt-by-the-metre'],
};

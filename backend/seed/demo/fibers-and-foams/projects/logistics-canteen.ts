import type { SeedProject } from '../../../seed-editorial.ts';
import { materialDetails } from '../detail-pictures.ts';
import { canteenScene } from '../scene-pictures.ts';

export const logisticsCanteen: SeedProject = {
  key: 'logistics-canteen',
  slugs: { nl: 'kantine-venlo', fr: 'cantine-venlo', de: 'kantine-venlo', en: 'canteen-venlo' },
  title: {
    nl: 'Dertig baffles uit de eigen werkplaats',
    fr: 'Trente baffles faits dans leur propre atelier',
    de: 'Dreißig Baffeln aus der eigenen Werkstatt',
    en: 'Thirty baffles from their own workshop',
  },
  intro: {
    nl: 'Een distributiecentrum in Venlo liet zijn technische dienst de kantine opknappen. Wij leverden de kernen en een werktekening; de mensen die er eten, hebben ze bekleed en opgehangen.',
    fr: 'Un centre logistique de Venlo a confié sa cantine à son service technique. Nous avons livré les âmes et un plan ; ceux qui y mangent les ont habillées et suspendues.',
    de: 'Ein Verteilzentrum in Venlo ließ die Kantine von der eigenen Technik herrichten. Wir lieferten Kerne und Zeichnung; bezogen und aufgehängt haben sie die Leute, die dort essen.',
    en: 'A distribution centre in Venlo had its own technicians do up the canteen. We supplied the cores and a drawing; the people who eat there covered and hung them.',
  },
  body: {
    nl: `<p>Op 110 m², 3,4 m hoog, zitten drie keer per dag negentig mensen. Bij 1,6 seconde verstond men de buurman niet en bleef de ploegendienst in de auto eten. De offerte voor kant-en-klare baffles was twee keer het budget.</p>
<h2>De kern</h2>
<p>Een baffle hoeft niet van vilt te zijn, alleen te lijken. Wij zaagden polyestervezel van 50 mm tot stroken van 1200 × 300 mm, twee achter elkaar per baffle. De technische dienst bouwde er latten omheen en spande er wollen stof over, crème en terracotta. Per stuk is dat bijna 1 m² absorptie bij 500 Hz, want beide kanten doen mee.</p>
<h2>De latten</h2>
<p>De lambrisering bestond al. Er is 40 mm polyestervezel achter gezet, 16 m², zwart vlies ervoor. Open voegen van 20 mm zijn genoeg: dat telt voor nog eens 10 m². Bij elkaar kwam er 38 m² bij, en de som gaf 0,8 seconde. De meting ook.</p>`,
    fr: `<p>Sur 110 m² et 3,4 m de haut, quatre-vingt-dix personnes mangent trois fois par jour. À 1,6 seconde, on ne comprenait pas son voisin et les équipes mangeaient dans leur voiture. Le devis pour des baffles tout faits atteignait le double du budget.</p>
<h2>L’âme</h2>
<p>Un baffle n’a pas besoin d’être en feutre, seulement d’en avoir l’air. Nous avons coupé de la fibre polyester de 50 mm en bandes de 1200 × 300 mm, deux bout à bout par baffle. Le service technique a fait le cadre et tendu un tissu de laine, crème et terre cuite. Chacun donne presque 1 m² d’absorption à 500 Hz, car les deux faces travaillent.</p>
<h2>Les lattes</h2>
<p>Le soubassement existait. On a mis derrière 16 m² de fibre polyester de 40 mm, sous voile noir. Des jours de 20 mm suffisent : encore 10 m². En tout 38 m² de plus ; le calcul donnait 0,8 seconde. La mesure aussi.</p>`,
    de: `<p>Auf 110 m², 3,4 m hoch, essen dreimal am Tag neunzig Leute. Bei 1,6 Sekunden verstand man den Nachbarn nicht, und die Schicht aß im Auto. Das Angebot für fertige Baffeln lag beim Doppelten des Budgets.</p>
<h2>Der Kern</h2>
<p>Eine Baffel muss nicht aus Filz sein, nur so aussehen. Wir schnitten Polyesterfaser von 50 mm in Streifen von 1200 × 300 mm, je zwei hintereinander. Die Technik baute Leisten darum und spannte Wollstoff darüber, in Creme und Terrakotta. Jedes Stück bringt fast 1 m² Absorption bei 500 Hz, denn beide Seiten arbeiten.</p>
<h2>Die Latten</h2>
<p>Die Verkleidung gab es schon. Dahinter kamen 16 m² Polyesterfaser von 40 mm, mit schwarzem Vlies davor. Offene Fugen von 20 mm genügen: noch einmal 10 m². Zusammen sind es 38 m² mehr, und die Rechnung ergab 0,8 Sekunden. Die Messung auch.</p>`,
    en: `<p>On 110 m², 3.4 m high, ninety people eat three times a day. At 1.6 seconds nobody understood their neighbour and the shift ate in their cars. The quotation for ready-made baffles was twice the budget.</p>
<h2>The core</h2>
<p>A baffle need not be felt, it need only look it. We cut polyester fibre of 50 mm into strips of 1200 × 300 mm, two end to end for each baffle. The technicians built battens round them and stretched woollen cloth over, cream and terracotta. Each makes almost 1 m² of absorption at 500 Hz, for both faces work.</p>
<h2>The slats</h2>
<p>The dado was there already. Behind it went 16 m² of polyester fibre, 40 mm thick, with black fleece in front. Open joints of 20 mm are enough: another 10 m². In all that adds 38 m², and the sum came to 0.8 seconds. So did the measurement.</p>`,
  },
  place: { nl: 'Venlo, Nederland', fr: 'Venlo, Pays-Bas', de: 'Venlo, Niederlande', en: 'Venlo, the Netherlands' },
  sector: { nl: 'Logistiek', fr: 'Logistique', de: 'Logistik', en: 'Logistics' },
  completedOn: '2026-03-27',
  picture: canteenScene,
  pictures: [materialDetails.polyester],
  figures: [
    {
      name: { nl: 'Nagalmtijd', fr: 'Réverbération', de: 'Nachhallzeit', en: 'Reverberation' },
      value: { nl: '1,6 → 0,8 s', fr: '1,6 → 0,8 s', de: '1,6 → 0,8 s', en: '1.6 → 0.8 s' },
    },
    {
      name: { nl: 'Baffles', fr: 'Baffles', de: 'Baffeln', en: 'Baffles' },
      value: { nl: '30', fr: '30', de: '30', en: '30' },
    },
    {
      name: { nl: 'Achter de latten', fr: 'Derrière les lattes', de: 'Hinter den Latten', en: 'Behind the slats' },
      value: { nl: '16 m²', fr: '16 m²', de: '16 m²', en: '16 m²' },
    },
  ],
  quote: {
    text: {
      nl: 'Iedereen kan er een aanwijzen en zeggen: die heb ik gespannen. Er is er nog geen een scheef gehangen.',
      fr: 'Chacun peut en montrer un et dire : celui-là, c’est moi qui l’ai tendu. Aucun ne pend de travers.',
      de: 'Jeder kann auf eine zeigen und sagen: Die habe ich bespannt. Schief hängt bis heute keine.',
      en: 'Everyone can point at one and say: I covered that. None of them has been hung crooked yet.',
    },
    name: 'Ria Peeters',
    role: {
      nl: 'Hoofd technische dienst',
      fr: 'Responsable technique',
      de: 'Leiterin Technik',
      en: 'Head of technical services',
    },
  },
  products: ['polyester-40'],
};

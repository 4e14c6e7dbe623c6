import type { SeedProduct } from '../../../seed-data.ts';
import { attribute } from '../../common/attributes.ts';
import { colorOption, colorVariants } from '../../common/color-variants.ts';
import { foamColors } from '../../common/colors.ts';
import { fromStock } from '../../common/delivery.ts';
import { objectTiers } from '../../common/tiers.ts';
import { materialDetails } from '../detail-pictures.ts';
import { materialPictures } from '../pictures.ts';

const { anthracite, grey, blue } = foamColors;
const colors = [anthracite, grey] as const;

export const foamCorner: SeedProduct = {
  key: 'foam-corner',
  categories: ['shaped-foam'],
  brand: 'Fibers and Foams',
  slugs: { nl: 'hoekelement-pu-28', fr: 'element-d-angle-pu-28', de: 'eckelement-pu-28', en: 'corner-element-pu-28' },
  name: { nl: 'Hoekelement PU 28', fr: 'Élément d’angle PU 28', de: 'Eckelement PU 28', en: 'Corner element PU 28' },
  intro: {
    nl: 'Driehoekig, 300 mm in de hoek, stapelbaar tot het plafond. Voor de toon die blijft hangen.',
    fr: 'Triangulaire, 300 mm dans l’angle, empilable jusqu’au plafond. Pour la note qui traîne.',
    de: 'Dreieckig, 300 mm in der Ecke, stapelbar bis zur Decke. Für den Ton, der hängen bleibt.',
    en: 'Triangular, 300 mm into the corner, stackable to the ceiling. For the note that lingers.',
  },
  description: {
    nl: '<p>In hoeken is de druk van lage tonen het grootst; daar werkt dik schuim het best. Twee hoeken van vloer tot plafond doen in een kamer van 20 m² meer dan twintig wandtegels.</p><p>Verwacht geen wonderen onder 80 Hz: daarvoor is een resonator nodig.</p>',
    fr: '<p>La pression des graves culmine dans les angles ; la mousse épaisse y travaille le mieux. Deux angles, du sol au plafond, font plus dans une pièce de 20 m² que vingt dalles murales.</p><p>Pas de miracle sous 80 Hz : il y faut un résonateur.</p>',
    de: '<p>In Ecken ist der Druck tiefer Töne am größten, dort wirkt dicker Schaum am besten. Zwei Ecken vom Boden bis zur Decke bringen in einem Raum von 20 m² mehr als zwanzig Wandplatten.</p><p>Unter 80 Hz keine Wunder: Dafür braucht es einen Resonator.</p>',
    en: '<p>The pressure of low notes is highest in corners, and thick foam works best there. Two corners from floor to ceiling do more in a room of 20 m² than twenty wall tiles.</p><p>No miracles below 80 Hz: that takes a resonator.</p>',
  },
  pictures: [materialPictures.corner, materialDetails.corner],
  options: [colorOption(colors)],
  variants: colorVariants(colors, {
    sku: 'FF-CORN-300',
    price: { eur: 2890, gbp: 2526 },
    size: { width: 300, height: 600, depth: 300 },
    weight: 760,
  }),
  tiers: objectTiers,
  attributes: [
    attribute('dimensions', '300 × 300 × 600 mm'),
    attribute('emissions', 'CertiPUR'),
    attribute('packed', { nl: '2 stuks', fr: '2 pièces', de: '2 Stück', en: '2 pieces' }),
  ],
  acoustics: {
    absorption: [0.48, 0.8, 0.98, 1.02, 1.04, 1.03],
    nrc: 0.95,
    fireClass: 'E',
    thickness: 300,
    density: 28,
  },
  delivery: fromStock,
  since: '2023-05-08',
  related: ['foam-cylinder', 'pu-28-wedge', 'spray-adhesive'],
};

export const foamCylinder: SeedProduct = {
  key: 'foam-cylinder',
  categories: ['shaped-foam'],
  brand: 'Fibers and Foams',
  slugs: { nl: 'cilinder-pu-28', fr: 'cylindre-pu-28', de: 'zylinder-pu-28', en: 'cylinder-pu-28' },
  name: { nl: 'Cilinder PU 28', fr: 'Cylindre PU 28', de: 'Zylinder PU 28', en: 'Cylinder PU 28' },
  intro: {
    nl: 'Vrijstaand of hangend, 250 mm dik. Zet hem waar het geluid vandaan komt.',
    fr: 'Posé ou suspendu, 250 mm de diamètre. À placer près de la source.',
    de: 'Stehend oder hängend, 250 mm stark. Stellen Sie ihn dorthin, wo der Schall herkommt.',
    en: 'Standing or hanging, 250 mm thick. Put it where the sound comes from.',
  },
  description: {
    nl: '<p>Een cilinder vangt geluid van alle kanten en heeft daardoor per vierkante meter vloer het meeste absorberende oppervlak van alles wat wij zagen. Door de kern loopt een gat van 20 mm voor een draadeind of koord.</p><p>In sporthallen hangen ze met tientallen boven het veld: een bal die hem raakt, kaatst niet.</p>',
    fr: '<p>Un cylindre capte le son de tous côtés : c’est, au mètre carré de sol, le plus d’absorption que nous sachions tailler. Un trou de 20 mm traverse le cœur, pour une tige ou une corde.</p><p>Dans les salles de sport, ils pendent par dizaines : un ballon qui les touche ne rebondit pas.</p>',
    de: '<p>Ein Zylinder fängt Schall von allen Seiten und hat je Quadratmeter Boden die meiste Absorptionsfläche von allem, was wir schneiden. Durch den Kern läuft ein 20-mm-Loch für Gewindestange oder Seil.</p><p>In Sporthallen hängen sie zu Dutzenden über dem Feld: Ein Ball, der sie trifft, springt nicht zurück.</p>',
    en: '<p>A cylinder takes in sound from all sides, and so has the most absorbing area per square metre of floor of anything we cut. A 20 mm hole runs through the core for a rod or cord.</p><p>In sports halls they hang by the dozen: a ball that hits one does not bounce.</p>',
  },
  pictures: [materialPictures.cylinder, materialDetails.cylinder],
  options: [
    colorOption([anthracite, grey, blue]),
    {
      key: 'length',
      type: 'Number',
      name: {
        nl: 'Lengte op maat (mm)',
        fr: 'Longueur sur mesure (mm)',
        de: 'Länge nach Maß (mm)',
        en: 'Length to order (mm)',
      },
      number: { min: 300, max: 1000, step: 10, default: 1000 },
    },
  ],
  variants: colorVariants([anthracite, grey, blue], {
    sku: 'FF-CYL-250',
    price: { eur: 3450, gbp: 3015 },
    size: { width: 250, height: 1000, depth: 250 },
    weight: 1370,
  }),
  tiers: objectTiers,
  attributes: [
    attribute('dimensions', 'Ø 250 × 1000 mm'),
    attribute('mounting', {
      nl: 'Gat van 20 mm door de kern',
      fr: 'Trou de 20 mm au cœur',
      de: '20-mm-Loch durch den Kern',
      en: '20 mm hole through the core',
    }),
    attribute('emissions', 'CertiPUR'),
  ],
  acoustics: {
    absorption: [0.45, 0.78, 0.98, 1.02, 1.03, 1.02],
    nrc: 0.95,
    fireClass: 'E',
    thickness: 250,
    density: 28,
  },
  delivery: fromStock,
  since: '2025-06-02',
  related: ['foam-corner', 'pu-28-wedge'],
};

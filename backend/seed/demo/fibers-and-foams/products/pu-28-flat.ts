import type { SeedProduct, SeedVariant } from '../../../seed-data.ts';
import { attribute } from '../../common/attributes.ts';
import { fromStock } from '../../common/delivery.ts';
import { boxTiers } from '../../common/tiers.ts';
import { adhesiveBack, cutToSize, drawingOption, thicknessOption } from '../cutting.ts';
import { materialDetails } from '../detail-pictures.ts';
import { materialPictures } from '../pictures.ts';

/** A sheet of 2000 × 1000 mm at 28 kg/m³ weighs 56 g per millimetre. */
function sheet(thickness: number, eur: number, gbp: number): SeedVariant {
  return {
    sku: `FF-PU28-${thickness}`,
    choices: { thickness: `t${thickness}` },
    price: { eur, gbp },
    size: { width: 2000, height: 1000, depth: thickness },
    weight: thickness * 56,
  };
}

export const pu28Flat: SeedProduct = {
  key: 'pu-28-flat',
  categories: ['acoustic-foams'],
  brand: 'Fibers and Foams',
  slugs: {
    nl: 'pu-28-vlakke-plaat',
    fr: 'pu-28-plaque-lisse',
    de: 'pu-28-glatte-platte',
    en: 'pu-28-flat-sheet',
  },
  oldSlugs: { nl: ['absorptieschuim-vlak'], de: ['absorberschaum-glatt'] },
  name: {
    nl: 'PU 28 vlakke plaat',
    fr: 'Plaque lisse PU 28',
    de: 'Glatte Platte PU 28',
    en: 'PU 28 flat sheet',
  },
  intro: {
    nl: 'De werkpaard-plaat: 2000 × 1000 mm, vijf diktes, gezaagd zoals u tekent.',
    fr: 'La plaque à tout faire : 2000 × 1000 mm, cinq épaisseurs, coupée selon votre plan.',
    de: 'Das Arbeitspferd: 2000 × 1000 mm, fünf Dicken, geschnitten nach Ihrer Zeichnung.',
    en: 'The workhorse: 2000 × 1000 mm, five thicknesses, cut to your drawing.',
  },
  description: {
    nl: '<p>Polyesterschuim met open cellen en een stromingsweerstand van 9 kPa·s/m². Glad aan beide zijden, dus geschikt om achter doek, geperforeerde plaat of hout te verdwijnen.</p><p>De dikte bepaalt waar het begint te werken: 20 mm vanaf 1.000 Hz, 50 mm vanaf 500 Hz, 100 mm vanaf 250 Hz. Met een spouw van dezelfde dikte erachter schuift dat een octaaf omlaag, zonder extra materiaal.</p><ul><li>Bij 40 °C en damp: kies polyether</li><li>Zichtbaar in een openbare ruimte: kies de brandvertragende PU 40</li></ul>',
    fr: '<p>Mousse polyester à cellules ouvertes, résistance à l’écoulement de 9 kPa·s/m². Lisse des deux côtés, elle disparaît derrière une toile, une tôle perforée ou du bois.</p><p>L’épaisseur fixe le début de l’effet : 20 mm dès 1 000 Hz, 50 mm dès 500 Hz, 100 mm dès 250 Hz. Un vide de même épaisseur derrière abaisse ce seuil d’une octave, sans matière en plus.</p><ul><li>À 40 °C et dans la vapeur : prenez le polyéther</li><li>Visible dans un lieu public : prenez la PU 40 ignifugée</li></ul>',
    de: '<p>Polyesterschaum mit offenen Zellen und einem Strömungswiderstand von 9 kPa·s/m². Beidseitig glatt, also gut hinter Stoff, Lochblech oder Holz zu verstecken.</p><p>Die Dicke bestimmt, wo die Wirkung beginnt: 20 mm ab 1.000 Hz, 50 mm ab 500 Hz, 100 mm ab 250 Hz. Ein gleich tiefer Hohlraum dahinter schiebt das um eine Oktave nach unten, ohne weiteres Material.</p><ul><li>Bei 40 °C und Dampf: Polyether</li><li>Sichtbar im öffentlichen Raum: die schwer entflammbare PU 40</li></ul>',
    en: '<p>Open-cell polyester foam with a flow resistance of 9 kPa·s/m². Smooth on both sides, so it hides well behind cloth, perforated sheet or wood.</p><p>Thickness sets where it starts to work: 20 mm from 1,000 Hz, 50 mm from 500 Hz, 100 mm from 250 Hz. A cavity as deep behind it moves that down an octave with no more material.</p><ul><li>At 40 °C and in steam: use polyether</li><li>Visible in a public space: use the flame-retardant PU 40</li></ul>',
  },
  pictures: [materialPictures.sheets, materialDetails.sheets],
  options: [
    thicknessOption(20, 30, 50, 70, 100),
    cutToSize(2000, 1000, { eur: 390, gbp: 341 }),
    // Thicker foam pulls itself off.
    {
      ...adhesiveBack({ eur: 960, gbp: 839 }),
      shownWhen: [{ option: 'thickness', chosen: ['t20', 't30', 't50'] }],
    },
    drawingOption,
  ],
  variants: [
    sheet(50, 3980, 3478),
    sheet(20, 1790, 1564),
    sheet(30, 2520, 2202),
    sheet(70, 5490, 4798),
    sheet(100, 7640, 6677),
  ],
  tiers: boxTiers,
  measure: { unit: 'm2', pieces: 1 },
  attributes: [
    attribute('dimensions', '2000 × 1000 mm'),
    attribute('material', {
      nl: 'PU-schuim, esterbasis, open cellen',
      fr: 'Mousse PU ester, cellules ouvertes',
      de: 'PU-Schaum, Esterbasis, offenporig',
      en: 'PU foam, ester based, open cell',
    }),
    attribute('emissions', 'CertiPUR'),
    attribute('measured', {
      nl: '50 mm, EN ISO 354, montage type A',
      fr: '50 mm, EN ISO 354, montage de type A',
      de: '50 mm, EN ISO 354, Montage Typ A',
      en: '50 mm, EN ISO 354, type A mounting',
    }),
  ],
  acoustics: {
    absorption: [0.11, 0.3, 0.68, 0.92, 0.97, 0.99],
    nrc: 0.7,
    alphaW: 0.6,
    soundClass: 'C',
    fireClass: 'E',
    thickness: 50,
    density: 28,
  },
  delivery: fromStock,
  since: '2023-02-13',
  related: ['pu-28-pyramid', 'pu-40-fr', 'polyether-30', 'spray-adhesive'],
};

import type { SeedPicture, SeedText, SeedVariant } from '../../seed-data.ts';
import type { SeedOptionValue } from '../../seed-options.ts';
import { feltColors, foamColors } from '../common/colors.ts';
import { fjordWallPanelPicture, pyraFoamPanelPicture } from './family-pictures.ts';

/** What the pictures of a family show that exist in every colour; `{}` stands for the colour. */
const families = {
  'fjord-wall-panel': {
    nl: 'Viltpanelen met golvende lagen in {}, achter een houten bank met een vaas takken',
    fr: 'Panneaux de feutre aux couches ondulantes, {}, derrière un banc en bois et un vase de branches',
    de: 'Filzpaneele mit geschwungenen Lagen in {} hinter einer Holzbank mit einer Vase voller Zweige',
    en: 'Felt panels with flowing layers in {}, behind a wooden bench and a vase of branches',
  },
  'hexa-felt-tiles': {
    nl: 'Zeshoekige vilttegels in {}, los gegroepeerd boven een dressoir',
    fr: 'Tuiles hexagonales en feutre, {}, groupées librement au-dessus d’un buffet',
    de: 'Sechseckige Filzkacheln in {}, locker über einem Sideboard angeordnet',
    en: 'Hexagonal felt tiles in {}, loosely grouped above a sideboard',
  },
  'linea-baffle': {
    nl: 'Rijen baffles in {} onder het plafond, boven een ronde eiken tafel met stoelen',
    fr: 'Rangées de baffles, {}, sous le plafond, au-dessus d’une table ronde en chêne et de ses chaises',
    de: 'Reihen von Baffeln in {} unter der Decke, über einem runden Eichentisch mit Stühlen',
    en: 'Rows of baffles in {} below the ceiling, above a round oak table and chairs',
  },
  'pyra-foam-panel': {
    nl: 'Piramideschuimpanelen in {}, in een vierkant boven een kast met een luidspreker',
    fr: 'Panneaux de mousse pyramidale, {}, en carré au-dessus d’un meuble avec une enceinte',
    de: 'Pyramidenschaumpaneele in {}, im Quadrat über einem Möbel mit Lautsprecher',
    en: 'Pyramid foam panels in {}, in a square above a cabinet with a loudspeaker',
  },
} as const satisfies Readonly<Record<string, SeedText>>;

/** The colour in which a family's own picture shows it: the same twice would only lengthen the gallery. */
const ownPictures: Partial<Readonly<Record<Tinted, Readonly<Record<string, SeedPicture>>>>> = {
  'fjord-wall-panel': { pine: fjordWallPanelPicture },
  'pyra-foam-panel': { anthracite: pyraFoamPanelPicture },
};

type Tinted = keyof typeof families;

const colors: readonly SeedOptionValue[] = [...Object.values(feltColors), ...Object.values(foamColors)];

/** A family's picture in one colour. */
export function tintedPicture(family: Tinted, { key, name }: SeedOptionValue): SeedPicture {
  const own = ownPictures[family]?.[key];
  if (own) return own;
  const alt = families[family];
  return {
    key: `${family}-${key}`,
    alt: {
      nl: alt.nl.replace('{}', name.nl.toLowerCase()),
      fr: alt.fr.replace('{}', name.fr.toLowerCase()),
      de: alt.de.replace('{}', name.de),
      en: alt.en.replace('{}', name.en.toLowerCase()),
    },
  };
}

/** Shows each variant in the colour it is made in. */
export function inTheirColors(
  family: Tinted,
  [first, ...others]: readonly [SeedVariant, ...SeedVariant[]],
): [SeedVariant, ...SeedVariant[]] {
  const show = (variant: SeedVariant): SeedVariant => {
    const color = colors.find(({ key }) => key === variant.choices.color);
    return color ? { ...variant, picture: tintedPicture(family, color) } : variant;
  };
  return [show(first), ...others.map(show)];
}

import type { SeedOptionValue } from '../../seed-options.ts';

/** The colours of the felt range, by the key that also ends an article number. */
export const feltColors = {
  pine: { key: 'pine', name: { nl: 'Dennengroen', fr: 'Vert sapin', de: 'Tannengrün', en: 'Pine' }, color: '#2b4d3f' },
  moss: { key: 'moss', name: { nl: 'Mosgroen', fr: 'Vert mousse', de: 'Moosgrün', en: 'Moss' }, color: '#6f7656' },
  sage: { key: 'sage', name: { nl: 'Saliegroen', fr: 'Vert sauge', de: 'Salbeigrün', en: 'Sage' }, color: '#adb39b' },
  chalk: { key: 'chalk', name: { nl: 'Krijtwit', fr: 'Blanc craie', de: 'Kreideweiß', en: 'Chalk' }, color: '#e7e3db' },
  oat: { key: 'oat', name: { nl: 'Haver', fr: 'Avoine', de: 'Hafer', en: 'Oat' }, color: '#d1c5b1' },
  sand: { key: 'sand', name: { nl: 'Zand', fr: 'Sable', de: 'Sand', en: 'Sand' }, color: '#c5b397' },
  fog: { key: 'fog', name: { nl: 'Mistgrijs', fr: 'Gris brume', de: 'Nebelgrau', en: 'Fog' }, color: '#aeafae' },
  anthracite: {
    key: 'anthracite',
    name: { nl: 'Antraciet', fr: 'Anthracite', de: 'Anthrazit', en: 'Anthracite' },
    color: '#313233',
  },
  clay: { key: 'clay', name: { nl: 'Klei', fr: 'Argile', de: 'Ton', en: 'Clay' }, color: '#c27e5f' },
  ochre: { key: 'ochre', name: { nl: 'Oker', fr: 'Ocre', de: 'Ocker', en: 'Ochre' }, color: '#c2923d' },
  lake: { key: 'lake', name: { nl: 'Meerblauw', fr: 'Bleu lac', de: 'Seeblau', en: 'Lake blue' }, color: '#4f6b7c' },
  midnight: {
    key: 'midnight',
    name: { nl: 'Nachtblauw', fr: 'Bleu nuit', de: 'Nachtblau', en: 'Midnight blue' },
    color: '#26344a',
  },
} as const satisfies Readonly<Record<string, SeedOptionValue>>;

/** The colours of the open-cell foams: they are dyed in the block, so there are few. */
export const foamColors = {
  anthracite: feltColors.anthracite,
  grey: {
    key: 'grey',
    name: { nl: 'Lichtgrijs', fr: 'Gris clair', de: 'Hellgrau', en: 'Light grey' },
    color: '#b9b9b6',
  },
  white: { key: 'white', name: { nl: 'Wit', fr: 'Blanc', de: 'Weiß', en: 'White' }, color: '#f1f0ec' },
  blue: {
    key: 'blue',
    name: { nl: 'Staalblauw', fr: 'Bleu acier', de: 'Stahlblau', en: 'Steel blue' },
    color: '#4a6073',
  },
} as const satisfies Readonly<Record<string, SeedOptionValue>>;

import type { SeedAttribute, SeedText } from '../../seed-data.ts';
import { inAllLanguages } from '../in-all-languages.ts';

const names = {
  dimensions: { nl: 'Afmetingen', fr: 'Dimensions', de: 'Maße', en: 'Dimensions' },
  thickness: { nl: 'Dikte', fr: 'Épaisseur', de: 'Dicke', en: 'Thickness' },
  coverage: { nl: 'Bedekt oppervlak', fr: 'Surface couverte', de: 'Abgedeckte Fläche', en: 'Area covered' },
  material: { nl: 'Materiaal', fr: 'Matière', de: 'Material', en: 'Material' },
  frame: { nl: 'Frame', fr: 'Cadre', de: 'Rahmen', en: 'Frame' },
  recycled: { nl: 'Gerecycled aandeel', fr: 'Part recyclée', de: 'Recyclinganteil', en: 'Recycled content' },
  mounting: { nl: 'Montage', fr: 'Pose', de: 'Montage', en: 'Mounting' },
  weight: { nl: 'Gewicht', fr: 'Poids', de: 'Gewicht', en: 'Weight' },
  fireClass: { nl: 'Brandklasse', fr: 'Réaction au feu', de: 'Brandverhalten', en: 'Fire class' },
  lightFastness: { nl: 'Lichtechtheid', fr: 'Solidité à la lumière', de: 'Lichtechtheit', en: 'Light fastness' },
  care: { nl: 'Onderhoud', fr: 'Entretien', de: 'Pflege', en: 'Care' },
  emissions: { nl: 'Emissies', fr: 'Émissions', de: 'Emissionen', en: 'Emissions' },
  measured: { nl: 'Gemeten volgens', fr: 'Mesuré selon', de: 'Gemessen nach', en: 'Measured to' },
  packed: { nl: 'Verpakt per', fr: 'Conditionnement', de: 'Verpackungseinheit', en: 'Packed in' },
  origin: { nl: 'Land van herkomst', fr: 'Pays de fabrication', de: 'Herstellungsland', en: 'Country of manufacture' },
} as const satisfies Readonly<Record<string, SeedText>>;

/** A line of the specification table under one of its usual names. A plain string is the same in every language. */
export function attribute(name: keyof typeof names, value: SeedText | string): SeedAttribute {
  return { name: names[name], value: typeof value === 'string' ? inAllLanguages(value) : value };
}

import type { components } from '#generated/contracts/content-api.ts';

type Language = 'nl' | 'fr' | 'de' | 'en';
type Labels = Readonly<Record<Language, string>>;

/** Returns the language of a locale; English for a language without labels. */
export function getLanguage(locale: string): Language {
  const [language] = locale.split('-');
  return language === 'nl' || language === 'fr' || language === 'de' ? language : 'en';
}

export const facetNames = {
  category: { nl: 'Categorie', fr: 'Catégorie', de: 'Kategorie', en: 'Category' },
  color: { nl: 'Kleur', fr: 'Couleur', de: 'Farbe', en: 'Colour' },
  soundClass: {
    nl: 'Geluidsabsorptieklasse',
    fr: 'Classe d’absorption acoustique',
    de: 'Schallabsorberklasse',
    en: 'Sound absorption class',
  },
  brand: { nl: 'Merk', fr: 'Marque', de: 'Marke', en: 'Brand' },
  material: { nl: 'Materiaal', fr: 'Matière', de: 'Material', en: 'Material' },
  thickness: { nl: 'Dikte', fr: 'Épaisseur', de: 'Dicke', en: 'Thickness' },
  fireClass: { nl: 'Brandklasse', fr: 'Réaction au feu', de: 'Brandverhalten', en: 'Reaction to fire' },
} as const satisfies Readonly<Record<string, Labels>>;

export const sortNames: Readonly<Record<components['schemas']['ProductSort'], Labels>> = {
  RECOMMENDED: { nl: 'Aanbevolen', fr: 'Recommandés', de: 'Empfohlen', en: 'Recommended' },
  PRICE_ASC: { nl: 'Prijs oplopend', fr: 'Prix croissant', de: 'Preis aufsteigend', en: 'Price, low to high' },
  PRICE_DESC: { nl: 'Prijs aflopend', fr: 'Prix décroissant', de: 'Preis absteigend', en: 'Price, high to low' },
  NAME: { nl: 'Naam', fr: 'Nom', de: 'Name', en: 'Name' },
  NRC: {
    nl: 'Meeste absorptie',
    fr: 'Absorption la plus forte',
    de: 'Stärkste Absorption',
    en: 'Most absorption',
  },
};

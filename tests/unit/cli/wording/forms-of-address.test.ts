import { describe, expect, it } from 'vitest';
import { type AddressForm, type AddressLanguage, findAddress } from '#cli/wording/forms-of-address.ts';

const cases: readonly (readonly [AddressLanguage, AddressForm, string, string | undefined])[] = [
  ['nl', 'formal', 'Kijk of uw bestelling klaar is', 'uw'],
  ['nl', 'formal', 'Welkom. U hebt post', 'U'],
  ['nl', 'formal', 'Letters L, O en U van vilt', undefined],
  ['nl', 'formal', 'De U-waarde van een uur', undefined],
  ['nl', 'informal', 'Kies je kleur', 'je'],
  ['nl', 'informal', 'Het project van Anje', undefined],
  ['de', 'formal', 'Wählen Sie eine Farbe', 'Sie'],
  ['de', 'formal', 'Sie besteht aus Filz, ihr Kern aus Schaum', undefined],
  ['de', 'informal', 'Wähle deine Farbe', 'deine'],
  ['de', 'informal', 'Die Dudenschreibung', undefined],
  ['de', 'informal', 'Die Éditions du Quai', undefined],
  ['fr', 'formal', 'Choisissez votre couleur', 'votre'],
  ['fr', 'informal', 'Ton sur ton', undefined],
  ['fr', 'informal', 'Choisis ta couleur', 'ta'],
  ['es', 'informal', 'Es para ti', 'ti'],
  ['nl', 'formal', '{{u}} en info@uw.example', undefined],
];

describe('findAddress', () => {
  it.each(cases)('finds in %s what is %s in "%s": %s', (language, form, text, word) => {
    const found = findAddress(text, language, form);
    expect(found?.word).toBe(word);
    if (found) expect(text.slice(found.offset, found.offset + found.word.length)).toBe(word);
  });
});

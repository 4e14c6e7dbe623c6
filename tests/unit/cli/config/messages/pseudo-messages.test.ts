import { describe, expect, it } from 'vitest';
import { pseudoText } from '#cli/config/messages/pseudo-messages.ts';
import { textParts } from '#cli/config/messages/text-parts.ts';

describe('a pseudo text', () => {
  it('has accents, says vowels twice, and is in brackets', () => {
    expect(pseudoText('In winkelwagen')).toBe('[Îñ wîîîñkéélwååğééñ]');
  });

  it('is about 40 % longer, whatever the language', () => {
    for (const text of [
      'Je winkelwagen is leeg. Bekijk onze panelen en kies een kleur die bij je kamer past.',
      'Deine Bestellung ist eingegangen. Wir schreiben dir, sobald sie unterwegs ist.',
      'Votre panier est vide. Découvrez nos panneaux et choisissez une couleur pour votre pièce.',
    ]) {
      const ratio = (pseudoText(text).length - 2) / text.length;
      expect(ratio).toBeGreaterThan(1.3);
      expect(ratio).toBeLessThan(1.5);
    }
  });

  it('keeps placeholders, other texts and markup as they are', () => {
    const text = 'Nog {{count, number}} stuks van $t(product:names.panel) &amp; <b>meer</b>';
    const pseudo = pseudoText(text);
    for (const part of ['{{count, number}}', '$t(product:names.panel)', '&amp;', '<b>', '</b>'])
      expect(pseudo).toContain(part);
    expect(textParts(pseudo).faults).toEqual([]);
    expect(textParts(pseudo).placeholders).toMatchObject(textParts(text).placeholders.map(({ name }) => ({ name })));
  });

  it('is the text itself where there are no words', () => {
    for (const text of ['', '–', '12,50', '< 5 %']) expect(pseudoText(text)).toBe(text);
  });
});

import { describe, expect, it } from 'vitest';
import { getPluralForms, withoutPlural } from '#cli/config/messages/plural-suffix.ts';

describe('the plural forms of a language', () => {
  it.each([
    ['nl-NL', ['one', 'other'], ['zero', 'one', 'other']],
    // Millions: i18next falls back on `other` where there is no text for them.
    ['fr-FR', ['one', 'other'], ['zero', 'one', 'many', 'other']],
    ['pl-PL', ['one', 'few', 'many', 'other'], ['zero', 'one', 'few', 'many', 'other']],
    ['ja-JP', ['other'], ['zero', 'other']],
    ['ar-EG', ['zero', 'one', 'two', 'few', 'many', 'other'], ['zero', 'one', 'two', 'few', 'many', 'other']],
  ])('%s', (locale, needed, known) => {
    expect(getPluralForms(locale)).toEqual({ needed, known });
  });

  it('do not depend on the machine for an unknown locale', () => {
    expect(getPluralForms('nl_NL').needed).toEqual(['other']);
  });
});

it('are taken off a key', () => {
  expect(['cart.items_one', 'cart.items_other', 'cart.items', 'one'].map(withoutPlural)).toEqual([
    'cart.items',
    'cart.items',
    'cart.items',
    'one',
  ]);
});

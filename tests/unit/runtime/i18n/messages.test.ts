import { describe, expect, it } from 'vitest';
import { createMessages } from '#runtime/i18n/messages.ts';

describe('createMessages', () => {
  const { t } = createMessages({
    locale: 'nl-NL',
    messages: {
      search: { results_one: '{{count}} resultaat', results_other: '{{count}} resultaten' },
      product: { 'options.surcharge': 'Vanaf {{amount}}' },
    },
  });

  it('is ready at once and finds dotted keys in their namespace', () => {
    expect(t('product:options.surcharge', { amount: '€ 12,50' })).toBe('Vanaf € 12,50');
  });

  it('chooses the plural form of the language', () => {
    expect(t('search:results', { count: 1 })).toBe('1 resultaat');
    expect(t('search:results', { count: 0 })).toBe('0 resultaten');
  });

  it('leaves escaping to React, so that an ampersand is shown as one', () => {
    expect(t('product:options.surcharge', { amount: 'A & B' })).toBe('Vanaf A & B');
  });
});

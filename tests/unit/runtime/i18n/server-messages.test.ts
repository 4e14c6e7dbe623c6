import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { createServerMessages } from '#runtime/i18n/server-messages.ts';

const messages = {
  search: { results_one: '{{count}} resultaat', results_other: '{{count}} resultaten' },
  product: { 'options.surcharge': 'Vanaf {{amount}}', between: 'Van {{from}} tot {{to}}' },
};

const create = () => createServerMessages({ locale: 'nl-NL', messages });

describe('createServerMessages', () => {
  it('gives components their texts', async () => {
    const i18n = await create();
    const Amount = (): ReactNode => useTranslation().t('product:options.surcharge', { amount: '€ 12,50 & meer' });
    expect(renderToString(createElement(I18nextProvider, { i18n }, createElement(Amount)))).toBe(
      'Vanaf € 12,50 &amp; meer',
    );
  });

  it('has i18next format them, with all that it can do', async () => {
    const { t } = await createServerMessages({
      locale: 'nl-NL',
      messages: { cart: { title: 'Wagen', empty: 'Uw $t(cart:title) is leeg' } },
    });
    expect(t('cart:empty')).toBe('Uw Wagen is leeg');
  });

  it('remembers each text with its values', async () => {
    const { t } = await create();
    for (const _ of ['first', 'again']) {
      expect(t('search:results', { count: 1 })).toBe('1 resultaat');
      expect(t('search:results', { count: 2 })).toBe('2 resultaten');
      expect(t('product:between', { from: 'a', to: 'b' })).toBe('Van a tot b');
      expect(t('product:between', { from: 'b', to: 'a' })).toBe('Van b tot a');
      expect(t('product:between', { from: 'a\nto=1:b', to: 'c' })).toBe('Van a\nto=1:b tot c');
    }
  });

  it('shares nothing between locales', async () => {
    const { t } = await create();
    const { t: french } = await createServerMessages({ locale: 'fr-BE', messages });
    expect([t('search:results', { count: 0 }), french('search:results', { count: 0 })]).toEqual([
      '0 resultaten',
      '0 resultaat',
    ]);
  });

  it('shows the key of a text that is missing', async () => {
    expect((await create()).t('product:gone')).toBe('gone');
  });
});

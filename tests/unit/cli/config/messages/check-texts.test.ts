import { describe, expect, it } from 'vitest';
import { checkTexts } from '#cli/config/messages/check-texts.ts';
import type { LoadedMessages, MessageFile } from '#cli/config/messages/load-messages.ts';
import { messageUses } from '#cli/config/messages/message-uses.ts';
import { textParts } from '#cli/config/messages/text-parts.ts';
import { textTable } from '#cli/config/messages/text-table.ts';
import type { MessageUse } from '#cli/runtime-usage/runtime-usage.ts';

type Texts = Readonly<Record<string, string>>;

const getPlace = (file: string, line: number) => ({ file, line, column: 1, length: 1 });

function getFile(locale: string, texts: Texts): MessageFile {
  const file = `locales/${locale}/cart.json`;
  const entries = Object.entries(texts).map(([key, text], index) => {
    return [key, { text, key: getPlace(file, index + 1), value: getPlace(file, index + 1) }] as const;
  });
  const tree = { kind: 'map', place: getPlace(file, 1), entries: new Map(), removed: new Map() } as const;
  const nestings = Object.values(texts).flatMap((text) => textParts(text).nestings.map(({ key }) => key));
  return { file, tree, texts: new Map(entries), nestings, hash: '', keysHash: '' };
}

/** Returns the diagnostics of one namespace's texts; the first locale is the default one. */
function said(locales: Readonly<Record<string, Texts>>, uses: readonly Partial<MessageUse>[], specs: string[] = []) {
  const base = Object.entries(locales).map(
    ([locale, texts]) => [locale, new Map([['cart', getFile(locale, texts)]])] as const,
  );
  const messages: LoadedMessages = {
    base: new Map(base),
    bundles: new Map(),
    diagnostics: [],
    sources: new Map(),
  };
  const whole = uses.map((use) => ({ namespace: 'cart', key: 'title', file: 'runtime/cart.tsx', line: 7, ...use }));
  const used = messageUses(whole, messages, specs);
  const table = textTable(messages, used, Object.keys(locales)[0]);
  return checkTexts(messages, table, used, { check: (_, __, check) => check(), words: (_, count) => count() }).map(
    ({ code, severity, place, help }) => ({
      code,
      severity,
      at: `${place?.file.split('/')[1]}:${place?.line}`,
      help,
    }),
  );
}

describe('texts that nothing asks for', () => {
  it('are reported in every locale, with the others to remove', () => {
    const texts = { was: 'Was', now: 'Now' };
    expect(said({ 'nl-NL': texts, 'en-GB': texts }, [{ key: 'now' }])).toMatchObject([
      {
        code: 'message.unused',
        severity: 'warning',
        at: 'nl-NL:1',
        help: 'Remove it, here and in locales/en-GB/cart.json:1.',
      },
      { code: 'message.unused', severity: 'warning', at: 'en-GB:1' },
    ]);
  });

  it('are reported once per file when no screen shows any of them', () => {
    expect(said({ 'nl-NL': { was: 'Was', now: 'Now' }, 'en-GB': { was: 'Was', now: 'Now' } }, [])).toMatchObject([
      { code: 'message.namespace-unused', severity: 'error', at: 'nl-NL:1' },
      { code: 'message.namespace-unused', severity: 'error', at: 'en-GB:1' },
    ]);
  });

  it('are not those that are put together while the shop runs, nor those that other texts put in', () => {
    const texts = { 'step.one': 'One', 'step.two': 'Two $t(cart:shop)', shop: 'Shop' };
    expect(said({ 'nl-NL': texts }, [{ key: 'step.*' }])).toEqual([]);
  });

  it('are not those that stand for one that is missing by a slip of the hand', () => {
    expect(said({ 'nl-NL': { title: 'Mand' }, 'en-GB': { titel: 'Cart' } }, [{}])).toEqual([]);
  });
});

describe('placeholders', () => {
  const three = (own: string) => ({
    'nl-NL': { title: 'Van {{price}}' },
    'fr-BE': { title: own },
    'en-GB': { title: 'From {{price}}' },
  });

  it('without a value in code are reported with the nearest one', () => {
    const texts = { 'nl-NL': { title: '{{prise}}' }, 'en-GB': { title: '{{prise}}' } };
    expect(said(texts, [{ values: ['price'] }])).toMatchObject([
      { code: 'message.placeholder', at: 'nl-NL:1', help: 'Did you mean "{{price}}"?' },
      { code: 'message.placeholder', at: 'en-GB:1', help: 'Did you mean "{{price}}"?' },
    ]);
  });

  it('of the default locale are at fault when most others agree', () => {
    const texts = { 'nl-NL': { title: 'Van' }, 'fr-BE': { title: 'De {{price}}' }, 'en-GB': { title: '{{price}}' } };
    expect(said(texts, [{}])).toMatchObject([{ code: 'message.placeholder', severity: 'error', at: 'nl-NL:1' }]);
  });

  it.each([
    ['De {{prix}}', 'Did you mean "{{price}}"?'],
    ['De', 'locales/nl-NL/cart.json:1:1 has it.'],
  ])('differ between locales: %s', (text, help) => {
    expect(said(three(text), [{}])).toMatchObject([{ code: 'message.placeholder', at: 'fr-BE:1', help }]);
  });

  it('with a value in code and in no locale are reported once, as a warning', () => {
    const texts = { 'nl-NL': { title: 'Van' }, 'en-GB': { title: 'From' } };
    expect(said(texts, [{ values: ['price'] }])).toMatchObject([
      { code: 'message.placeholder', severity: 'warning', at: 'nl-NL:1', help: 'runtime/cart.tsx:7 passes it.' },
    ]);
  });

  it('with spaces or options in them are the same', () => {
    expect(said(three('De {{ price }}'), [{ values: ['price'] }])).toEqual([]);
  });
});

describe('plural forms', () => {
  it('follow the language, not the other locales', () => {
    const polish = {
      items_one: '{{count}}',
      items_few: '{{count}}',
      items_many: '{{count}}',
      items_other: '{{count}}',
    };
    const dutch = { items_one: '{{count}}', items_other: '{{count}}' };
    expect(said({ 'nl-NL': dutch, 'pl-PL': polish }, [{ key: 'items', values: ['count'] }])).toEqual([]);
    expect(said({ 'nl-NL': { ...dutch, items_few: '{{count}}' } }, [{ key: 'items' }])).toMatchObject([
      { code: 'message.plural', at: 'nl-NL:3', help: 'Its forms are one, other.' },
    ]);
  });

  it('stand for a single text nowhere, or everywhere', () => {
    const dutch = { items_one: '{{count}}', items_other: '{{count}}' };
    const texts = { 'nl-NL': dutch, 'fr-BE': { items: '{{count}}' }, 'en-GB': dutch };
    expect(said(texts, [{ key: 'items' }])).toMatchObject([
      { code: 'message.plural', at: 'fr-BE:1', help: 'Write "items_one" and "items_other" instead.' },
    ]);
  });
});

describe('texts in another language', () => {
  const dutch = {
    a: 'Kies een kleur voor de wand',
    b: 'De wand en de kleur zijn van vilt',
    c: 'Kies vilt voor een wand',
  };
  const german = {
    a: 'Wählen Sie eine Farbe für die Wand',
    b: 'Die Wand und die Farbe sind aus Filz',
    c: 'Wählen Sie Filz für eine Wand',
  };
  const uses = ['a', 'b', 'c', 'd'].map((key) => ({ key }));

  it('are hinted at by the words of the other texts', () => {
    const found = said(
      { 'nl-NL': { ...dutch, d: 'Kies de kleur van vilt' }, 'de-DE': { ...german, d: 'Kies de kleur van vilt' } },
      uses,
    );
    expect(found).toEqual([{ code: 'message.language', severity: 'hint', at: 'de-DE:4', help: 'Write it in German.' }]);
  });

  it('are not told of a few words, nor of words that no language knows', () => {
    const found = said(
      { 'nl-NL': { ...dutch, d: 'Kies de kleur' }, 'de-DE': { ...german, d: 'Akustik Absorber Klasse Alpha Wert' } },
      uses,
    );
    expect(found).toEqual([]);
  });
});

describe('titles and descriptions of pages', () => {
  const inHead = [{ inHead: 'title' as const }, { key: 'about', inHead: 'description' as const }, { key: 'lead' }];

  it('are reported where search engines cut them off', () => {
    const texts = { title: 'W'.repeat(61), about: 'w'.repeat(156), lead: 'w'.repeat(400) };
    expect(said({ 'nl-NL': texts }, inHead)).toMatchObject([
      { code: 'message.long', severity: 'warning', at: 'nl-NL:1' },
      { code: 'message.long', severity: 'warning', at: 'nl-NL:2' },
    ]);
  });

  it('may be as long as they are shown, and longer with what is put in', () => {
    expect(said({ 'nl-NL': { title: 'W'.repeat(60), about: 'w'.repeat(155), lead: 'Words' } }, inHead)).toEqual([]);
  });
});

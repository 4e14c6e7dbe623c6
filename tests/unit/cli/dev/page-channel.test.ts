import { EventEmitter } from 'node:events';
import { beforeEach, expect, it } from 'vitest';
import { createPageChannel, type PageChannel } from '#cli/dev/page-channel.ts';
import type { Messages } from '#runtime/contracts/messages.ts';
import { siteModel } from '#tests/unit/runtime/rpc/site-model.ts';

/** Messages to a page or to all pages: `event`, or the type of Vite's own messages. */
type Sent = [event: string, data: unknown];

let all: Sent[];
let channel: PageChannel;
const texts = new Map<string, Messages>([['nl-NL', { header: { home: 'Naar huis' } }]]);
const incoming = new EventEmitter();
const note =
  (sent: Sent[]) =>
  (payload: string | { readonly type: string }, data?: unknown): void => {
    sent.push(typeof payload === 'string' ? [payload, data] : [payload.type, payload]);
  };

beforeEach(() => {
  all = [];
  incoming.removeAllListeners();
  channel = createPageChannel(
    { on: (event, listener) => incoming.on(event, listener), send: note(all) },
    { model: () => siteModel, texts: (locale) => texts.get(locale) },
  );
});

/** Connects a page of a revision, and returns its first messages. */
function hello(revision: number, locale?: string): Sent[] {
  const sent: Sent[] = [];
  incoming.emit('shopgen:hello', { revision, ...(locale !== undefined && { locale }) }, { send: note(sent) });
  return sent;
}

const nothing = { texts: [], isRestyled: false, needsReload: false };
const update = { locale: 'nl-NL', messages: { header: { home: 'Terug' } } };
const problem = { code: 'config.unknown', message: 'There is no key "surprise"' };

it('sends texts to open pages, and swaps their stylesheet', () => {
  channel.update({ ...nothing, texts: [update] });
  expect(all).toEqual([['shopgen:texts', update]]);
  channel.update({ ...nothing, isRestyled: true });
  expect(all.at(-1)?.[0]).toBe('update');
});

it('lets pages load again with where everything is now, and spares them the rest', () => {
  channel.update({ texts: [update], isRestyled: true, needsReload: true });
  expect(all).toEqual([
    ['shopgen:reload', { defaultLocale: 'nl-NL', paths: siteModel.routes, domains: siteModel.domains }],
  ]);
});

it('sends a page the changes since it was rendered, and only those', () => {
  expect(hello(channel.revision(), 'nl-NL')).toEqual([['shopgen:problems', []]]);
  const rendered = channel.revision();
  channel.update({ ...nothing, texts: [update] });
  expect(hello(rendered, 'nl-NL').map(([event]) => event)).toEqual(['shopgen:problems', 'shopgen:texts']);
  expect(hello(rendered, 'nl-NL').at(-1)?.[1]).toEqual({ locale: 'nl-NL', messages: texts.get('nl-NL') });
  expect(hello(rendered).map(([event]) => event)).toEqual(['shopgen:problems']);
  expect(hello(channel.revision(), 'nl-NL').map(([event]) => event)).toEqual(['shopgen:problems']);
  channel.update({ ...nothing, isRestyled: true });
  expect(hello(rendered, 'nl-NL').map(([event]) => event)).toEqual(['shopgen:problems', 'update', 'shopgen:texts']);
  channel.update({ ...nothing, needsReload: true });
  expect(hello(rendered, 'nl-NL').map(([event]) => event)).toEqual(['shopgen:problems', 'shopgen:reload']);
  expect(hello(channel.revision(), 'nl-NL').map(([event]) => event)).toEqual(['shopgen:problems']);
});

it('shows problems to pages that are open and to those that open, until there are none', () => {
  channel.show([]);
  expect(all).toEqual([]);
  channel.show([problem]);
  expect(all).toEqual([['shopgen:problems', [problem]]]);
  expect(hello(0)).toEqual([['shopgen:problems', [problem]]]);
  channel.show([]);
  expect(all.at(-1)).toEqual(['shopgen:problems', []]);
  expect(hello(0)).toEqual([['shopgen:problems', []]]);
});

import { escapeMarkup } from '../render/escape.ts';

/** An article of a feed; addresses are absolute. */
export interface FeedItem {
  readonly address: string;
  readonly title: string;
  readonly summary: string;
  readonly author: string;
  /** ISO 8601. */
  readonly publishedAt: string;
}

export interface Feed {
  readonly title: string;
  /** Of the page that lists the articles. */
  readonly page: string;
  /** Of the feed itself. */
  readonly address: string;
  /** BCP 47. */
  readonly language: string;
  /** Newest first. */
  readonly items: readonly FeedItem[];
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

function element(name: string, text: string, attributes = ''): string {
  return `<${name}${attributes}>${escapeMarkup(text)}</${name}>`;
}

/** Renders a feed as RSS 2.0 (https://www.rssboard.org/rss-specification). */
export function renderRss({ title, page, address, language, items }: Feed): string {
  const self = `<atom:link href="${escapeMarkup(address)}" rel="self" type="application/rss+xml"/>`;
  const entries = items.map((item) => {
    const parts = [
      element('title', item.title),
      element('link', item.address),
      element('guid', item.address),
      element('description', item.summary),
      element('dc:creator', item.author),
      element('pubDate', new Date(item.publishedAt).toUTCString()),
    ];
    return `<item>${parts.join('')}</item>`;
  });
  const head = [
    element('title', title),
    element('link', page),
    element('description', title),
    element('language', language),
  ];
  const names = 'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"';
  return `${declaration}<rss version="2.0" ${names}><channel>${[...head, self, ...entries].join('')}</channel></rss>\n`;
}

/** Renders a feed as Atom (RFC 4287). One without articles was updated when the epoch began: it has to say something. */
export function renderAtom({ title, page, address, language, items }: Feed): string {
  const link = (rel: string, href: string): string => `<link rel="${rel}" href="${escapeMarkup(href)}"/>`;
  const when = (publishedAt: string): string => new Date(publishedAt).toISOString();
  const entries = items.map((item) => {
    const parts = [
      element('title', item.title),
      element('id', item.address),
      link('alternate', item.address),
      element('summary', item.summary),
      `<author>${element('name', item.author)}</author>`,
      element('published', when(item.publishedAt)),
      element('updated', when(item.publishedAt)),
    ];
    return `<entry>${parts.join('')}</entry>`;
  });
  const updated = items[0] ? when(items[0].publishedAt) : new Date(0).toISOString();
  const head = [element('title', title), element('id', address), link('self', address), link('alternate', page)];
  const names = `xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeMarkup(language)}"`;
  return `${declaration}<feed ${names}>${[...head, element('updated', updated), ...entries].join('')}</feed>\n`;
}

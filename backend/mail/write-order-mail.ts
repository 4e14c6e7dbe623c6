import type { components } from '#generated/contracts/product-api.ts';
import type { OrderMailKind } from '../db/schema/mails.ts';
import { escapeHtml, mailPage } from './mail-page.ts';
import type { OrderMailTexts } from './mail-text.ts';
import { germanOrders } from './order-texts/de.ts';
import { englishOrders } from './order-texts/en.ts';
import { frenchOrders } from './order-texts/fr.ts';
import { dutchOrders } from './order-texts/nl.ts';
import { languageTexts, linkButton, type WrittenMail, withToken } from './write-mail.ts';

type Schemas = components['schemas'];

interface OrderMailContent {
  readonly kind: OrderMailKind;
  readonly locale: string;
  readonly shopName: string;
  readonly number: string;
  readonly lines: readonly Schemas['OrderLine'][];
  readonly totals: Schemas['OrderTotals'];
  readonly shipping: Schemas['ShippingChoice'];
  readonly payBefore: Date | null;
  readonly timeZone: string;
  /** Cents that were paid back in all. */
  readonly refunded: number;
  readonly orderId: string;
  /** Reads and pays the order. */
  readonly token: string;
  /** The page that takes the token; absent: the mail carries the token by itself. */
  readonly link: string | undefined;
}

const languages: Readonly<Record<string, OrderMailTexts>> = {
  nl: dutchOrders,
  fr: frenchOrders,
  de: germanOrders,
  en: englishOrders,
};

/** A row of the list of what was ordered: what it is, and its price. */
type Row = readonly [string, string];

/** Writes a mail about an order. What the customer has written is not in it: nobody can have us mail theirs. */
export function writeOrderMail(content: OrderMailContent): WrittenMail {
  const { kind, locale, shopName, number, totals, shipping, payBefore, timeZone, token, link, orderId } = content;
  const [language = ''] = locale.split('-');
  const texts = languages[language] ?? englishOrders;
  const common = languageTexts(locale);
  const money = (cents: number): string =>
    new Intl.NumberFormat(locale, { style: 'currency', currency: totals.currency }).format(cents / 100);
  const day = (date: Date, zone: string): string =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: zone }).format(date);
  const { subject, paragraphs, action } = texts.kinds[kind]({
    ...{ shop: shopName, number, refunded: money(content.refunded) },
    date: day(new Date(`${shipping.date}T12:00:00Z`), 'UTC'),
    ...(payBefore && { payBefore: day(payBefore, timeZone) }),
  });
  const [first = '', ...others] = paragraphs;
  const address = link === undefined ? undefined : withToken(link, token, orderId);
  const handed = address ?? `${common.code} ${token}`;
  const rows = kind === 'orderConfirmation' ? rowsOf(content, texts, locale, money) : [];
  const notes = [...(kind === 'orderConfirmation' && totals.reverseCharge ? [texts.reverseCharge] : []), ...others];
  const farewell = common.farewell(shopName);
  const list = rows.map(([what, price]) => `${what}: ${price}`).join('\n');
  const text = [common.greeting, first, handed, ...(list === '' ? [] : [list]), ...notes, farewell].join('\n\n');
  const paragraph = (words: string): string => `<p>${escapeHtml(words).replaceAll('\n', '<br>')}</p>`;
  const body = [
    paragraph(common.greeting),
    paragraph(first),
    address === undefined ? paragraph(handed) : linkButton(address, action ?? address),
    ...(rows.length === 0 ? [] : [table(rows)]),
    ...notes.map(paragraph),
    ...(address === undefined ? [] : [paragraph(`${common.copy}\n${address}`)]),
    paragraph(farewell),
  ].join('\n');
  return { subject, text: `${text}\n`, html: mailPage(locale, subject, body) };
}

function rowsOf(
  { lines, totals, shipping }: OrderMailContent,
  texts: OrderMailTexts,
  locale: string,
  money: (cents: number) => string,
): readonly Row[] {
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  return [
    ...lines.map((line): Row => [describe(line), money(line.pricing.totalIncVat)]),
    [`${texts.delivery}, ${shipping.name}`, money(totals.shippingIncVat)],
    [texts.exVat, money(totals.totalExcVat)],
    ...totals.vat.map(({ percentage, amount }): Row => [texts.vat(percent.format(percentage / 100)), money(amount)]),
    [texts.total, money(totals.totalIncVat)],
  ];
}

/** Values that are picked from the shop's own; not those that a customer writes or uploads. */
function describe({ name, variantName, quantity, choices, values }: Schemas['OrderLine']): string {
  const picked = choices.filter(({ optionId }) => {
    const type = values[optionId]?.type;
    return type !== 'TextArea' && type !== 'File';
  });
  const words = picked.map(({ label, value }) => `${label} ${value}`);
  const what = [name, ...(words.length > 0 ? words : variantName === undefined ? [] : [variantName])].join(', ');
  return `${quantity.current} × ${what}`;
}

function table(rows: readonly Row[]): string {
  const cells = rows.map(
    ([what, price]) =>
      `<tr><td style="padding:6px 12px 6px 0;vertical-align:top">${escapeHtml(what)}</td><td style="padding:6px 0;text-align:right;vertical-align:top;white-space:nowrap">${escapeHtml(price)}</td></tr>`,
  );
  return `<table style="width:100%;border-collapse:collapse">\n${cells.join('\n')}\n</table>`;
}

import type { components } from '#generated/contracts/product-api.ts';
import { isPersonal } from '../configurator/option-types.ts';
import type { OrderMailKind } from '../db/schema/mails.ts';
import { addressLines } from '../shops/address-lines.ts';
import { longDates } from '../shops/long-date.ts';
import { type Imprint, imprintLines } from './imprint.ts';
import { layOutMail, type MailRow, mailButton, mailNote, mailParagraph, mailTable } from './lay-out-mail.ts';
import type { OrderMailTexts } from './mail-text.ts';
import { germanOrders } from './order-texts/de.ts';
import { englishOrders } from './order-texts/en.ts';
import { frenchOrders } from './order-texts/fr.ts';
import { dutchOrders } from './order-texts/nl.ts';
import { greet, languageTexts, type WrittenMail, withToken } from './write-mail.ts';

type Schemas = components['schemas'];

/** A withdrawal as a mail describes it. */
interface MailedWithdrawal {
  readonly requestedAt: Date;
  /** Cents that are refunded. */
  readonly amount: number;
  readonly refusal: string | null;
  readonly lines: readonly Schemas['WithdrawnLine'][];
}

interface OrderMailContent {
  readonly kind: OrderMailKind;
  readonly locale: string;
  /** The sender. */
  readonly imprint: Imprint;
  readonly details: Schemas['OrderDetails'];
  readonly number: string;
  readonly lines: readonly Schemas['OrderLine'][];
  readonly totals: Schemas['OrderTotals'];
  readonly shipping: Schemas['ShippingChoice'];
  /** Absent: none counts. */
  readonly voucher?: Schemas['OrderVoucher'];
  readonly payBefore: Date | null;
  /** `YYYY-MM-DD`; null: it is not on account. */
  readonly dueOn: string | null;
  readonly timeZone: string;
  /** Of the attached invoice or credit note. */
  readonly invoiceNumber: string | undefined;
  /** The last one first. */
  readonly payments: readonly Pick<Schemas['Payment'], 'method' | 'state' | 'refunded'>[];
  readonly tracking: Schemas['OrderTracking'] | null;
  /** The withdrawal of the mail. */
  readonly withdrawal: MailedWithdrawal | undefined;
  readonly orderId: string;
  /** Token that reads and pays the order. */
  readonly token: string;
  /** The page that the link opens with the token; absent: the mail contains the token itself. */
  readonly link: string | undefined;
}

const languages: Readonly<Record<string, OrderMailTexts>> = {
  nl: dutchOrders,
  fr: frenchOrders,
  de: germanOrders,
  en: englishOrders,
};

/** Kinds of mail with the full order: lines, addresses and payment. */
const whole: ReadonlySet<OrderMailKind> = new Set<OrderMailKind>(['orderConfirmation', 'orderPaid']);

/** Names of payment methods that are the same in every language. */
const brands: Readonly<Record<string, string>> = {
  ideal: 'iDEAL',
  bancontact: 'Bancontact',
  paypal: 'PayPal',
  klarna: 'Klarna',
  applepay: 'Apple Pay',
};

/**
 * Writes a mail about an order. Of the customer's texts it only contains the name and addresses, as far as they look
 * like such: nobody can send their own words through us.
 */
export function writeOrderMail(content: OrderMailContent): WrittenMail {
  const { kind, locale, imprint, number, totals, shipping, payBefore, timeZone, token, link, orderId } = content;
  const { details, tracking, withdrawal } = content;
  const [language = ''] = locale.split('-');
  const texts = languages[language] ?? englishOrders;
  const common = languageTexts(locale);
  const money = (cents: number): string =>
    new Intl.NumberFormat(locale, { style: 'currency', currency: totals.currency }).format(cents / 100);
  const day = (date: Date, zone: string): string => longDates(locale, zone)(date);
  const dayOf = (date: string): string => day(new Date(`${date}T12:00:00Z`), 'UTC');
  const stamp = longDates(locale, timeZone, 'long');
  const { subject, paragraphs, action } = texts.kinds[kind]({
    shop: imprint.shopName,
    number,
    refunded: money(content.payments.reduce((sum, { refunded }) => sum + refunded, 0)),
    date: dayOf(shipping.date),
    ...(payBefore && { payBefore: day(payBefore, timeZone) }),
    ...(content.dueOn !== null && { dueOn: dayOf(content.dueOn) }),
    isFree: totals.totalIncVat === 0,
    ...(tracking && { tracking }),
    ...(withdrawal && {
      withdrawal: {
        at: stamp(withdrawal.requestedAt),
        amount: money(withdrawal.amount),
        refusal: withdrawal.refusal ?? '',
      },
    }),
  });
  const [first = '', ...others] = paragraphs;
  const address = link === undefined ? undefined : withToken(link, token, orderId);
  const handed = address ?? `${common.code} ${token}`;
  const rows = whole.has(kind) ? createRows(content, texts, locale, money) : [];
  const notes = [
    ...(whole.has(kind) && totals.reverseCharge ? [texts.reverseCharge] : []),
    ...others,
    ...attachmentNotes(content, texts),
    ...(withdrawal ? [describeWithdrawn(content, withdrawal, texts)] : []),
    ...(whole.has(kind) ? describeParties(content, texts, dayOf) : []),
    ...(whole.has(kind) && imprint.terms !== undefined ? [`${texts.terms}\n${imprint.terms}`] : []),
  ];
  const greeting = greet(common, { first: details.firstName, last: details.lastName });
  const farewell = common.farewell(imprint.shopName);
  const foot = imprintLines(imprint, locale, common.imprint);
  const list = rows.map(({ what, amount }) => `${what}${texts.colon}${amount}`).join('\n');
  const text = [...[greeting, first, handed, ...(list === '' ? [] : [list]), ...notes, farewell], foot.join('\n')].join(
    '\n\n',
  );
  const parts = [
    mailParagraph(greeting),
    mailParagraph(first),
    address === undefined ? mailParagraph(handed) : mailButton(address, action ?? address, imprint),
    ...(rows.length === 0 ? [] : [mailTable(rows)]),
    ...notes.map(mailParagraph),
    mailParagraph(farewell),
    ...(address === undefined ? [] : [mailNote(`${common.copy}\n${address}`)]),
  ];
  return { subject, text: `${text}\n`, html: layOutMail({ locale, subject, imprint, parts, foot }) };
}

function attachmentNotes({ kind, invoiceNumber }: OrderMailContent, texts: OrderMailTexts): readonly string[] {
  if (invoiceNumber === undefined) return [];
  return [kind === 'orderRefunded' ? texts.creditNoteAttached(invoiceNumber) : texts.invoiceAttached(invoiceNumber)];
}

/** Returns the withdrawn lines, one line each. */
function describeWithdrawn(
  { lines }: OrderMailContent,
  { lines: withdrawn }: MailedWithdrawal,
  texts: OrderMailTexts,
): string {
  const words = withdrawn.flatMap(({ lineId, quantity }) => {
    const line = lines.find(({ id }) => id === lineId);
    return line
      ? [`${quantity} × ${line.name}${line.variantName === undefined ? '' : `, ${line.variantName}`} (${line.sku})`]
      : [];
  });
  return [texts.withdrawn, ...words].join('\n');
}

/** Returns the delivery, the billing address and the payment. */
function describeParties(
  { locale, details, totals, shipping, payments, payBefore, dueOn }: OrderMailContent,
  texts: OrderMailTexts,
  dayOf: (date: string) => string,
): string[] {
  const names = [details.companyName, `${details.firstName} ${details.lastName}`].filter((name) => name !== undefined);
  const block = (title: string, address: Schemas['Address']): string =>
    [title, ...[...names, ...addressLines(address, locale)].filter(isNoLink)].join('\n');
  const [last] = payments;
  const counting = payments.find(({ state }) => state === 'paid' || state === 'refunded') ?? last;
  const standing = counting?.state === 'paid' || counting?.state === 'refunded' ? counting.state : undefined;
  const method = counting && (texts.methods[counting.method] ?? brands[counting.method] ?? counting.method);
  const how = texts.standings[standing === 'refunded' ? 'refunded' : (standing ?? (payBefore ? 'waiting' : 'none'))];
  const payment =
    dueOn === null ? [method, how].filter((part) => part !== undefined).join(', ') : texts.due(dayOf(dueOn));
  return [
    ...(shipping.method === 'Pickup'
      ? []
      : [block(texts.deliveryAddress, details.deliveryAddress ?? details.billingAddress)]),
    block(texts.billingAddress, details.billingAddress),
    ...(totals.totalIncVat === 0 ? [] : [`${texts.payment}${texts.colon}${payment}`]),
  ];
}

/** Returns whether a text contains no link: nobody can send one as the name of a street. */
const isNoLink = (text: string): boolean => !/:\/\/|www\.|\.[a-z]{2,}(\/|\s|$)|@/i.test(text);

function createRows(
  { lines, totals, shipping, voucher, imprint, link }: OrderMailContent,
  texts: OrderMailTexts,
  locale: string,
  money: (cents: number) => string,
): readonly MailRow[] {
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  return [
    ...lines.map((line): MailRow => {
      const picture = pictureAddress(line, link ?? imprint.home);
      return { what: describe(line), amount: money(line.pricing.totalIncVat), ...(picture && { picture }) };
    }),
    { what: shipping.name, amount: money(totals.shippingIncVat) },
    ...(voucher ? [{ what: texts.voucher(voucher.code), amount: money(-(totals.discountIncVat ?? 0)) }] : []),
    { what: texts.exVat, amount: money(totals.totalExcVat) },
    ...totals.vat.map(({ percentage, amount }) => ({
      what: texts.vat(percent.format(percentage / 100)),
      amount: money(amount),
    })),
    { what: texts.total, amount: money(totals.totalIncVat), isTotal: true },
  ];
}

/** Width at which a mail shows pictures of products, in pixels of a screen with two of them to a CSS pixel. */
const pictureWidth = 144;

/**
 * Returns the address of a line's picture at a storefront; `undefined` where none is known, and of a picture of the
 * customer, which nobody else may fetch. As JPEG, which every program shows.
 */
function pictureAddress(
  { image, crop, configurationId }: Schemas['OrderLine'],
  storefront: string | undefined,
): string | undefined {
  if (storefront === undefined || !image || crop !== undefined || configurationId !== undefined) return undefined;
  const width = image.widths.find((one) => one >= pictureWidth) ?? image.widths.at(-1);
  return new URL(`/media/${image.folder}/${width}.jpg`, storefront).href;
}

/**
 * Returns a line with its values, of those that are picked from the shop's own and not written or uploaded by a
 * customer.
 */
function describe({ name, variantName, quantity, choices, values }: Schemas['OrderLine']): string {
  const picked = choices.filter(({ optionId }) => !isPersonal(values[optionId]));
  const words = picked.map(({ label, value }) => `${label} ${value}`);
  const what = [name, ...(words.length > 0 ? words : variantName === undefined ? [] : [variantName])].join(', ');
  return `${quantity.current} × ${what}`;
}

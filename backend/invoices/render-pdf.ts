import type { Buyer, InvoiceContent } from '../db/schema/invoice-content.ts';
import type { InvoiceKind } from '../db/schema/invoices.ts';
import { addressLines } from '../shops/address-lines.ts';
import { longDates } from '../shops/long-date.ts';
import { getInvoiceTexts } from './invoice-texts.ts';
import { type Column, openPdf, type PdfPage } from './pdf-page.ts';
import type { InvoiceTexts } from './texts/invoice-language.ts';

interface Wording {
  readonly texts: InvoiceTexts;
  readonly money: (cents: number) => string;
  readonly date: (day: string) => string;
  readonly percent: (percentage: number) => string;
  readonly count: (quantity: number) => string;
}

/** Renders an invoice or credit note as a tagged PDF with embedded fonts. The same content has the same bytes. */
export async function renderPdf(kind: InvoiceKind, number: string, content: InvoiceContent): Promise<Buffer> {
  const wording = createWording(content);
  const { texts } = wording;
  const page = await openPdf({
    title: `${texts[kind]} ${number}`,
    author: content.seller.name,
    locale: content.locale,
    createdOn: content.issueDate,
    color: content.shopColor,
  });
  drawHead(page, kind, content, wording);
  drawParties(page, content, wording);
  drawFacts(page, kind, number, content, wording);
  drawLines(page, content, wording);
  drawTotals(page, content, wording);
  drawNotes(page, kind, content, wording);
  return await page.close(writeFooter(content, texts), texts.page);
}

function createWording({ locale, currency }: InvoiceContent): Wording {
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const date = longDates(locale, 'UTC');
  const count = new Intl.NumberFormat(locale);
  return {
    texts: getInvoiceTexts(locale),
    money: (cents) => money.format(cents / 100),
    percent: (percentage) => percent.format(percentage / 100),
    date: (day) => date(new Date(`${day}T00:00:00Z`)),
    count: (quantity) => count.format(quantity),
  };
}

function drawHead(
  page: PdfPage,
  kind: InvoiceKind,
  { shopName, seller, locale }: InvoiceContent,
  wording: Wording,
): void {
  const { texts } = wording;
  page.wordmark(shopName);
  page.blockRight([seller.name, ...addressLines(seller.address, locale), `${texts.vatNumber} ${seller.vatNumber}`]);
  page.heading(texts[kind]);
}

function drawParties(page: PdfPage, { buyer, locale }: InvoiceContent, { texts }: Wording): void {
  if (!buyer) {
    page.paragraph(texts.erasedBuyer);
    return;
  }
  const vat = buyer.vatNumber === undefined ? [] : [`${texts.vatNumber} ${buyer.vatNumber}`];
  page.columns([
    { title: texts.billedTo, lines: [...nameLines(buyer), ...addressLines(buyer.address, locale), ...vat] },
    ...(buyer.deliveryAddress
      ? [{ title: texts.deliveredTo, lines: [buyer.name, ...addressLines(buyer.deliveryAddress, locale)] }]
      : []),
  ]);
}

function nameLines({ name, contact }: Buyer): readonly string[] {
  return contact === undefined ? [name] : [name, contact];
}

function drawFacts(
  page: PdfPage,
  kind: InvoiceKind,
  number: string,
  content: InvoiceContent,
  { texts, date }: Wording,
): void {
  const reference = content.buyer?.reference;
  page.facts([
    [texts.number, number],
    [texts.issueDate, date(content.issueDate)],
    [texts.orderNumber, content.orderNumber],
    [texts.orderDate, date(content.orderDate)],
    ...(reference === undefined ? [] : [[texts.reference, reference] as const]),
    ...(kind === 'invoice' ? [[texts.plannedDelivery, date(content.deliveryDate)] as const] : []),
  ]);
  if (content.corrects) page.paragraph(texts.corrects(content.corrects.number, date(content.corrects.issueDate)));
}

function drawLines(page: PdfPage, { lines, shipping, voucher }: InvoiceContent, wording: Wording): void {
  const { texts, money, percent, count } = wording;
  const columns: readonly Column[] = [
    { title: texts.description, share: 46, align: 'left' },
    { title: texts.quantity, share: 10, align: 'right' },
    { title: texts.unitPrice, share: 16, align: 'right' },
    { title: texts.vatRate, share: 10, align: 'right' },
    { title: texts.amount, share: 18, align: 'right' },
  ];
  const rows = lines.map((line) => ({
    cells: [
      line.name,
      `${count(line.quantity)}${line.unit === 'm2' ? ' m²' : ''}`,
      money(line.unitPrice),
      percent(line.vatPercentage),
      money(line.net),
    ],
    notes: [...line.choices, ...(line.sku === undefined ? [] : [texts.articleNumber(line.sku)])],
  }));
  const delivery = shipping && {
    cells: [
      ...[texts.shipping(shipping.name), count(1), money(shipping.net)],
      ...[percent(shipping.vatPercentage), money(shipping.net)],
    ],
    notes: [],
  };
  const discounts = (voucher?.allowances ?? []).map(({ net, vatPercentage }) => ({
    cells: [...[texts.voucher(voucher?.code ?? ''), count(1), money(-net)], ...[percent(vatPercentage), money(-net)]],
    notes: [],
  }));
  page.table(columns, [...rows, ...(delivery ? [delivery] : []), ...discounts]);
}

function drawTotals(page: PdfPage, { totals }: InvoiceContent, { texts, money, percent }: Wording): void {
  page.sums([
    [texts.net, money(totals.net)],
    ...totals.vat.map((rate) => [texts.vat(percent(rate.vatPercentage), money(rate.net)), money(rate.vat)] as const),
    [texts.gross, money(totals.gross)],
  ]);
}

function drawNotes(page: PdfPage, kind: InvoiceKind, content: InvoiceContent, { texts, date }: Wording): void {
  if (content.reverseCharge) page.paragraph(texts.reverseCharge);
  const day = date(content.issueDate);
  if (kind === 'creditNote') page.paragraph(texts.refunded(day));
  else
    page.paragraph(
      content.dueDate === undefined ? texts.paid(day) : texts.due(date(content.dueDate), content.seller.iban),
    );
}

function writeFooter({ seller }: InvoiceContent, texts: InvoiceTexts): string {
  const { name, registerName, registerNumber, vatNumber, iban, bic, phone, email } = seller;
  return [
    ...[name, `${registerName} ${registerNumber}`, `${texts.vatNumber} ${vatNumber}`],
    ...[`IBAN ${iban.replaceAll(/(.{4})(?=.)/g, '$1\u00a0')}`, `BIC ${bic}`, `${texts.phone} ${phone}`, email],
  ].join(' · ');
}

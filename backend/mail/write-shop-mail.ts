import type { requests, SpamScore } from '../db/schema/requests.ts';
import type { storageFiles } from '../db/schema/storage.ts';
import { getFileAddress } from '../files/file-address.ts';
import { escapeHtml, plainPage } from '../html/plain-page.ts';
import { formatRequest, listRequestLines } from './request-text.ts';
import type { WrittenMail } from './write-mail.ts';

interface ShopMailContent {
  readonly request: typeof requests.$inferSelect;
  readonly files: readonly (typeof storageFiles.$inferSelect)[];
  /** Public address of files, without a trailing slash; empty: not configured. */
  readonly publicUrl: string;
}

const titles = { contact: 'Message', quotation: 'Quotation request', advice: 'Advice request' } as const;

const spamReasons: Readonly<Record<SpamScore, string>> = {
  trap: 'A field that people do not see was filled in. The sender has got no confirmation.',
  haste: 'The form was sent within two seconds.',
  links: 'There are three links or more in it.',
};

/** Writes the mail to the shop about a visitor's request: labels in English, and the visitor's own words. */
export function writeShopMail({ request, files, publicUrl }: ShopMailContent): WrittenMail {
  const { kind, reference, locale, suspicion, content } = request;
  const title = `${titles[kind]} ${reference}`;
  const subject = suspicion === null ? title : `[suspect] ${title}`;
  const head = `${title}, sent in ${locale}.`;
  const doubt = suspicion === null ? [] : [`This may come from a machine. ${spamReasons[suspicion]}`];
  const attached = files.map((file) => ({
    name: `${file.name} (${Math.ceil(file.bytes / 1024)} kB)`,
    address: `${publicUrl}${getFileAddress(file)}`,
  }));
  return layOut(subject, [head, ...doubt], content, attached);
}

/** A withdrawal in a mail to its shop. */
export interface WithdrawalForShop {
  readonly withdrawalId: string;
  readonly orderNumber: string;
  /** ISO 8601. */
  readonly requestedAt: string;
  readonly customer: string;
  readonly email: string;
  /** With its currency, formatted. */
  readonly amount: string;
  /** Each with its quantity. */
  readonly articles: readonly string[];
}

/** Writes the mail to the shop about a withdrawal, with the next steps: in English. */
export function writeWithdrawalForShop({ withdrawalId, orderNumber, ...facts }: WithdrawalForShop): WrittenMail {
  const subject = `Withdrawal from order ${orderNumber}`;
  const head = [
    `A consumer has withdrawn from a part or all of order ${orderNumber}. They have a confirmation already.`,
    'The money is to be paid back within 14 days; it may wait until the goods, or a proof that they were sent, are there.',
    `Accept or refuse it: shopgen backend order withdrawals accept ${withdrawalId}, then withdrawals refund ${withdrawalId}.`,
  ];
  return layOut(subject, head, facts, []);
}

interface Attached {
  readonly name: string;
  readonly address: string;
}

function layOut(
  subject: string,
  head: readonly string[],
  content: Readonly<Record<string, unknown>>,
  attached: readonly Attached[],
): WrittenMail {
  const text = [...head, formatRequest(content), ...attached.map(({ name, address }) => `${name}\n${address}`)];
  const rows = listRequestLines(content).map(
    ([name, value]) =>
      `<dt style="font-weight:bold">${escapeHtml(name)}</dt><dd style="margin:0 0 12px;white-space:pre-wrap">${escapeHtml(value)}</dd>`,
  );
  const links = attached.map(
    ({ name, address }) => `<li><a href="${escapeHtml(address)}">${escapeHtml(name)}</a></li>`,
  );
  const body = [
    ...head.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
    `<dl>\n${rows.join('\n')}\n</dl>`,
    ...(links.length === 0 ? [] : [`<ul>\n${links.join('\n')}\n</ul>`]),
  ].join('\n');
  return { subject, text: `${text.join('\n\n')}\n`, html: plainPage('en', subject, body) };
}

import { and, asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { issueInvitationToken } from '../companies/invitations.ts';
import type { DatabaseWriter } from '../db/database.ts';
import type { MailTokenPurpose } from '../db/schema/customers.ts';
import { type MailKind, mails } from '../db/schema/mails.ts';
import { offers } from '../db/schema/offers.ts';
import { requestFiles, requests } from '../db/schema/requests.ts';
import { storageFiles } from '../db/schema/storage.ts';
import { type CustomerRow, findByEmail, loadCustomer } from '../identity/customers.ts';
import { issueMailToken } from '../identity/mail-tokens.ts';
import { type Imprint, loadImprint } from '../mail/imprint.ts';
import type { OutgoingMail } from '../mail/mail-sender.ts';
import type { MailRow } from '../mail/mail-worker.ts';
import { type PersonName, type WrittenMail, writeMail } from '../mail/write-mail.ts';
import { writeShopMail } from '../mail/write-shop-mail.ts';
import { issueNewsletterToken } from '../newsletter/newsletter-tokens.ts';
import { findSubscription } from '../newsletter/subscriptions.ts';
import { prepareOrderMail } from './prepare-order-mail.ts';
import { prepareWithdrawalForShop } from './prepare-withdrawal-for-shop.ts';

/** The addresses of shops. */
export interface ShopAddresses {
  /** Mailbox for requests of a shop that has none of its own. */
  readonly mailbox: string;
  /** Public address of this server, without a trailing slash; empty: not configured. */
  readonly publicUrl: string;
}

type Prepared = WrittenMail & Pick<OutgoingMail, 'replyTo'>;

/** Kinds of mail with an account token, and the purpose of the token. */
const purposes: Readonly<Partial<Record<MailKind, MailTokenPurpose>>> = {
  confirmRegistration: 'registration',
  resetPassword: 'passwordReset',
  confirmEmail: 'emailChange',
};

/**
 * Writes a mail with a token of its own. Each attempt issues a new token and makes the previous one void.
 *
 * @returns `undefined` when the mail is no longer needed: nobody has the address, or the account has been confirmed
 * meanwhile.
 */
export async function prepareMail(
  db: DatabaseWriter,
  row: MailRow,
  addresses: ShopAddresses,
  now: Date,
): Promise<Omit<OutgoingMail, 'attachments'> | undefined> {
  const imprint = await loadImprint(db, row.shopId, row.locale);
  const prepared = await prepare(db, row, imprint, addresses, now);
  if (!prepared) return undefined;
  const to = row.recipient === '' ? (imprint.mailbox ?? addresses.mailbox) : row.recipient;
  return { ...prepared, id: `${row.shopId}-${row.id}`, kind: row.kind, fromName: imprint.shopName, to };
}

async function prepare(
  db: DatabaseWriter,
  row: MailRow,
  imprint: Imprint,
  { publicUrl }: ShopAddresses,
  now: Date,
): Promise<Prepared | undefined> {
  const { kind, locale, reference } = row;
  switch (kind) {
    case 'requestForShop':
      return await prepareForShop(db, row, publicUrl);
    case 'withdrawalForShop':
      return await prepareWithdrawalForShop(db, row);
    case 'companyInvitation': {
      const token = await issueInvitationToken(db, row, now);
      return token === undefined ? undefined : writeMail({ kind, locale, imprint, token, link: row.link ?? undefined });
    }
    case 'approvalRequested':
    case 'approvalGiven':
    case 'approvalRefused':
      return await prepareForMember(db, { ...row, kind }, imprint);
    case 'quotationAnswered':
      return await prepareAnswer(db, row, imprint);
    case 'contactReceived':
    case 'quotationReceived':
    case 'adviceReceived':
      return writeMail({ kind, locale, imprint, reference: reference ?? undefined, name: await findSender(db, row) });
    case 'orderConfirmation':
    case 'orderPaid':
    case 'orderInProduction':
    case 'orderShipped':
    case 'orderCompleted':
    case 'orderCancelled':
    case 'orderRefunded':
    case 'orderLink':
    case 'reviewInvitation':
    case 'withdrawalReceived':
    case 'withdrawalAccepted':
    case 'withdrawalRefused':
      return await prepareOrderMail(db, { ...row, kind }, imprint, now);
    case 'confirmNewsletter':
    case 'newsletterWelcome':
      return await prepareForReader(db, { ...row, kind }, imprint, now);
    default:
      return await prepareForCustomer(db, { ...row, kind }, imprint, now);
  }
}

const senderSchema = z.object({ sender: z.object({ firstName: z.string(), lastName: z.string() }) });

/** Returns the sender of the request that a mail is about. */
async function findSender(db: DatabaseWriter, { shopId, reference }: MailRow): Promise<PersonName | undefined> {
  if (reference === null) return undefined;
  const [request] = await db
    .select({ content: requests.content })
    .from(requests)
    .where(and(eq(requests.shopId, shopId), eq(requests.reference, reference)));
  const sender = senderSchema.safeParse(request?.content);
  return sender.data && { first: sender.data.sender.firstName, last: sender.data.sender.lastName };
}

/** Writes a mail about an approval, with the page on which it is decided or used. */
async function prepareForMember(
  db: DatabaseWriter,
  {
    kind,
    shopId,
    customerId,
    locale,
    link,
  }: MailRow & { readonly kind: 'approvalRequested' | 'approvalGiven' | 'approvalRefused' },
  imprint: Imprint,
): Promise<Prepared | undefined> {
  const customer = customerId === null ? undefined : await loadCustomer(db, { shopId, customerId });
  if (!customer) return undefined;
  const name = { first: customer.firstName, last: customer.lastName };
  return writeMail({ kind, locale, imprint, name, page: link ?? undefined });
}

/** Writes the mail with the answer to a request for a quotation, unless it has been withdrawn meanwhile. */
async function prepareAnswer(db: DatabaseWriter, row: MailRow, imprint: Imprint): Promise<Prepared | undefined> {
  const { shopId, reference, locale } = row;
  if (reference === null) return undefined;
  const [found] = await db
    .select({ id: offers.id, page: requests.answerPage })
    .from(offers)
    .innerJoin(requests, and(eq(requests.shopId, offers.shopId), eq(requests.reference, offers.reference)))
    .where(and(eq(offers.shopId, shopId), eq(offers.reference, reference), eq(offers.withdrawn, false)));
  if (!found) return undefined;
  const name = await findSender(db, row);
  const where = found.page === null ? { token: found.id } : { page: atOffer(found.page, found.id) };
  return writeMail({ kind: 'quotationAnswered', locale, imprint, reference, name, ...where });
}

/** Returns the address of a page that shows an offer. */
function atOffer(page: string, id: string): string {
  const address = new URL(page);
  address.searchParams.set('offer', id);
  return address.href;
}

async function prepareForShop(db: DatabaseWriter, row: MailRow, publicUrl: string): Promise<Prepared | undefined> {
  const { shopId, reference } = row;
  if (reference === null) return undefined;
  const [request] = await db
    .select()
    .from(requests)
    .where(and(eq(requests.shopId, shopId), eq(requests.reference, reference)));
  if (!request) return undefined;
  const files = await db
    .select({ file: storageFiles })
    .from(requestFiles)
    .innerJoin(
      storageFiles,
      and(eq(storageFiles.shopId, requestFiles.shopId), eq(storageFiles.id, requestFiles.fileId)),
    )
    .where(and(eq(requestFiles.shopId, shopId), eq(requestFiles.reference, reference)))
    .orderBy(asc(requestFiles.position));
  const written = writeShopMail({ request, files: files.map(({ file }) => file), publicUrl });
  return { ...written, replyTo: request.email };
}

/** Writes a newsletter mail. An address that has subscribed meanwhile gets a notice without a confirmation token. */
async function prepareForReader(
  db: DatabaseWriter,
  { kind, shopId, recipient, locale, link }: MailRow & { readonly kind: 'confirmNewsletter' | 'newsletterWelcome' },
  imprint: Imprint,
  now: Date,
): Promise<Prepared | undefined> {
  const subscription = await findSubscription(db, shopId, recipient);
  const page = link ?? undefined;
  const name = subscription?.firstName ? { first: subscription.firstName } : undefined;
  if (kind === 'newsletterWelcome') {
    if (subscription?.status !== 'Subscribed') return undefined;
    const token = await issueNewsletterToken(db, subscription, 'unsubscribe', now);
    return writeMail({ kind, locale, imprint, name, token, link: page });
  }
  if (subscription?.status === 'Subscribed') return writeMail({ kind: 'newsletterKnown', locale, imprint, name });
  if (subscription?.status !== 'Pending') return undefined;
  const token = await issueNewsletterToken(db, subscription, 'confirm', now);
  // Without the name, so that nobody can send their own words to a stranger's address.
  return writeMail({ kind, locale, imprint, token, link: page });
}

type AccountMailKind =
  | 'confirmRegistration'
  | 'resetPassword'
  | 'confirmEmail'
  | 'emailChanging'
  | 'passwordChanged'
  | 'accountDeleted';

async function prepareForCustomer(
  db: DatabaseWriter,
  row: MailRow & { readonly kind: AccountMailKind },
  imprint: Imprint,
  now: Date,
): Promise<Prepared | undefined> {
  const { kind, locale, link } = row;
  const customer = await findAddressee(db, row);
  if (kind !== 'accountDeleted' && !customer) return undefined;
  const purpose = purposes[kind];
  const key = customer && { shopId: row.shopId, customerId: customer.id };
  if (key && row.customerId === null)
    await db.update(mails).set({ customerId: key.customerId }).where(eq(mails.id, row.id));
  const token = purpose && key ? await issueMailToken(db, key, purpose, now) : undefined;
  const name = customer && { first: customer.firstName, last: customer.lastName };
  return writeMail({ kind, locale, imprint, name, token, link: link ?? undefined });
}

/** Returns the customer that a mail is for, if there is still a reason to send it. */
async function findAddressee(db: DatabaseWriter, row: MailRow): Promise<CustomerRow | undefined> {
  const customer =
    row.customerId === null
      ? await findByEmail(db, row.shopId, row.recipient)
      : await loadCustomer(db, { shopId: row.shopId, customerId: row.customerId });
  switch (row.kind) {
    case 'confirmRegistration':
      return customer?.state === 'Unverified' ? customer : undefined;
    case 'resetPassword':
      return customer?.state === 'Disabled' ? undefined : customer;
    case 'confirmEmail':
      return customer?.pendingEmail === row.recipient ? customer : undefined;
    default:
      return customer;
  }
}

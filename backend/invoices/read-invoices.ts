import contentDisposition from 'content-disposition';
import { and, asc, eq } from 'drizzle-orm';
import type { components } from '#generated/contracts/content-api.ts';
import type { DatabaseWriter } from '../db/database.ts';
import { invoices } from '../db/schema/invoices.ts';
import { ProblemError } from '../errors/problem.ts';
import { FileAnswer, type OperationRequest } from '../operations/handler.ts';
import { findReadable } from '../order-rows/find-order.ts';
import type { OrderRow } from '../order-rows/order-key.ts';
import { type InvoiceRow, listInvoiceFormats, readInvoiceFile } from './invoice-files.ts';
import type { InvoiceServices } from './invoice-services.ts';

type Schemas = components['schemas'];

const contentTypes = { pdf: 'application/pdf', ubl: 'application/xml' } as const;
const endings = { pdf: 'pdf', ubl: 'xml' } as const;

/** Returns the invoice of an order and its credit notes, oldest first. @throws {ProblemError} `ORDER_NOT_FOUND` */
export async function listOrderInvoices(
  { db, clock }: InvoiceServices,
  request: OperationRequest<'listOrderInvoices'>,
): Promise<Schemas['InvoiceList']> {
  const { shopId, id } = await findOrder(db, request, clock());
  const rows = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.shopId, shopId), eq(invoices.orderId, id)))
    .orderBy(asc(invoices.refunded));
  return { items: rows.map(toInvoice) };
}

/** Returns the file of an invoice or credit note. @throws {ProblemError} `ORDER_NOT_FOUND`, `NOT_FOUND` */
export async function getInvoiceDocument(
  services: InvoiceServices,
  request: OperationRequest<'getInvoiceDocument'>,
): Promise<FileAnswer> {
  const { shopId, id } = await findOrder(services.db, request, services.clock());
  const { number } = request.path;
  const { format = 'pdf' } = request.query;
  const [row] = await services.db
    .select({ number: invoices.number })
    .from(invoices)
    .where(and(eq(invoices.shopId, shopId), eq(invoices.orderId, id), eq(invoices.number, number)));
  const bytes = row && (await readInvoiceFile(services, { shopId, number }, format));
  if (!bytes) throw new ProblemError('NOT_FOUND');
  return new FileAnswer(contentTypes[format], bytes, {
    'content-length': String(bytes.byteLength),
    'content-disposition': contentDisposition(`${number}.${endings[format]}`),
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    // Not cached: it contains an address, and the session that may read it can end.
    'cache-control': 'no-store',
  });
}

async function findOrder(
  db: DatabaseWriter,
  request: OperationRequest<'listOrderInvoices' | 'getInvoiceDocument'>,
  now: Date,
): Promise<OrderRow> {
  const order = await findReadable(db, request.actor, request.path.id, now);
  if (!order || order.placedAt === null) throw new ProblemError('ORDER_NOT_FOUND');
  return order;
}

function toInvoice(row: InvoiceRow): Schemas['Invoice'] {
  const { number, kind, content } = row;
  return {
    number,
    kind,
    issuedOn: content.issueDate,
    currency: content.currency,
    totalIncVat: content.totals.gross,
    totalExcVat: content.totals.net,
    ...(content.corrects && { corrects: content.corrects.number }),
    formats: [...listInvoiceFormats(row)],
  };
}

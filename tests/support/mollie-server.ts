import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

/** A payment of the server: its request and state. */
export interface MollieServerPayment {
  readonly id: string;
  status: string;
  isCancelable: boolean;
  /** Cents. */
  refunded: number;
  readonly sent: Readonly<Record<string, unknown>>;
}

/** A server with the part of Mollie's API (v2) that shops use, according to its documentation. */
export interface MollieServer {
  /** `https://127.0.0.1:…/v2/`, with a self-signed certificate. */
  readonly url: string;
  readonly payments: Map<string, MollieServerPayment>;
  /** Method and path of each request, oldest first. */
  readonly asked: string[];
  /** Payments by the id of an order. */
  readonly orders: Map<string, readonly string[]>;
  /** `silent`: it executes requests without answering. */
  mood: 'fine' | 'silent' | 'refusing';
  close(): Promise<void>;
}

export const mollieTestKey = 'test_0123456789abcdefghijklmnopqrst';

const amount = z.object({ currency: z.enum(['EUR', 'GBP']), value: z.string().regex(/^\d+\.\d\d$/) });
const line = z.object({ totalAmount: amount, vatAmount: amount, vatRate: z.string(), quantity: z.number() }).loose();
const payment = z
  .object({
    amount,
    description: z.string().max(255),
    redirectUrl: z.url(),
    webhookUrl: z.url().optional(),
    method: z.string(),
    lines: z.array(line).optional(),
  })
  .loose();

const methods = [
  { id: 'creditcard', description: 'Karte', issuers: [] },
  { id: 'ideal', description: 'iDEAL', issuers: [{ id: 'ideal_INGBNL2A', name: 'ING' }] },
  { id: 'klarna', description: 'Klarna', issuers: [] },
];

export async function startMollieServer(): Promise<MollieServer> {
  /** Answers by idempotency key, repeated for an hour. */
  const kept = new Map<string, readonly [number, unknown]>();
  const payments = new Map<string, MollieServerPayment>();
  const orders = new Map<string, readonly string[]>();
  const asked: string[] = [];

  const server = createServer({ key, cert }, (request, response) => {
    answer(request)
      .then(([status, body]) => {
        if (state.mood !== 'silent') send(response, status, body);
      })
      .catch((error: unknown) => send(response, 500, problem(500, String(error))));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port.');
  const state: MollieServer = {
    url: `https://127.0.0.1:${address.port}/v2/`,
    payments,
    orders,
    asked,
    mood: 'fine',
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return state;

  async function answer(request: IncomingMessage): Promise<readonly [number, unknown]> {
    const url = new URL(request.url ?? '/', 'https://mollie.test');
    const body = await text(request);
    asked.push(`${request.method} ${url.pathname}`);
    if (request.headers.authorization !== `Bearer ${mollieTestKey}`)
      return [401, problem(401, 'Missing authentication')];
    if (state.mood === 'refusing') return [422, problem(422, 'The payment method is not enabled')];
    const sentKey = request.headers['idempotency-key'];
    const name = `${request.method} ${url.pathname} ${String(sentKey)}`;
    const before = request.method === 'GET' || sentKey === undefined ? undefined : kept.get(name);
    if (before) return before;
    const made = route(request.method ?? 'GET', url, body === '' ? {} : JSON.parse(body));
    if (made[0] < 400) kept.set(name, made);
    return made;
  }

  function route(method: string, url: URL, body: unknown): readonly [number, unknown] {
    const [, , kind = '', id = '', part] = url.pathname.split('/');
    const found = payments.get(id);
    if (kind === 'payments' && id === '' && method === 'POST') return create(body);
    if (kind === 'methods') return [200, { count: methods.length, _embedded: { methods: methods.map(toMethod) } }];
    if (kind === 'orders') {
      const ids = orders.get(id);
      if (!ids) return [404, problem(404, `No order exists with token ${id}.`)];
      const own = ids.flatMap((paymentId) => payments.get(paymentId) ?? []);
      return [200, { resource: 'order', id, lines: [], _embedded: { payments: own.map(toPayment) }, _links: {} }];
    }
    if (!found) return [404, problem(404, `No payment exists with token ${id}.`)];
    if (part === 'refunds') {
      const { amount: back } = z.object({ amount }).loose().parse(body);
      const cents = Math.round(Number(back.value) * 100);
      const whole = Math.round(Number(payment.parse(found.sent).amount.value) * 100);
      if (found.status !== 'paid' || found.refunded + cents > whole) {
        return [422, problem(422, 'The amount is higher than the maximum')];
      }
      found.refunded += cents;
      return [201, { resource: 'refund', id: `re_${found.refunded}`, amount: back, status: 'pending', _links: {} }];
    }
    if (method === 'DELETE') {
      if (!found.isCancelable) return [422, problem(422, 'The payment cannot be canceled')];
      found.status = 'canceled';
    }
    return [200, toPayment(found)];
  }

  function create(body: unknown): readonly [number, unknown] {
    const parsed = payment.safeParse(body);
    if (!parsed.success) return [422, problem(422, parsed.error.message)];
    const { method, lines } = parsed.data;
    if (method === 'klarna' && !lines) return [422, problem(422, 'The lines are required for this method')];
    const id = `tr_${randomBytes(6).toString('hex')}`;
    const made = { id, status: 'open', isCancelable: method !== 'ideal', refunded: 0, sent: parsed.data };
    payments.set(id, made);
    return [201, toPayment(made)];
  }

  function toPayment({ id, status, isCancelable, refunded, sent }: MollieServerPayment): unknown {
    const { amount: whole } = payment.parse(sent);
    return {
      resource: 'payment',
      id,
      mode: 'test',
      status,
      isCancelable,
      amount: whole,
      method: sent.method,
      createdAt: '2026-11-21T10:20:04+00:00',
      ...(status === 'open' && { expiresAt: '2026-11-21T10:35:04+00:00' }),
      ...(refunded > 0 && { amountRefunded: { ...whole, value: (refunded / 100).toFixed(2) } }),
      _links: {
        self: link(`${state.url}payments/${id}`),
        ...(status === 'open' && { checkout: link(`https://www.mollie.com/checkout/select-issuer/${id}`) }),
      },
    };
  }
}

function toMethod(method: (typeof methods)[number]): unknown {
  return { resource: 'method', ...method, minimumAmount: { currency: 'EUR', value: '0.01' }, _links: {} };
}

const link = (href: string) => ({ href, type: 'text/html' });

const problem = (status: number, detail: string) => ({ status, title: 'Problem', detail, _links: {} });

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/hal+json' }).end(JSON.stringify(body));
}

// For this server only: a self-signed certificate without any other use.
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgLunUULQXY/A27vOG
DHK7HS+LlRW8v4T3fQRHXfmx9VehRANCAAQaPPNbUGBPDF0P/7KtsTenbY0SbfDq
Pw174TUVN3oOtMttMg57Ccj/V7TOd5kaFTgCSgsdnYyrZH3kgL3bRAbu
-----END PRIVATE KEY-----`;
const cert = `-----BEGIN CERTIFICATE-----
MIIBgDCCASWgAwIBAgIUAXktMPMj73N8+PVUqOygJ6dvOo8wCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMTIxMTcxNloYDzIxMjYxMDI4
MjExNzE2WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAQaPPNbUGBPDF0P/7KtsTenbY0SbfDqPw174TUVN3oOtMttMg57Ccj/
V7TOd5kaFTgCSgsdnYyrZH3kgL3bRAbuo1MwUTAdBgNVHQ4EFgQUVL11q9rwpx7J
um8Spe9Dk/iadwEwHwYDVR0jBBgwFoAUVL11q9rwpx7Jum8Spe9Dk/iadwEwDwYD
VR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNJADBGAiEAgPexqWZWwD0TIr/65ImC
jNjHw4Bg1DxPypYBJmdVeNQCIQD9bVTLirwO5R6Q0aftVD46WHBCYjFq6qJIsSm7
hqsG9w==
-----END CERTIFICATE-----`;

import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Db, openDatabase } from '#backend/db/database.ts';
import { invoices } from '#backend/db/schema/invoices.ts';
import { orders } from '#backend/db/schema/orders.ts';
import { payments } from '#backend/db/schema/payments.ts';
import { refunds } from '#backend/db/schema/refunds.ts';
import { sandboxPayments } from '#backend/db/schema/sandbox-payments.ts';
import { withdrawals } from '#backend/db/schema/withdrawals.ts';
import { packagePaths } from '#backend/process/package-root.ts';
import { fromAnybody } from '#tests/support/backend.ts';
import { freshEmail } from '#tests/support/customers.ts';
import { copyTemplate } from '#tests/support/data-template.ts';
import { freePort } from '#tests/support/free-port.ts';
import { readMails } from '#tests/support/mail-folder.ts';
import { freshKey, panelLine, privateDetails } from '#tests/support/orders.ts';
import { smallImages, smallSeed } from '#tests/support/small-seed.ts';
import { isSoak, times } from '#tests/support/soak.ts';
import { casesOf, held, ofCheck } from '#tests/support/trust.ts';
import { type Compiled, compilePrograms } from '../processes/compile.ts';
import { type Running, run } from '../processes/run.ts';
import type { StartEngine } from './engine.ts';

/** Number of kills of the backend. */
const crashes = casesOf(10, 1);
/** Number of kills while an order is cancelled or withdrawn. */
const undone = times(1, 40);
/** Number of kills of an operator's command that decides on withdrawals. */
const killsOfDeciding = times(1, 40);
/** Milliseconds by which the clock advances while the backend is down, so that leases expire. */
const absence = 6 * 60_000;

const order = z.object({ id: z.string(), version: z.number(), state: z.string(), number: z.string().optional() });
const orderLines = z.object({ lines: z.array(z.object({ id: z.string() })) });
const orderState = z.object({ paymentState: z.string().optional() });
const begun = z.object({ payment: z.object({ id: z.string(), amount: z.number() }), redirectUrl: z.string() });
const standing = z.object({ payment: z.object({ state: z.string() }), orderState: z.string() });

/** The confirmation of a purchase. */
interface Told {
  readonly email: string;
  readonly number: string;
  readonly orderId: string;
  readonly paymentId: string;
  /** Paid amount in cents. */
  readonly total: number;
  readonly buyer: Readonly<Record<string, string>>;
}

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** Describes a backend that crashes at any moment of a checkout and restarts. */
export function describeCrashes(engine: string, start: StartEngine): void {
  describe(`a shop on ${engine} whose backend is killed`, () => {
    let programs: Compiled;
    let folder = '';
    let pictures = '';
    let port = 0;
    let ahead = 0;
    let databaseUrl: string | undefined;
    let running: Promise<Running>;

    const open = async (): Promise<Running> => {
      const places = [String(port), path.join(folder, 'data'), pictures, String(ahead)];
      const backend = run(programs.file('shop'), [...places, ...(databaseUrl === undefined ? [] : [databaseUrl])]);
      const line = await backend.line();
      if (line !== 'listening') throw new Error(`The backend did not start: ${backend.errors()}`);
      return backend;
    };

    const kill = async (): Promise<void> => {
      const { child, ended } = await running;
      running = (async () => {
        child.kill('SIGKILL');
        await ended;
        ahead += absence;
        return await open();
      })();
      await running;
    };

    const comeBack = async (): Promise<void> => {
      ahead += absence;
      running = open();
      await running;
    };

    beforeAll(async () => {
      ({ databaseUrl } = await start());
      folder = await mkdtemp(path.join(tmpdir(), 'shopgen-crashes-'));
      pictures = await smallImages();
      if (databaseUrl === undefined) await copyTemplate(smallSeed, pictures, path.join(folder, 'data'));
      programs = await compilePrograms({
        shop: new URL('../processes/shop.ts', import.meta.url),
        decide: new URL('../processes/decide.ts', import.meta.url),
      });
      port = await freePort();
      running = open();
      await running;
    });
    afterAll(async () => {
      const last = await running;
      last.child.kill('SIGKILL');
      await last.ended;
      await programs?.remove();
      await rm(folder, { recursive: true, force: true });
    });

    /** Repeats a request until it is answered. */
    const ask = async (method: string, address: string, headers: object, body?: unknown): Promise<Answer> => {
      for (;;) {
        await running;
        try {
          const answer = await fetch(`http://127.0.0.1:${port}${address}`, {
            method,
            headers: {
              'x-shop-id': 'quiet',
              'accept-language': 'nl-NL',
              ...fromAnybody(),
              ...(body !== undefined && { 'content-type': 'application/json' }),
              ...headers,
            },
            ...(body !== undefined && { body: JSON.stringify(body) }),
          });
          return { status: answer.status, headers: answer.headers, body: await answer.json() };
        } catch (error) {
          if (!(error instanceof TypeError)) throw error;
        }
      }
    };

    const press = async (page: string): Promise<number> => {
      for (;;) {
        await running;
        try {
          const form = { method: 'POST', body: new URLSearchParams({ action: 'pay' }), redirect: 'manual' } as const;
          return (await fetch(page, form)).status;
        } catch (error) {
          if (!(error instanceof TypeError)) throw error;
        }
      }
    };

    /** A whole checkout, each step repeated until it is answered. */
    const buy = async (): Promise<Told> => {
      const email = freshEmail();
      const added = await ask('POST', '/orders/lines', {}, panelLine);
      expect(added.status, JSON.stringify(added.body)).toBe(201);
      const buyer = { 'x-order-token': added.headers.get('x-order-token') ?? '' };
      const said = await ask('POST', '/Orders/details', buyer, { ...privateDetails, email });
      expect(said.status, JSON.stringify(said.body)).toBe(200);
      const ready = await ask('POST', '/Orders/shipping', buyer, { method: 'Deliver' });
      expect(ready.status, JSON.stringify(ready.body)).toBe(200);
      const { version, id } = order.parse(ready.body);
      // Confirmed changes are stored.
      expect(order.parse((await ask('GET', '/Orders/current', buyer)).body)).toMatchObject({ id, version });
      const once = { ...buyer, 'idempotency-key': freshKey() };
      const placed = await ask('POST', '/Orders/complete', once, { version, termsAccepted: true });
      expect(placed.status, JSON.stringify(placed.body)).toBe(200);
      const { number = '' } = order.parse(placed.body);
      const paying = { ...buyer, 'idempotency-key': freshKey() };
      const wish = { method: 'ideal', returnTo: 'checkoutResult' };
      const opened = await ask('POST', '/orders/payment/initiate', paying, wish);
      expect([200, 201], JSON.stringify(opened.body)).toContain(opened.status);
      const { payment, redirectUrl } = begun.parse(opened.body);
      // A second press, after one without an answer, finds the order paid.
      expect([303, 409]).toContain(await press(redirectUrl));
      const stands = await ask('GET', `/orders/payment/status/${payment.id}`, buyer);
      expect(standing.parse(stands.body)).toMatchObject({ payment: { state: 'paid' }, orderState: 'Paid' });
      return { email, number, orderId: id, paymentId: payment.id, total: payment.amount, buyer };
    };

    /** Kills the backend and works on the database while it is down. */
    const whileAway = async (work: (db: Db) => Promise<void>): Promise<void> => {
      const { child, ended } = await running;
      child.kill('SIGKILL');
      await ended;
      const database = await openDatabase({
        databaseUrl,
        dataDir: path.join(folder, 'data'),
        migrations: packagePaths.migrations,
      });
      try {
        await work(database.db);
      } finally {
        await database.close();
      }
    };

    // `npm test` runs each of the two on one engine.
    if (isSoak || engine === 'PGlite') {
      it(`loses no confirmed change and charges nobody twice, killed ${crashes} times in the midst of checkouts ${ofCheck(10)}`, {
        timeout: 120_000 + crashes * 30_000,
      }, async () => {
        const began = performance.now();
        const told: Told[] = [await buy()];
        const took = performance.now() - began;
        for (let crash = 0; crash < crashes; crash += 1) {
          const buying = buy();
          const moment = Math.random() * took;
          await new Promise((resolve) => setTimeout(resolve, moment));
          await kill();
          told.push(await buying);
        }
        await kill();
        await whileAway(async (db) => {
          const placed = await db.select().from(orders).where(eq(orders.state, 'Paid'));
          expect(placed.map(({ id }) => id).sort()).toEqual(told.map(({ orderId }) => orderId).sort());
          expect(placed.map((row) => row.number).sort()).toEqual(told.map(({ number }) => number).sort());
          // Numbers have no gaps, even if the process was killed while assigning one.
          expect(new Set(told.map(({ number }) => Number(number.slice(-6)))).size).toBe(told.length);
          const books = await db.select().from(sandboxPayments);
          for (const { number, paymentId } of told) {
            const charged = books.filter((row) => row.orderNumber === number && row.state === 'paid');
            expect(charged.map(({ key, refunds }) => [key, refunds])).toEqual([[paymentId, {}]]);
          }
          const paid = await db.select().from(payments).where(eq(payments.state, 'paid'));
          expect(paid.map(({ id }) => id).sort()).toEqual(told.map(({ paymentId }) => paymentId).sort());
          expect(await db.$count(orders, eq(orders.state, 'Placed'))).toBe(0);
          const issued = await db.select().from(invoices).orderBy(invoices.number);
          expect(issued.map(({ orderId }) => orderId).sort()).toEqual(told.map(({ orderId }) => orderId).sort());
          expect(issued.map((row) => Number(row.number.slice(-6)))).toEqual(told.map((_, index) => index + 1));
          for (const { shopId, number, pdfHash } of issued) {
            const file = path.join(folder, 'data', 'files', 'invoices', 'kept', `${shopId}-${number}`, pdfHash ?? '');
            const bytes = await readFile(file);
            expect(createHash('sha256').update(bytes).digest('hex')).toBe(pdfHash);
          }
        });
        const mails = await readMails(path.join(folder, 'data', 'mail'));
        for (const { email } of told) {
          const own = mails.filter(({ text }) => text.includes(`\nTo: ${email}\n`)).map(({ kind }) => kind);
          expect(own.sort()).toEqual(['orderConfirmation', 'orderPaid']);
        }
        await comeBack();
        held(10, crashes, { on: engine });
      });
    }

    /** Cancels an order, or withdraws all of it, repeated until it is answered. */
    const undo = async ({ orderId, total, buyer }: Told, isCancelled: boolean): Promise<void> => {
      if (isCancelled) {
        const cancelled = await ask('POST', `/orders/${orderId}/cancel`, buyer);
        expect(cancelled.body, JSON.stringify(cancelled.body)).toMatchObject({ state: 'Cancelled', refund: total });
        return;
      }
      const { lines } = orderLines.parse((await ask('GET', `/Orders/${orderId}`, buyer)).body);
      const wanted = { lines: lines.map(({ id }) => ({ lineId: id, quantity: 1 })) };
      const once = { ...buyer, 'idempotency-key': freshKey() };
      const withdrawn = await ask('POST', `/orders/${orderId}/withdrawals`, once, wanted);
      expect(withdrawn.body, JSON.stringify(withdrawn.body)).toMatchObject({ state: 'requested', amount: total });
    };

    /** Decides on all withdrawals while the backend is down, in a process that is killed repeatedly. */
    const decideUntilDone = async (): Promise<void> => {
      const places = [path.join(folder, 'data'), ...(databaseUrl === undefined ? [] : [databaseUrl])];
      for (let kill = 0; kill <= killsOfDeciding; kill += 1) {
        const deciding = run(programs.file('decide'), places);
        expect(await deciding.line(), deciding.errors()).toBe('open');
        if (kill < killsOfDeciding) {
          // A little later each time: the writes of one decision take a few milliseconds.
          await new Promise((resolve) => setTimeout(resolve, kill * 3));
          deciding.child.kill('SIGKILL');
        } else {
          expect(await deciding.line(), deciding.errors()).toBe('done');
        }
        await deciding.ended;
      }
    };

    if (isSoak || engine === 'PostgreSQL') {
      it(`pays back once what is cancelled or withdrawn, killed ${undone} times in the midst of it`, {
        timeout: 120_000 + undone * 60_000,
      }, async () => {
        const told: Told[] = [];
        for (let crash = 0; crash < undone; crash += 1) {
          const bought = await buy();
          told.push(bought);
          const undoing = undo(bought, crash % 2 === 0);
          await new Promise((resolve) => setTimeout(resolve, Math.random() * 200));
          await kill();
          await undoing;
        }
        await whileAway(async (db) => {
          const requested = await db.select().from(withdrawals);
          // None is lost or duplicated.
          expect(requested.map(({ orderId }) => orderId).sort()).toEqual(
            told.flatMap(({ orderId }, index) => (index % 2 === 0 ? [] : [orderId])).sort(),
          );
        });
        await decideUntilDone();
        await comeBack();
        for (const { orderId, buyer } of told) {
          const paymentState = async () =>
            orderState.parse((await ask('GET', `/Orders/${orderId}`, buyer)).body).paymentState;
          await expect.poll(paymentState, { timeout: 60_000 }).toBe('refunded');
        }
        await whileAway(async (db) => {
          const owed = await db.select().from(refunds);
          const books = await db.select().from(sandboxPayments);
          for (const { number, paymentId, total } of told) {
            expect(owed.filter((row) => row.paymentId === paymentId).map(({ amount }) => amount)).toEqual([total]);
            const paidBack = books
              .filter((row) => row.orderNumber === number)
              .flatMap((row) => Object.values(row.refunds));
            expect(paidBack).toEqual([total]);
          }
          const issued = await db.select().from(invoices).orderBy(invoices.number);
          for (const { orderId } of told) {
            const own = issued.filter((row) => row.orderId === orderId).map(({ kind }) => kind);
            expect(own.sort()).toEqual(['creditNote', 'invoice']);
          }
          const mails = await readMails(path.join(folder, 'data', 'mail'));
          for (const [index, { email }] of told.entries()) {
            if (index % 2 === 0) continue;
            const own = mails.filter(({ text }) => text.includes(`\nTo: ${email}\n`)).map(({ kind }) => kind);
            expect(own.filter((kind) => kind === 'withdrawalAccepted')).toHaveLength(1);
          }
          for (const kind of ['invoice', 'creditNote']) {
            const counts = issued.filter((row) => row.kind === kind).map((row) => Number(row.number.slice(-6)));
            expect(counts).toEqual(counts.map((_, index) => index + 1));
          }
        });
      });
    }
  });
}

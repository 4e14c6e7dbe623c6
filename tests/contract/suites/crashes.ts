import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openDatabase } from '#backend/db/database.ts';
import { orders } from '#backend/db/schema/orders.ts';
import { payments } from '#backend/db/schema/payments.ts';
import { sandboxPayments } from '#backend/db/schema/sandbox-payments.ts';
import { packagePaths } from '#backend/server/package-root.ts';
import { fromAnybody } from '#tests/support/backend.ts';
import { freshEmail } from '#tests/support/customers.ts';
import { freePort } from '#tests/support/free-port.ts';
import { freshKey, panelLine, privateDetails } from '#tests/support/orders.ts';
import { writeSmallPictures } from '#tests/support/small-seed.ts';
import { type Compiled, compilePrograms } from '../processes/compile.ts';
import { type Running, run } from '../processes/run.ts';
import type { StartEngine } from './engine.ts';

/** Times that the backend is killed, which `npm run crashes` raises. */
const crashes = Number(process.env.CRASHES ?? 5);
/** Milliseconds that the clock goes on while nobody is there: whatever was somebody's for a while is free again. */
const absence = 6 * 60_000;

const order = z.object({ id: z.string(), version: z.number(), state: z.string(), number: z.string().optional() });
const begun = z.object({ payment: z.object({ id: z.string() }), redirectUrl: z.string() });
const standing = z.object({ payment: z.object({ state: z.string() }), orderState: z.string() });

/** What a buyer was told. */
interface Told {
  readonly email: string;
  readonly number: string;
  readonly orderId: string;
  readonly paymentId: string;
}

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** A shop whose backend dies at any moment of a checkout and comes back. */
export function describeCrashes(engine: string, start: StartEngine): void {
  describe(`a shop on ${engine} whose backend is killed`, () => {
    let programs: Compiled;
    let folder = '';
    let port = 0;
    let ahead = 0;
    let databaseUrl: string | undefined;
    let stop = async (): Promise<void> => undefined;
    let running: Promise<Running>;

    const open = async (): Promise<Running> => {
      const places = [String(port), path.join(folder, 'data'), path.join(folder, 'pictures'), String(ahead)];
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

    beforeAll(async () => {
      const started = await start();
      ({ databaseUrl, stop } = started);
      folder = await mkdtemp(path.join(tmpdir(), 'shopgen-crashes-'));
      await writeSmallPictures(path.join(folder, 'pictures'));
      programs = await compilePrograms({ shop: new URL('../processes/shop.ts', import.meta.url) });
      port = await freePort();
      running = open();
      await running;
    });
    afterAll(async () => {
      const last = await running;
      last.child.kill('SIGKILL');
      await last.ended;
      await programs?.remove();
      await stop();
      await rm(folder, { recursive: true, force: true });
    });

    /** Asks until somebody answers: what was not answered is asked again as it was, once the backend is back. */
    const ask = async (method: string, address: string, headers: object, body?: unknown): Promise<Answer> => {
      for (;;) {
        await running;
        try {
          const answer = await fetch(`http://127.0.0.1:${port}${address}`, {
            method,
            headers: {
              ...{ 'x-shop-id': 'quiet', 'accept-language': 'nl-NL', ...fromAnybody() },
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

    /** A whole checkout, by somebody who tries each step until it is answered. */
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
      // What was answered before is there.
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
      // Whoever presses twice, because nobody answered, finds it paid.
      expect([303, 409]).toContain(await press(redirectUrl));
      const stands = await ask('GET', `/orders/payment/status/${payment.id}`, buyer);
      expect(standing.parse(stands.body)).toMatchObject({ payment: { state: 'paid' }, orderState: 'Paid' });
      return { email, number, orderId: id, paymentId: payment.id };
    };

    it(`loses nothing that was said and charges nobody twice, killed ${crashes} times in the midst of checkouts`, {
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
      const last = await running;
      last.child.kill('SIGTERM');
      await last.ended;

      const database = await openDatabase({
        ...{ databaseUrl, dataDir: path.join(folder, 'data'), migrations: packagePaths.migrations },
      });
      try {
        const { db } = database;
        const placed = await db.select().from(orders).where(eq(orders.state, 'Paid'));
        expect(placed.map(({ id }) => id).sort()).toEqual(told.map(({ orderId }) => orderId).sort());
        expect(placed.map((row) => row.number).sort()).toEqual(told.map(({ number }) => number).sort());
        // Numbers count up without gaps, whoever died over one.
        expect(new Set(told.map(({ number }) => Number(number.slice(-6)))).size).toBe(told.length);
        const books = await db.select().from(sandboxPayments);
        for (const { number, paymentId } of told) {
          const charged = books.filter((row) => row.orderNumber === number && row.state === 'paid');
          expect(charged.map(({ key, refunds }) => [key, refunds])).toEqual([[paymentId, {}]]);
        }
        const paid = await db.select().from(payments).where(eq(payments.state, 'paid'));
        expect(paid.map(({ id }) => id).sort()).toEqual(told.map(({ paymentId }) => paymentId).sort());
        expect(await db.$count(orders, eq(orders.state, 'Placed'))).toBe(0);
      } finally {
        await database.close();
        running = open();
        await running;
      }
      const mails = await readMails(path.join(folder, 'data', 'mail'));
      for (const { email } of told) {
        const own = mails.filter(({ text }) => text.includes(`\nTo: ${email}\n`)).map(({ kind }) => kind);
        expect(own.sort()).toEqual(['orderConfirmation', 'orderPaid']);
      }
    });
  });
}

async function readMails(folder: string): Promise<{ readonly kind: string; readonly text: string }[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.txt'));
  return await Promise.all(
    files.map(async (file) => ({
      kind: /-([A-Za-z]+)\.txt$/.exec(file)?.[1] ?? file,
      text: await readFile(path.join(folder, file), 'utf8'),
    })),
  );
}

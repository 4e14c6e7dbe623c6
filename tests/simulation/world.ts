import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Database, openDatabase } from '#backend/db/database.ts';
import { stock } from '#backend/db/schema/stock.ts';
import type { OutgoingMail } from '#backend/mail/mail-sender.ts';
import { packagePaths } from '#backend/process/package-root.ts';
import { type Backend, createBackend } from '#backend/server/create-backend.ts';
import { fromAnybody, testServiceKey } from '#tests/support/backend.ts';
import { copyTemplate } from '#tests/support/data-template.ts';
import { keepPglite } from '#tests/support/keep-pglite.ts';
import { mailDomains } from '#tests/support/mail-domains.ts';
import { smallImages, smallSeed } from '#tests/support/small-seed.ts';
import { createRandom, type Random } from './random.ts';
import { createScheduler, type Scheduler } from './scheduler.ts';
import { neverSettle, type ProcessState, type SimulatedDatabase, simulateDatabase } from './simulated-database.ts';
import { Books, createSimulatedProvider } from './simulated-provider.ts';

/** The variant that there is little of. */
export const scarce = 'panel-clay';
/** Milliseconds since 1970 at which every simulation begins. */
const beginning = Date.parse('2026-03-02T09:00:00Z');
/** Milliseconds that a process takes to come back. */
const restartMs = 5_000;
/** Statements among which a process crashes, if it does. */
const span = 400;
/** How often a mail server does not take a mail, half of the times after it did. */
const refusing = 0.1;

/** Tables in which a simulation leaves rows, and after which those that refer to them are empty; in the order in which rows can go. */
const changed = ['invoices', 'orders', 'idempotency_keys', 'mails', 'stock', 'configurations'] as const;
/** Simulations after which the files of these tables are made anew. */
const renewal = 50;

/** What is answered. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

/** What is sent. */
export interface Sent {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly form?: URLSearchParams;
}

/** A shop whose clock, order of events, network and crashes come from a seed. */
export interface World {
  readonly scheduler: Scheduler;
  readonly random: Random;
  readonly books: Books;
  readonly mails: OutgoingMail[];
  /** Units of the scarce variant at the beginning. */
  readonly stocked: number;
  /** How often a process has crashed. */
  readonly crashes: number;
  /** Sends a request. @returns `undefined` when the process crashed before it answered. */
  ask(address: string, sent?: Sent): Promise<Answer | undefined>;
  /** Runs work in the process. @returns `undefined` when it crashed meanwhile. */
  inside<T>(work: (backend: Backend) => Promise<T>): Promise<T | undefined>;
}

/** Where simulations happen, one after another. */
export interface Simulator {
  /** Makes a world of a seed, runs what happens in it, and clears up. */
  run(seed: number, scenario: (world: World) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/** Opens a simulator. @param databaseUrl - Of PostgreSQL; absent: PGlite. */
export async function openSimulator(databaseUrl?: string): Promise<Simulator> {
  const folder = mkdtempSync(path.join(tmpdir(), 'shopgen-simulation-'));
  const pictures = await smallImages();
  if (databaseUrl === undefined) {
    await keepPglite();
    await copyTemplate(smallSeed, pictures, folder);
  }
  const real = await openDatabase({
    databaseUrl,
    dataDir: folder,
    durable: false,
    migrations: packagePaths.migrations,
  });
  let scheduler: Scheduler;
  const simulated = simulateDatabase(real, () => scheduler);
  let runs = 0;
  const clear = async (): Promise<void> => {
    runs += 1;
    // Deleting a few rows is quicker than making the files of all these tables anew, but leaves the rows behind in them.
    if (runs % renewal === 0) await real.pool.query(`truncate ${changed.join()} cascade`);
    else for (const table of changed) await real.pool.query(`delete from ${table}`);
  };

  return {
    async run(seed, scenario) {
      const random = createRandom(seed);
      scheduler = createScheduler(random.fork(), beginning);
      const stocked = 1 + random.below(3);
      await clear();
      await real.db.insert(stock).values({ shopId: 'quiet', variantId: scarce, available: stocked });
      const restore = withoutIntervals();
      try {
        await scenario(await createWorld({ real, simulated, scheduler, random, stocked, folder, pictures }));
      } finally {
        restore();
      }
    },
    async close() {
      await real.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Setting {
  readonly real: Database;
  readonly simulated: SimulatedDatabase;
  readonly scheduler: Scheduler;
  readonly random: Random;
  readonly stocked: number;
  readonly folder: string;
  readonly pictures: string;
}

/** A process. */
interface Process {
  readonly backend: Backend;
  readonly crashed: Promise<undefined>;
}

/** Keeps what comes by itself after some time, such as the renewal of a lease, from coming: here time is the scheduler's. */
function withoutIntervals(): () => void {
  const { setInterval } = globalThis;
  const idle = setInterval(() => undefined, 2 ** 31 - 1).unref();
  globalThis.setInterval = Object.assign(() => idle, setInterval);
  return () => {
    globalThis.setInterval = setInterval;
    clearInterval(idle);
  };
}

async function createWorld({ simulated, scheduler, random, stocked, folder, pictures }: Setting) {
  const books = new Books();
  const mails: OutgoingMail[] = [];
  const chance = random.fork();
  const crashesAt = Array.from({ length: random.pick([0, 0, 0, 1, 1, 2]) }, () => random.below(span));
  let statements = 0;
  let crashes = 0;

  async function startProcess(): Promise<Process> {
    let resolveCrash: (nothing: undefined) => void = () => undefined;
    const crashed = new Promise<undefined>((resolve) => {
      resolveCrash = resolve;
    });
    const state: ProcessState = {
      isUp: false,
      hasCrashed: false,
      crashesNow() {
        if (!scheduler.hasFaults) return false;
        statements += 1;
        return crashesAt.includes(statements);
      },
    };
    const database = simulated.openFor(state, () => {
      scheduler.dropProcess();
      scheduler.pause();
      crashes += 1;
      current = restart();
      resolveCrash(undefined);
    });
    const backend = await createBackend({
      database,
      dataDir: folder,
      pictures,
      serviceKey: testServiceKey,
      clock: () => new Date(scheduler.now),
      pause: async () => undefined,
      viesUrl: 'http://127.0.0.1:1',
      mailResolver: mailDomains,
      mailSender: {
        async send(mail) {
          if (state.hasCrashed) return await neverSettle();
          await scheduler.takeTurn(`mail ${mail.kind}`, 'process');
          const fails = scheduler.hasFaults && chance.happens(refusing);
          if (!fails || chance.happens(0.5)) mails.push(mail);
          if (state.hasCrashed) return await neverSettle();
          if (fails) throw new Error('The mail server has gone away');
        },
        close: () => undefined,
      },
      createPaymentProvider: () =>
        createSimulatedProvider(books, { scheduler: () => scheduler, random: () => chance, state }),
      logger: { level: 'silent' },
      say: () => undefined,
    });
    await backend.app.ready();
    state.isUp = true;
    return { backend, crashed };
  }

  async function restart(): Promise<Process> {
    await simulated.recover();
    scheduler.now += restartMs;
    const next = await startProcess();
    scheduler.release();
    return next;
  }

  let current = startProcess();
  await current;

  return {
    scheduler,
    random,
    books,
    mails,
    stocked,
    get crashes() {
      return crashes;
    },
    async inside<T>(work: (backend: Backend) => Promise<T>): Promise<T | undefined> {
      const { backend, crashed } = await current;
      return await Promise.race([work(backend), crashed]);
    },
    async ask(address: string, { method = 'GET', headers = {}, body, form }: Sent = {}): Promise<Answer | undefined> {
      const { backend, crashed } = await current;
      const answer = await Promise.race([
        backend.app.inject({
          method,
          url: address,
          headers: {
            'x-shop-id': 'quiet',
            'accept-language': 'en-GB',
            ...fromAnybody(),
            ...(body !== undefined && { 'content-type': 'application/json' }),
            ...(form !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
            ...headers,
          },
          ...(body !== undefined && { payload: JSON.stringify(body) }),
          ...(form !== undefined && { payload: form.toString() }),
        }),
        crashed,
      ]);
      if (answer === undefined) return undefined;
      const text = answer.body;
      return { status: answer.statusCode, headers: answer.headers, body: text === '' ? undefined : JSON.parse(text) };
    },
  };
}

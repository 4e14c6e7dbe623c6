import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll } from 'vitest';
import { type Ask, fromAnybody, startTestBackend, type TestAnswer, type TestBackend } from '#tests/support/backend.ts';
import { type BackendProgram, startBackendProgram } from '#tests/support/backend-program.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { startRedis } from '#tests/support/redis.ts';
import type { StartEngine } from './engine.ts';

/**
 * Provides two backends as processes of their own, on one PostgreSQL and one Redis. Requests go to one and the other in turn; what
 * tests look up, they read from the database.
 */
export function twoProcessesForFile(): StartEngine {
  const stops: (() => Promise<unknown>)[] = [];
  afterAll(async () => {
    for (const stop of stops.reverse()) await stop();
  });
  let shared: Promise<TestBackend> | undefined;
  const start = async (): Promise<TestBackend> => {
    const folder = await mkdtemp('/tmp/shopgen-processes-');
    stops.push(() => rm(folder, { recursive: true, force: true }));
    const [server, redis] = await Promise.all([startPostgres(), startRedis()]);
    stops.push(
      () => server.stop(),
      () => redis.stop(),
    );
    const databaseUrl = await server.createFilledDatabase();
    const own = await startTestBackend({ databaseUrl, redisUrl: redis.url });
    stops.push(() => own.close());
    const env = { DATABASE_URL: databaseUrl, REDIS_URL: redis.url, FILES_URL: path.join(folder, 'files') };
    const programs = await Promise.all(
      ['first', 'second'].map((name) =>
        startBackendProgram(path.join(folder, name), undefined, { ...env, LOG_LEVEL: 'fatal' }),
      ),
    );
    stops.push(() => Promise.all(programs.map((program) => program.stop())));
    return { ...own, ask: askInTurn(programs) };
  };
  const unshared = async (): Promise<never> => {
    throw new Error('Suites share the two processes of a file.');
  };
  return Object.assign(unshared, {
    shared: () => {
      shared ??= start();
      return shared;
    },
  });
}

function askInTurn(programs: readonly BackendProgram[]): TestBackend['ask'] {
  let asked = 0;
  return async (url, { method = 'GET', shop = 'quiet', locale = 'en-GB', headers, body, form }: Ask = {}) => {
    for (;;) {
      asked += 1;
      const answer = await fetch(`${programs[asked % programs.length]?.url}${url}`, {
        method,
        headers: {
          'x-shop-id': shop,
          'accept-language': locale,
          ...fromAnybody(),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        ...(form && { body: form }),
      });
      const bytes = Buffer.from(await answer.arrayBuffer());
      // A crowd is told to come back where it is too much at once, before anything was done for it.
      if (answer.status !== 503) return toTestAnswer(answer, bytes);
      await setTimeout(20);
    }
  };
}

function toTestAnswer({ status, headers }: Response, bytes: Buffer): TestAnswer {
  return {
    statusCode: status,
    headers: Object.fromEntries(headers),
    body: bytes.toString(),
    rawPayload: bytes,
    json: () => JSON.parse(bytes.toString()),
  };
}

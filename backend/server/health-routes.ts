import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/database.ts';

/** Milliseconds for the database to answer. */
const patienceMs = 2_000;

/** Milliseconds for which an answer of the database counts, so that probes put no load on it. */
const keptForMs = 1_000;

/**
 * `/healthz`: the process is alive. `/readyz`: 503 while the database does not answer, and while the server is shutting down.
 */
export function registerHealthRoutes(app: FastifyInstance, db: Db): void {
  let answer: Promise<boolean> | undefined;
  const isThere = (): Promise<boolean> => {
    answer ??= ask(db).finally(() => {
      setTimeout(() => {
        answer = undefined;
      }, keptForMs).unref();
    });
    return answer;
  };

  app.get('/healthz', async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }));

  app.get('/readyz', async (_, reply) => {
    const database = (await isThere()) ? 'up' : 'down';
    const status = app.isDraining() ? 'stopping' : database === 'up' ? 'ready' : 'waiting';
    return reply
      .code(status === 'ready' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status, database });
  });
}

/** Returns whether the database answers in time. */
async function ask(db: Db): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), patienceMs).unref());
  const answered = db.execute('select 1').then(
    () => true,
    () => false,
  );
  return Promise.race([answered, late]);
}

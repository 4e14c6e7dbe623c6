import { inArray, lt, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { type Listening, listen } from '../db/listen.ts';
import { contentChanges } from '../db/schema/content-changes.ts';
import { shops } from '../db/schema/shops.ts';
import { type ContentChange, tagsOfChanges } from './change-tags.ts';
import { type Logger, type PendingPurges, PurgeFeed } from './purge-feed.ts';
import type { Purge, PurgeTarget } from './purge-target.ts';

/** Tells storefronts what has changed in the database, whoever changed it. */
export interface Purger {
  /** Resolves when everything that was committed before has been told, or could not be for now. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** Channel that the triggers notify. */
const channel = 'content_changes';

/** Changes that are read at once; what is more is told in the next word. */
const maxAtOnce = 5000;

/** Milliseconds between two looks for changes that are too old to matter. */
const sweepEvery = 600_000;

/** After an hour no storefront gives a page any more that it was not told about. */
const purgeDeadline = sql`now() - interval '1 hour'`;

/** @param targets - Those that are to be told. Without any, changes are noted and forgotten again. */
export async function createPurger(database: Database, targets: readonly PurgeTarget[], log: Logger): Promise<Purger> {
  const { db } = database;
  const forgetOld = async (): Promise<void> => {
    await db.delete(contentChanges).where(lt(contentChanges.at, purgeDeadline));
    const noted = new Set((await db.select({ id: contentChanges.id }).from(contentChanges)).map(({ id }) => id));
    for (const feed of feeds) feed.forget((id) => !noted.has(id));
  };
  const read = async (told: ReadonlySet<number>): Promise<PendingPurges> => {
    const pending = await db
      .select()
      .from(contentChanges)
      .where(notInArray(contentChanges.id, [...told]))
      .orderBy(contentChanges.id)
      .limit(maxAtOnce);
    const all = pending.some(({ shopId }) => shopId === null) ? await db.select({ id: shops.id }).from(shops) : [];
    const everyShop = all.map(({ id }) => id);
    return {
      ids: new Set(pending.map(({ id }) => id)),
      purges: purgesOf(pending, everyShop),
      more: pending.length === maxAtOnce,
    };
  };
  /** What every target was told of need not be noted any longer. */
  const onDelivered = async (): Promise<void> => {
    const [first, ...others] = feeds;
    const done = [...(first?.told ?? [])].filter((id) => others.every(({ told }) => told.has(id)));
    if (done.length === 0) return;
    await db.delete(contentChanges).where(inArray(contentChanges.id, done));
    const gone = new Set(done);
    for (const feed of feeds) feed.forget((id) => gone.has(id));
  };
  const feeds: readonly PurgeFeed[] = targets.map((target) => new PurgeFeed({ target, read, onDelivered, log }));

  const wake = (): void => {
    for (const feed of feeds) void feed.wake();
  };
  const listening: Listening | undefined = feeds.length > 0 ? await listen(database, channel, wake) : undefined;
  const timer = setInterval(() => {
    forgetOld().catch((error: unknown) => log.warn({ err: error }, 'Old changes could not be forgotten'));
  }, sweepEvery);
  timer.unref();
  return {
    async settled() {
      await Promise.all(feeds.map((feed) => feed.wake()));
    },
    async close() {
      clearInterval(timer);
      await listening?.stop();
      await Promise.all(feeds.map((feed) => feed.close()));
    },
  };
}

/** @param everyShop - The shops that a change of what all share is a change of. */
function purgesOf(
  changes: readonly (ContentChange & { readonly shopId: string | null })[],
  everyShop: readonly string[],
): readonly Purge[] {
  const byShop = new Map<string, ContentChange[]>();
  for (const change of changes) {
    for (const shopId of change.shopId === null ? everyShop : [change.shopId]) {
      const known = byShop.get(shopId);
      if (known) known.push(change);
      else byShop.set(shopId, [change]);
    }
  }
  return [...byShop].map(([shopId, ofShop]) => ({ shopId, tags: tagsOfChanges(ofShop) }));
}

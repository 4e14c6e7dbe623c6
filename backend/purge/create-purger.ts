import { inArray, lt, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { type Listening, listen } from '../db/listen.ts';
import { contentChanges } from '../db/schema/content-changes.ts';
import { shops } from '../db/schema/shops.ts';
import { type ContentChange, tagsOfChanges } from './change-tags.ts';
import { type Logger, type PendingPurges, PurgeFeed } from './purge-feed.ts';
import type { Purge, PurgeTarget } from './purge-target.ts';

/** Purges changes of the database, from any program, from storefronts. */
export interface Purger {
  /** Resolves when everything that was committed before has been purged, or could not be for now. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** Channel that the triggers notify. */
const channel = 'content_changes';

/** Max. changes that are read at once; further ones are in the next purge. */
const maxAtOnce = 5000;

/** Milliseconds between two deletions of expired changes. */
const sweepEvery = 600_000;

/** After an hour storefronts no longer serve a page without rendering it anew. */
const purgeDeadline = sql`now() - interval '1 hour'`;

/**
 * Creates a purger.
 *
 * @param targets - Its targets. Without any, changes are recorded and deleted again.
 * @param beforeTelling - Waited for before targets are told of changes.
 */
export async function createPurger(
  database: Database,
  targets: readonly PurgeTarget[],
  log: Logger,
  beforeTelling: () => Promise<void> = async () => undefined,
): Promise<Purger> {
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
    if (pending.length > 0) await beforeTelling();
    const all = pending.some(({ shopId }) => shopId === null) ? await db.select({ id: shops.id }).from(shops) : [];
    const everyShop = all.map(({ id }) => id);
    return {
      ids: new Set(pending.map(({ id }) => id)),
      purges: groupPurges(pending, everyShop),
      more: pending.length === maxAtOnce,
    };
  };
  /** Deletes the changes that every target has purged. */
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

/**
 * Returns the purges of changes by shop.
 *
 * @param everyShop - The shops to purge for a change of something that all share.
 */
function groupPurges(
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

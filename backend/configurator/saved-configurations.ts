import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import type { DatabaseWriter } from '../db/database.ts';
import { configurations } from '../db/schema/configurations.ts';
import type { ConfigurationValues } from './configuration-types.ts';

export type SavedConfiguration = typeof configurations.$inferSelect;

/** What makes a configuration what it is. */
export interface ChosenConfiguration {
  readonly shopId: string;
  readonly productId: string;
  readonly variantId: string;
  readonly quantity: number;
  readonly values: ConfigurationValues;
  readonly cropId: string | undefined;
}

const day = 24 * 60 * 60 * 1000;
/** Milliseconds after its last use for which a configuration stays. */
const lifetime = 365 * day;

/** Keeps a configuration. @returns Its identifier, which the same choice always has. */
export async function saveConfiguration(db: DatabaseWriter, chosen: ChosenConfiguration, now: Date): Promise<string> {
  const id = identifyConfiguration(chosen);
  await db
    .insert(configurations)
    .values({ ...chosen, id, cropId: chosen.cropId ?? null, createdAt: now, usedAt: now })
    .onConflictDoUpdate({
      target: [configurations.shopId, configurations.id],
      set: { usedAt: now },
      setWhere: lt(configurations.usedAt, new Date(now.getTime() - day)),
    });
  return id;
}

/** A configuration of a product that was saved; finding it counts as using it. `undefined`: there is none. */
export async function findConfiguration(
  db: DatabaseWriter,
  { shopId, productId, id }: { readonly shopId: string; readonly productId: string; readonly id: string },
  now: Date,
): Promise<SavedConfiguration | undefined> {
  const isIt = and(
    eq(configurations.shopId, shopId),
    eq(configurations.id, id),
    eq(configurations.productId, productId),
  );
  const [found] = await db.select().from(configurations).where(isIt);
  if (!found || found.usedAt.getTime() < now.getTime() - lifetime) return undefined;
  if (found.usedAt.getTime() < now.getTime() - day) await db.update(configurations).set({ usedAt: now }).where(isIt);
  return found;
}

/** Erases configurations that nobody has used for so long. */
export async function deleteExpiredConfigurations(db: DatabaseWriter, now: Date): Promise<void> {
  await db.delete(configurations).where(lt(configurations.usedAt, new Date(now.getTime() - lifetime)));
}

/** Returns the identifier of a configuration, which has 96 bits of what was chosen: who knows all of it may as well know the identifier. */
export function identifyConfiguration({
  shopId,
  productId,
  variantId,
  quantity,
  values,
  cropId,
}: ChosenConfiguration): string {
  const chosen = JSON.stringify([shopId, productId, variantId, quantity, inOrder(values), cropId ?? null]);
  return `cf-${createHash('sha256').update(chosen).digest('base64url').slice(0, 16)}`;
}

/** Entries by name, so that the order in which they were sent makes no difference. */
function inOrder(values: ConfigurationValues): unknown {
  return Object.entries(values)
    .map(([id, value]) => [id, Object.entries(value).sort(byName)] as const)
    .sort(byName);
}

function byName([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1;
}

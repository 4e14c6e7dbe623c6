import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import type { DatabaseWriter } from '../db/database.ts';
import { configurations } from '../db/schema/configurations.ts';
import type { ConfigurationValues } from './configuration-types.ts';

export type SavedConfiguration = typeof configurations.$inferSelect;

/** The parts of a configuration that identify it. */
export interface ChosenConfiguration {
  readonly shopId: string;
  readonly productId: string;
  readonly variantId: string;
  readonly quantity: number;
  readonly values: ConfigurationValues;
  readonly cropId: string | undefined;
}

const day = 24 * 60 * 60 * 1000;
/** Milliseconds after its last use after which a configuration is deleted. */
const lifetime = 365 * day;

/** Saves a configuration. @returns Its identifier, which is always the same for the same choice. */
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

/** Finds a saved configuration of a product, which counts as using it; `undefined`: there is none. */
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

/** Deletes configurations past their lifetime. */
export async function deleteExpiredConfigurations(db: DatabaseWriter, now: Date): Promise<void> {
  await db.delete(configurations).where(lt(configurations.usedAt, new Date(now.getTime() - lifetime)));
}

/**
 * Returns the identifier of a configuration: 96 bits of a hash of its choice. Only the same choice leads to the
 * identifier.
 */
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

/** Returns entries sorted by name, so that the order in which they were sent makes no difference. */
function inOrder(values: ConfigurationValues): unknown {
  return Object.entries(values)
    .map(([id, value]) => [id, Object.entries(value).sort(byName)] as const)
    .sort(byName);
}

function byName([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1;
}

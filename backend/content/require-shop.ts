import { eq } from 'drizzle-orm';
import type { DatabaseReader } from '../db/database.ts';
import { shops } from '../db/schema/shops.ts';
import { StartupError } from '../errors/startup-error.ts';
import { isBranchShop } from '../shops/branch-shop.ts';

/**
 * Returns a shop.
 *
 * @throws {StartupError} with the ids of all shops, when there is no such shop.
 */
export async function requireShop(db: DatabaseReader, shopId: string): Promise<typeof shops.$inferSelect> {
  const [shop] = await db.select().from(shops).where(eq(shops.id, shopId));
  if (shop) return shop;
  const ids = (await db.select({ id: shops.id }).from(shops).orderBy(shops.id)).map(({ id }) => id);
  const known = ids.filter((id) => !isBranchShop(id));
  throw new StartupError(`There is no shop ${shopId}.`, `There are ${known.join(', ') || 'none'}.`);
}

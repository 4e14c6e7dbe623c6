import { eq } from 'drizzle-orm';
import type { components } from '#generated/contracts/content-api.ts';
import type { Db } from '../db/database.ts';
import { sellers } from '../db/schema/sellers.ts';

type Seller = components['schemas']['Seller'];

/** Returns the public details of the company behind a shop; `undefined` where it is not configured. */
export async function loadPublicSeller(db: Db, shopId: string): Promise<Seller | undefined> {
  const { companyName, address, phone, email, vatNumber, registerName, registerNumber, openingHours } = sellers;
  const [row] = await db
    .select({ companyName, address, phone, email, vatNumber, registerName, registerNumber, openingHours })
    .from(sellers)
    .where(eq(sellers.shopId, shopId));
  return row && { ...row, openingHours: [...row.openingHours] };
}

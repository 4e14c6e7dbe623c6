import { eq } from 'drizzle-orm';
import type { DatabaseReader } from '../db/database.ts';
import type { Seller } from '../db/schema/invoice-content.ts';
import { sellers } from '../db/schema/sellers.ts';

/** Returns the company behind a shop; `undefined` where it is not configured. */
export async function loadSeller(db: DatabaseReader, shopId: string): Promise<Seller | undefined> {
  const [row] = await db.select().from(sellers).where(eq(sellers.shopId, shopId));
  if (!row) return undefined;
  const { companyName: name, address, vatNumber, registerName, registerNumber, iban, bic, email, phone } = row;
  return { name, address, vatNumber, registerName, registerNumber, iban, bic, email, phone };
}

import { sql } from 'drizzle-orm';

/** An SQL condition: an order or a saved item uses a row of `crops`. */
export const isCropUsed = sql`(exists (select 1 from order_lines
    where order_lines.shop_id = crops.shop_id and order_lines.crop_id = crops.id)
  or exists (select 1 from storage_items used
    where used.shop_id = crops.shop_id and used.crop_id = crops.id))`;

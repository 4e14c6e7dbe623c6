import { z } from 'zod';

/** A list. @param most - Entries that it may have. */
export function list<Item extends z.ZodType>(item: Item, most = 1000) {
  return z.array(item).max(most).readonly();
}

/** A list with one entry at least. */
export function oneOrMore<Item extends z.ZodType>(item: Item) {
  return z.tuple([item], item).readonly();
}

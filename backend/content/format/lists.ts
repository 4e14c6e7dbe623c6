import { z } from 'zod';

/** Returns the schema of a list. @param most - Max. entries. */
export function list<Item extends z.ZodType>(item: Item, most = 1000) {
  return z.array(item).max(most).readonly();
}

/** Returns the schema of a list with at least one entry. */
export function oneOrMore<Item extends z.ZodType>(item: Item) {
  return z.tuple([item], item).readonly();
}

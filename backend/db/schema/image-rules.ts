import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { TextByLocale } from './column-types.ts';
import { pictures } from './pictures.ts';
import { shops } from './shops.ts';

/** Images for every article whose number matches a pattern. */
export const imageRules = pgTable(
  'image_rules',
  {
    shopId: text()
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    /** Of two rules that are equally exact the earlier wins. */
    position: integer().notNull(),
    /** Matches the whole article number; a star stands for any number of letters and digits. */
    skuPattern: text().notNull(),
    /** The pattern up to its first star. */
    skuPrefix: text().notNull(),
    /** Characters besides stars: the rule with the most wins. */
    exactness: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.position] }),
    // Of thousands of rules only those with a prefix of an article's number can match: they are found by an index.
    index().on(table.shopId, table.skuPrefix),
  ],
);

export const imageRulePictures = pgTable(
  'image_rule_pictures',
  {
    shopId: text().notNull(),
    /** Position of the rule. */
    rulePosition: integer().notNull(),
    /** 0 is the main image of the article. */
    position: integer().notNull(),
    pictureKey: text()
      .notNull()
      .references(() => pictures.key),
    alt: jsonb().$type<TextByLocale>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.rulePosition, table.position] }),
    foreignKey({
      name: 'image_rule_pictures_rule_fk',
      columns: [table.shopId, table.rulePosition],
      foreignColumns: [imageRules.shopId, imageRules.position],
    }).onDelete('cascade'),
  ],
);

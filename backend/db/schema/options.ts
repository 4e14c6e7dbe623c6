import { boolean, foreignKey, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { components } from '#generated/contracts/product-api.ts';
import type { CentsByCurrency, TextByLocale } from './column-types.ts';
import { pictures } from './pictures.ts';
import { products } from './products.ts';

type Schemas = components['schemas'];

/** The ways in which an option is asked for; remarks are notices shown among the options. */
export type OptionType = Schemas['ProductOption']['type'];

/** The type whose values are the colours that a product is listed and filtered by. */
export const listedColors = 'RadioColor' satisfies OptionType;

/** What only some options have. */
export interface OptionSettings {
  readonly surcharge?: CentsByCurrency;
  /** Shown behind a number. */
  readonly unit?: TextByLocale;
  /** Id of the value it starts with, if that is not the first. */
  readonly defaultValue?: string;
  /** `#rrggbb` that a color picker starts with. */
  readonly defaultColor?: string;
  /** How it depends on options further up. */
  readonly shownWhen?: Schemas['OptionConditions'];
  readonly requiredWhen?: Schemas['OptionConditions'];
  readonly limits?: Schemas['OptionLimits'];
  /** What only one type has, as the type itself describes it. */
  readonly [ownSetting: string]: unknown;
}

export const productOptions = pgTable(
  'product_options',
  {
    shopId: text().notNull(),
    productId: text().notNull(),
    id: text().notNull(),
    position: integer().notNull(),
    type: text().$type<OptionType>().notNull(),
    label: jsonb().$type<TextByLocale>().notNull(),
    hint: jsonb().$type<TextByLocale>(),
    required: boolean().notNull(),
    settings: jsonb().$type<OptionSettings>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.productId, table.id] }),
    foreignKey({ columns: [table.shopId, table.productId], foreignColumns: [products.shopId, products.id] }).onDelete(
      'cascade',
    ),
  ],
);

export const optionValues = pgTable(
  'option_values',
  {
    shopId: text().notNull(),
    productId: text().notNull(),
    optionId: text().notNull(),
    id: text().notNull(),
    position: integer().notNull(),
    label: jsonb().$type<TextByLocale>().notNull(),
    /** `#rrggbb` */
    color: text(),
    pictureKey: text().references(() => pictures.key),
    pictureAlt: jsonb().$type<TextByLocale>(),
    surcharge: jsonb().$type<CentsByCurrency>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.productId, table.optionId, table.id] }),
    // The name that would be made up is longer than PostgreSQL's 63 bytes.
    foreignKey({
      name: 'option_values_option_fk',
      columns: [table.shopId, table.productId, table.optionId],
      foreignColumns: [productOptions.shopId, productOptions.productId, productOptions.id],
    }).onDelete('cascade'),
  ],
);

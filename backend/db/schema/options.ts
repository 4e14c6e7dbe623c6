import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { components } from '#generated/contracts/product-api.ts';
import type { CentsByCurrency, TextByLocale } from './column-types.ts';
import { pictures } from './pictures.ts';
import { products } from './products.ts';

type Schemas = components['schemas'];

/** The types of options; remarks are notices shown among the options. */
export type OptionType = Schemas['ProductOption']['type'];

/** The type whose values are the colours by which listings show and filter a product. */
export const listedColors = 'RadioColor' satisfies OptionType;

/** Settings that only some options have. */
export interface OptionSettings {
  readonly surcharge?: CentsByCurrency;
  /** Shown behind a number. */
  readonly unit?: TextByLocale;
  /** Id of the initial value, if that is not the first. */
  readonly defaultValue?: string;
  /** `#rrggbb`, the initial value of a color picker. */
  readonly defaultColor?: string;
  /** Conditions on preceding options. */
  readonly shownWhen?: Schemas['OptionConditions'];
  readonly requiredWhen?: Schemas['OptionConditions'];
  readonly limits?: Schemas['OptionLimits'];
  /** Settings of one type, as the type itself describes them. */
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
    // The default name would be longer than PostgreSQL's 63 bytes.
    foreignKey({
      name: 'option_values_option_fk',
      columns: [table.shopId, table.productId, table.optionId],
      foreignColumns: [productOptions.shopId, productOptions.productId, productOptions.id],
    }).onDelete('cascade'),
    // Finds the colour of a filter's value.
    index('option_values_colors').on(table.shopId, table.id).where(sql`${table.color} is not null`),
  ],
);

import { foreignKey, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { components } from '#generated/contracts/product-api.ts';
import type { CentsByCurrency, TextByLocale } from './column-types.ts';
import type { StoredAddress } from './customers.ts';
import { shops } from './shops.ts';

/** Ways of delivery that a shop has. Products say which of them they can be had by. */
export const shippingMethods = pgTable(
  'shipping_methods',
  {
    shopId: text()
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    method: text().$type<components['schemas']['DeliveryMethod']>().notNull(),
    name: jsonb().$type<TextByLocale>().notNull(),
    description: jsonb().$type<TextByLocale>(),
    /** Where Pickup is. */
    pickupAddress: jsonb().$type<StoredAddress>(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.method] })],
);

/** Tariffs. Of those of a country the first that holds the order counts; where none does there is no delivery. */
export const shippingTariffs = pgTable(
  'shipping_tariffs',
  {
    shopId: text().notNull(),
    method: text().$type<components['schemas']['DeliveryMethod']>().notNull(),
    /** ISO 3166-1 alpha-2; `*`: every country. */
    country: text().notNull(),
    position: integer().notNull(),
    /** Grams of all lines together; null: whatever it weighs. */
    maxWeight: integer(),
    /** Millimetres of the largest measure of a line; null: however large it is. */
    maxLength: integer(),
    /** Without VAT. */
    price: jsonb().$type<CentsByCurrency>().notNull(),
    /** Value of the goods including VAT from which it costs nothing. */
    freeFrom: jsonb().$type<CentsByCurrency>(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.method, table.country, table.position] }),
    foreignKey({
      columns: [table.shopId, table.method],
      foreignColumns: [shippingMethods.shopId, shippingMethods.method],
    }).onDelete('cascade'),
  ],
);

/** Places that cost more to reach, by the beginning of their postal code in capitals without spaces. */
export const remoteAreas = pgTable(
  'remote_areas',
  {
    shopId: text()
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    country: text().notNull(),
    postalCode: text().notNull(),
    /** Added to the tariff, free delivery or not. Without VAT. */
    surcharge: jsonb().$type<CentsByCurrency>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.country, table.postalCode] })],
);

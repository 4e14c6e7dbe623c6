import { foreignKey, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { components } from '#generated/contracts/product-api.ts';
import type { CentsByCurrency, TextByLocale } from './column-types.ts';
import type { StoredAddress } from './customers.ts';
import { shops } from './shops.ts';

/** Shipping methods of a shop. Products name those that they can be delivered by. */
export const shippingMethods = pgTable(
  'shipping_methods',
  {
    shopId: text()
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    method: text().$type<components['schemas']['DeliveryMethod']>().notNull(),
    name: jsonb().$type<TextByLocale>().notNull(),
    description: jsonb().$type<TextByLocale>(),
    /** Address of a Pickup. */
    pickupAddress: jsonb().$type<StoredAddress>(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.method] })],
);

/** Tariffs. Of those of a country the first whose limits fit the order counts; without one there is no delivery. */
export const shippingTariffs = pgTable(
  'shipping_tariffs',
  {
    shopId: text().notNull(),
    method: text().$type<components['schemas']['DeliveryMethod']>().notNull(),
    /** ISO 3166-1 alpha-2; `*`: every country. */
    country: text().notNull(),
    position: integer().notNull(),
    /** Grams of all lines together; null: no limit. */
    maxWeight: integer(),
    /** Millimetres of the largest measure of a line; null: no limit. */
    maxLength: integer(),
    /** Without VAT. */
    price: jsonb().$type<CentsByCurrency>().notNull(),
    /** Value of the goods including VAT from which delivery is free. */
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

/** Remote areas with a surcharge, by the beginning of their postal code in capitals without spaces. */
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

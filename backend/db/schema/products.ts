import {
  type AnyPgColumn,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
} from 'drizzle-orm/pg-core';
import { categories } from './categories.ts';
import type { TextByLocale } from './column-types.ts';
import { pictures } from './pictures.ts';
import { shops } from './shops.ts';
import type { StoredVideo } from './video.ts';

/** The settings of a photo print: bounds, accepted uploads, and stock images that may be printed instead. */
export interface PhotoPrintSettings {
  readonly scales: readonly {
    readonly kind: 'Width' | 'Height' | 'Scale';
    /** Millimetres, or percent for Scale. */
    readonly unit: 'mm' | 'percent';
    readonly minimum: number;
    readonly maximum: number;
    readonly step: number;
    readonly default: number;
  }[];
  readonly minimumDpi: number;
  readonly recommendedDpi: number;
  readonly accept: readonly string[];
  readonly stockImages: readonly {
    readonly licenseCode: string;
    readonly title: TextByLocale;
    readonly pictureKey: string;
    readonly pictureAlt: TextByLocale;
  }[];
}

export const products = pgTable(
  'products',
  {
    shopId: text()
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    kind: text().$type<'Standard' | 'PhotoPrint'>().notNull(),
    /** The shop's own order. */
    position: integer().notNull(),
    brandId: text().notNull(),
    brand: text().notNull(),
    unit: text().$type<'piece' | 'm2'>().notNull(),
    since: date().notNull(),
    /** Coefficients at 125, 250, 500, 1000, 2000 and 4000 Hz. */
    absorption: real().array(),
    /** Where it is fixed as it was measured. */
    placement: text().array().$type<('Wall' | 'Ceiling' | 'Suspended')[]>(),
    /** To how many of its two large faces the coefficients are related; null: to one. */
    faces: integer().$type<1 | 2>(),
    /** Square metres of one large face; null: its width times its height. */
    faceArea: real(),
    nrc: real(),
    alphaW: real(),
    soundClass: text().$type<'A' | 'B' | 'C' | 'D' | 'E'>(),
    /** Euroclass by EN 13501-1. */
    fireClass: text(),
    /** Millimetres. */
    thickness: real(),
    /** Kilograms per cubic metre. */
    density: real(),
    deliveryMin: integer().notNull(),
    deliveryMax: integer().notNull(),
    deliveryPeriod: text().$type<'Day' | 'Week'>().notNull(),
    deliveryMethods: text().array().$type<('Deliver' | 'Pickup' | 'DeliverAndAssemble')[]>().notNull(),
    minimumQuantity: integer().notNull().default(1),
    maximumQuantity: integer().notNull().default(10000),
    quantityStep: integer().notNull().default(1),
    /** How many one customer may order within a year, all variants together; null: no limit. */
    perCustomer: integer(),
    photoPrint: jsonb().$type<PhotoPrintSettings>(),
    video: jsonb().$type<StoredVideo>(),
    /** Number of the article that is a sample of its material. */
    sampleSku: text(),
    /** Warnings that a buyer must know before using it, most important first. */
    warnings: jsonb().$type<readonly TextByLocale[]>().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.id] }), index().on(table.shopId, table.position)],
);

const ofProduct = (table: { readonly shopId: AnyPgColumn; readonly productId: AnyPgColumn }) =>
  foreignKey({
    columns: [table.shopId, table.productId],
    foreignColumns: [products.shopId, products.id],
  }).onDelete('cascade');

export const productTexts = pgTable(
  'product_texts',
  {
    shopId: text().notNull(),
    productId: text().notNull(),
    locale: text().notNull(),
    name: text().notNull(),
    intro: text().notNull(),
    /** HTML. */
    description: text().notNull(),
    metaTitle: text(),
    metaDescription: text(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.productId, table.locale] }), ofProduct(table)],
);

/** The categories of a product and their ancestors; position 0 is the main category. */
export const productCategories = pgTable(
  'product_categories',
  {
    shopId: text().notNull(),
    productId: text().notNull(),
    categoryId: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.productId, table.categoryId] }),
    index().on(table.shopId, table.categoryId),
    ofProduct(table),
    foreignKey({
      columns: [table.shopId, table.categoryId],
      foreignColumns: [categories.shopId, categories.id],
    }).onDelete('cascade'),
  ],
);

export const productPictures = pgTable(
  'product_pictures',
  {
    shopId: text().notNull(),
    productId: text().notNull(),
    /** 0 is the main image. */
    position: integer().notNull(),
    pictureKey: text()
      .notNull()
      .references(() => pictures.key),
    alt: jsonb().$type<TextByLocale>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.productId, table.position] }), ofProduct(table)],
);

export const productAttributes = pgTable(
  'product_attributes',
  {
    shopId: text().notNull(),
    productId: text().notNull(),
    position: integer().notNull(),
    name: jsonb().$type<TextByLocale>().notNull(),
    value: jsonb().$type<TextByLocale>().notNull(),
    type: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.productId, table.position] }), ofProduct(table)],
);

export const relatedProducts = pgTable(
  'related_products',
  {
    shopId: text().notNull(),
    productId: text().notNull(),
    relatedId: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.productId, table.relatedId] }),
    ofProduct(table),
    foreignKey({
      name: 'related_products_related_fk',
      columns: [table.shopId, table.relatedId],
      foreignColumns: [products.shopId, products.id],
    }).onDelete('cascade'),
  ],
);

/** The facet values of products, one row per product and value, so that any facet is the same query. */
export const productFacets = pgTable(
  'product_facets',
  {
    shopId: text().notNull(),
    productId: text().notNull(),
    facetId: text().notNull(),
    valueId: text().notNull(),
    label: jsonb().$type<TextByLocale>().notNull(),
    /** Order of the values within their facet. */
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.productId, table.facetId, table.valueId] }),
    index().on(table.shopId, table.facetId, table.valueId),
    ofProduct(table),
  ],
);

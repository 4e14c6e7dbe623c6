import { date, foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { TextByLocale } from './column-types.ts';
import { pictures } from './pictures.ts';
import { products } from './products.ts';
import { shops } from './shops.ts';
import type { StoredVideo } from './video.ts';

/** Sound pressure levels before and after in decibels, by the middle of the frequency band in hertz. */
export type ProjectSpectrum = readonly { readonly hertz: number; readonly before: number; readonly after: number }[];

export const projects = pgTable(
  'projects',
  {
    shopId: text()
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    completedOn: date().notNull(),
    pictureKey: text()
      .notNull()
      .references(() => pictures.key),
    video: jsonb().$type<StoredVideo>(),
    spectrum: jsonb().$type<ProjectSpectrum>(),
    /** The author of the quote; its text is in the texts. */
    quoteAuthor: text(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    // Lists are sorted by it, the latest first.
    index().on(table.shopId, table.completedOn),
  ],
);

export const projectTexts = pgTable(
  'project_texts',
  {
    shopId: text().notNull(),
    projectId: text().notNull(),
    locale: text().notNull(),
    title: text().notNull(),
    intro: text().notNull(),
    /** HTML. */
    body: text().notNull(),
    place: text().notNull(),
    sector: text().notNull(),
    figures: jsonb().$type<readonly { readonly name: string; readonly value: string }[]>().notNull(),
    quoteText: text(),
    quoteRole: text(),
    metaTitle: text(),
    metaDescription: text(),
    pictureAlt: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.projectId, table.locale] }),
    foreignKey({ columns: [table.shopId, table.projectId], foreignColumns: [projects.shopId, projects.id] }).onDelete(
      'cascade',
    ),
  ],
);

/** Further images of a project, beside the one of its card. */
export const projectPictures = pgTable(
  'project_pictures',
  {
    shopId: text().notNull(),
    projectId: text().notNull(),
    position: integer().notNull(),
    pictureKey: text()
      .notNull()
      .references(() => pictures.key),
    alt: jsonb().$type<TextByLocale>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.projectId, table.position] }),
    foreignKey({ columns: [table.shopId, table.projectId], foreignColumns: [projects.shopId, projects.id] }).onDelete(
      'cascade',
    ),
  ],
);

/** Products that were used in a project. */
export const projectProducts = pgTable(
  'project_products',
  {
    shopId: text().notNull(),
    projectId: text().notNull(),
    productId: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.projectId, table.productId] }),
    // Finds the projects about a product.
    index().on(table.shopId, table.productId),
    foreignKey({ columns: [table.shopId, table.projectId], foreignColumns: [projects.shopId, projects.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ columns: [table.shopId, table.productId], foreignColumns: [products.shopId, products.id] }).onDelete(
      'cascade',
    ),
  ],
);

import { z } from 'zod';
import { allSeedLocales, getLanguage, seedLocales } from '../seed/seed-locales.ts';
import { createContentFormat } from './content-format.ts';
import { createSharedFileFormats } from './format/shared-file-formats.ts';
import { noSharedContent } from './format/shared-formats.ts';

export type JsonSchema = Readonly<Record<string, unknown>>;

/** Maps by language, locale or currency: which keys a file needs depends on its shop. */
const ofTheShop: ReadonlySet<string> = new Set([
  ...allSeedLocales,
  ...allSeedLocales.map(getLanguage),
  ...allSeedLocales.map((locale) => seedLocales[locale].currency),
]);

/** Returns the JSON Schema of each kind of YAML file in the folder of a shop, for editors. Markdown files have none. */
export function contentSchemas(): Readonly<Record<string, JsonSchema>> {
  const format = createContentFormat(allSeedLocales, noSharedContent);
  const shared = createSharedFileFormats(allSeedLocales);
  const kinds = {
    shop: format.shop,
    menus: format.menus,
    'image-rules': format.imageRules,
    images: shared.images,
    attributes: shared.attributes,
    materials: shared.materials,
    colors: shared.colors,
    category: format.category,
    product: format.product,
    inspiration: format.inspiration,
  };
  return Object.fromEntries(Object.entries(kinds).map(([kind, schema]) => [kind, toJsonSchema(schema)]));
}

function toJsonSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    reused: 'ref',
    override({ jsonSchema }) {
      delete jsonSchema.readOnly;
      // A format name of the library, beside a pattern that has the same meaning.
      if (jsonSchema.format === 'starts_with') delete jsonSchema.format;
      if (Object.keys(jsonSchema.properties ?? {}).every((name) => ofTheShop.has(name))) delete jsonSchema.required;
    },
  });
}

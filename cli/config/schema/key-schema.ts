import { z } from 'zod';
import { listKeySchemas } from '#cli/extensions/extension-keys.ts';
import type { LoadedExtension } from '#cli/extensions/load-extensions.ts';
import { createFindKeySchema, type FindKeySchema } from '#cli/schema-check/key-schema.ts';
import { type SiteConfig, siteConfigSchema } from './site-config-schema.ts';

/** The keys that a site's configuration may have. */
export interface SiteKeys {
  readonly schema: z.ZodType<SiteConfig>;
  readonly keySchemaAt: FindKeySchema;
}

/** Returns the schema of a site configuration at a path; undefined for an unknown key. */
export const keySchemaAt = createFindKeySchema(siteConfigSchema);

/** The keys of sites without extensions. */
export const siteKeys: SiteKeys = { schema: siteConfigSchema, keySchemaAt };

/** Returns the keys of sites with these extensions. */
export function extendKeys(extensions: readonly LoadedExtension[]): SiteKeys {
  if (extensions.length === 0) return siteKeys;
  // What they add is unknown to the types of ours.
  const added: object = listKeySchemas(extensions);
  const schema = z.strictObject({ ...siteConfigSchema.shape, ...added });
  return { schema, keySchemaAt: createFindKeySchema(schema) };
}

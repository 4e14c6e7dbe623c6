import { createFindKeySchema } from '#cli/schema-check/key-schema.ts';
import { siteConfigSchema } from './site-config-schema.ts';

/** Finds what the schema of a site configuration says at a path; undefined where it knows no such key. */
export const keySchemaAt = createFindKeySchema(siteConfigSchema);

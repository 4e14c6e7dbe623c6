import { createFindKeySchema } from '#cli/schema-check/key-schema.ts';
import { siteConfigSchema } from './site-config-schema.ts';

/** Returns the schema of a site configuration at a path; undefined for an unknown key. */
export const keySchemaAt = createFindKeySchema(siteConfigSchema);

import { createRequire } from 'node:module';
import path from 'node:path';
import type { JsonObject } from '#cli/openapi/json-value.ts';
import { nameReferences } from '#cli/openapi/name-references.ts';
import { packageRoot } from '#cli/package-root.ts';

type CompiledApiTypes = typeof import('./compiled-api-types.ts');

const require = createRequire(import.meta.url);

/** As `cli/compile.js` makes it, of 20 MB of packages. */
const compiled = path.join(packageRoot, 'cli/dist/api-types.cjs');

/**
 * Renders the TypeScript of an OpenAPI document: `paths`, `components`, `operations`.
 * @throws Error when the document is not one that openapi-typescript understands
 */
export async function renderApiTypes(document: JsonObject): Promise<string> {
  // Not with `import`: Node would read all of the compiler, which it loads, for its names before it runs it, which takes
  // twice as long.
  const { makeApiTypes }: CompiledApiTypes = require(compiled);
  return await makeApiTypes(structuredClone(nameReferences(document)));
}

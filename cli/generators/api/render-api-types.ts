import { createRequire } from 'node:module';
import path from 'node:path';
import { isObject, type JsonObject } from '#cli/openapi/json-value.ts';
import { nameReferences } from '#cli/openapi/name-references.ts';
import { packageRoot } from '#cli/package-root.ts';

/**
 * Renders the TypeScript of an OpenAPI document: `paths`, `components`, `operations`. The only place that imports
 * openapi-typescript, which takes most of a second.
 * @throws Error when the document is not one that openapi-typescript understands
 */
export async function renderApiTypes(document: JsonObject): Promise<string> {
  // Not with `import`: Node would read all of the compiler, which it loads, for its names before it runs it, which takes
  // twice as long.
  const { default: openapiTypescript, astToString }: OpenApiTypescript = require(compiled);
  const input: unknown = structuredClone(nameReferences(document));
  if (!isOpenApi(input)) throw new Error('Not an OpenAPI document');
  const nodes = await openapiTypescript(input, { silent: true, alphabetize: false, defaultNonNullable: false });
  return astToString(nodes).replace(strictHelper, tolerantHelper);
}

/**
 * The package requires properties of a schema by a type that knows none where the schema may be null, which no compiler takes.
 */
const strictHelper = 'type WithRequired<T, K extends keyof T> = T & {\n    [P in K]-?: T[P];\n};';
const tolerantHelper =
  'type WithRequired<T, K extends keyof NonNullable<T>> = T & {\n    [P in K]-?: NonNullable<T>[P];\n};';

const require = createRequire(import.meta.url);

/** The package as one file, which `cli/compile.js` makes: it brings 20 MB of others. */
const compiled = path.join(packageRoot, 'cli/dist/openapi-typescript.cjs');

type OpenApiTypescript = typeof import('openapi-typescript');
type OpenApi = Exclude<Parameters<OpenApiTypescript['default']>[0], string | URL | Buffer>;

function isOpenApi(value: unknown): value is OpenApi & JsonObject {
  return isObject(value) && typeof value.openapi === 'string' && isObject(value.paths);
}

import { isObject, type JsonObject } from '#cli/openapi/json-value.ts';

/**
 * Renders the TypeScript of an OpenAPI document: `paths`, `components`, `operations`. The only place that imports
 * openapi-typescript, which takes most of a second.
 * @throws Error when the document is not one that openapi-typescript understands
 */
export async function renderApiTypes(document: JsonObject): Promise<string> {
  const { default: openapiTypescript, astToString } = await import('openapi-typescript');
  const input: unknown = structuredClone(document);
  if (!isOpenApi(input)) throw new Error('Not an OpenAPI document');
  const nodes = await openapiTypescript(input, { silent: true, alphabetize: false, defaultNonNullable: false });
  return astToString(nodes);
}

type OpenApi = Exclude<Parameters<typeof import('openapi-typescript').default>[0], string | URL | Buffer>;

function isOpenApi(value: unknown): value is OpenApi & JsonObject {
  return isObject(value) && typeof value.openapi === 'string' && isObject(value.paths);
}

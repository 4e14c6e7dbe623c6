import openapiTypescript, { astToString } from 'openapi-typescript';

type OpenApi = Exclude<Parameters<typeof openapiTypescript>[0], string | URL | Buffer>;

/**
 * Makes the types of a document, which is changed. The only place that imports openapi-typescript; `cli/compile.js` makes a file of both.
 * @throws Error when the document is not one that openapi-typescript understands
 */
export async function makeApiTypes(document: object): Promise<string> {
  // Without any, there would be no type of components.
  const whole = { components: {}, ...document };
  if (!isOpenApi(whole)) throw new Error('Not an OpenAPI document');
  const nodes = await openapiTypescript(whole, { silent: true, alphabetize: false, defaultNonNullable: false });
  return astToString(nodes).replace(strictHelper, tolerantHelper);
}

/**
 * The package requires properties of a schema by a type that knows none where the schema may be null, which no compiler takes.
 */
const strictHelper = 'type WithRequired<T, K extends keyof T> = T & {\n    [P in K]-?: T[P];\n};';
const tolerantHelper =
  'type WithRequired<T, K extends keyof NonNullable<T>> = T & {\n    [P in K]-?: NonNullable<T>[P];\n};';

function isOpenApi(value: object): value is OpenApi {
  return 'openapi' in value && typeof value.openapi === 'string' && 'paths' in value && value.paths instanceof Object;
}

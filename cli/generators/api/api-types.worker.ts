import { parentPort } from 'node:worker_threads';
import openapiTypescript, { astToString } from 'openapi-typescript';

type OpenApi = Exclude<Parameters<typeof openapiTypescript>[0], string | URL | Buffer>;

/** A description whose types are asked for. */
export interface ApiTypesQuestion {
  readonly id: number;
  readonly document: object;
}

/** The types of a description, or why there are none. */
export type ApiTypesAnswer = { readonly id: number } & ({ readonly types: string } | { readonly reason: string });

// A worker thread: the only place that imports openapi-typescript. `cli/compile.js` makes a file of both.
parentPort?.on('message', async ({ id, document }: ApiTypesQuestion) => {
  const answer: ApiTypesAnswer = await makeApiTypes(document).then(
    (types) => ({ id, types }),
    (error: unknown) => ({ id, reason: error instanceof Error ? error.message : String(error) }),
  );
  parentPort?.postMessage(answer);
});

/**
 * Makes the types of a document, which is changed.
 * @throws Error when the document is not one that openapi-typescript understands
 */
async function makeApiTypes(document: object): Promise<string> {
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

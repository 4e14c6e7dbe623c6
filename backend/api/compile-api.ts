import standaloneCode from 'ajv/dist/standalone/index.js';
import { packagePaths } from '../process/package-root.ts';
import { type CompiledApi, compiledApiFiles, hashSpecs, validatorName } from './compiled-api.ts';
import { loadSpec } from './load-spec.ts';
import { parameterPlaces } from './operation.ts';
import { bodySchema, createCompilers, parametersSchema } from './schema-registry.ts';

/**
 * Compiles the descriptions of the APIs, so that a starting backend need neither parse them nor compile validators.
 *
 * @returns Each file as its path and text.
 */
export async function compileApi(): Promise<readonly (readonly [string, string])[]> {
  const specs = await Promise.all(packagePaths.specs.map(loadSpec));
  const operations = specs.flatMap((spec) => spec.operations);
  const { strict, lenient } = await createCompilers(specs);
  const parameters: Record<string, string> = {};
  const bodies: Record<string, string> = {};
  for (const operation of operations) {
    for (const place of parameterPlaces) {
      const name = validatorName(operation, place);
      lenient.addSchema(parametersSchema(operation, place), name);
      parameters[name] = name;
    }
    const name = validatorName(operation, 'body');
    strict.addSchema(bodySchema(operation), name);
    bodies[name] = name;
  }
  const compiled: CompiledApi = {
    hash: await hashSpecs(packagePaths.specs),
    operations: operations.map(({ body, ...operation }) => ({
      ...operation,
      ...(body && { body: { required: body.required, schemaRefs: Object.fromEntries(body.schemaRefs) } }),
    })),
  };
  return [
    [compiledApiFiles.operations, JSON.stringify(compiled)],
    [compiledApiFiles.parameters, standaloneCode(lenient, parameters)],
    [compiledApiFiles.bodies, standaloneCode(strict, bodies)],
  ];
}

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import { z } from 'zod';
import { isProblemCode, type ProblemCode } from '../errors/problem.ts';
import { packagePaths } from '../process/package-root.ts';
import type { Api } from './api.ts';
import { type Operation, type ParameterPlace, parameterPlaces } from './operation.ts';
import type { SchemaRegistry } from './schema-registry.ts';

/**
 * The files that `cli/compile.js` generates from the descriptions: the operations, and a module of validators for each
 * kind.
 */
export const compiledApiFiles = {
  operations: path.join(packagePaths.compiled, 'operations.json'),
  parameters: path.join(packagePaths.compiled, 'validate-parameters.cjs'),
  bodies: path.join(packagePaths.compiled, 'validate-bodies.cjs'),
} as const;

const compiledApi = z.object({
  /** Result of `hashSpecs`. */
  hash: z.string(),
  operations: z.array(
    z.object({
      id: z.string(),
      method: z.enum(['GET', 'POST', 'PUT', 'DELETE', 'PATCH']),
      path: z.string(),
      parameters: z
        .array(
          z.object({
            name: z.string(),
            place: z.enum(parameterPlaces),
            required: z.boolean(),
            schemaRef: z.string(),
            default: z.unknown().optional(),
          }),
        )
        .readonly(),
      body: z.object({ required: z.boolean(), schemaRefs: z.record(z.string(), z.string()) }).optional(),
      security: z.array(z.string()).readonly(),
      anonymous: z.boolean(),
      notFoundCode: z.custom<ProblemCode>((code) => typeof code === 'string' && isProblemCode(code)),
    }),
  ),
});

export type CompiledApi = z.input<typeof compiledApi>;

/** Returns the name of an operation's validator in its module. */
export function validatorName({ id }: Pick<Operation, 'id'>, place: ParameterPlace | 'body'): string {
  return `${id}_${place}`;
}

/** Hashes descriptions, to detect outdated compiled files. @returns SHA-256 in hex. */
export async function hashSpecs(files: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) hash.update(await readFile(file));
  return hash.digest('hex');
}

/** Reads the compiled descriptions; `undefined` if there are none, or if they are outdated. */
export async function readCompiledApi(files: readonly string[]): Promise<Api | undefined> {
  const text = await readFile(compiledApiFiles.operations, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const { hash, operations } = compiledApi.parse(JSON.parse(text));
  if (hash !== (await hashSpecs(files))) return undefined;
  return {
    operations: operations.map(({ body, ...operation }) => ({
      ...operation,
      body: body && { required: body.required, schemaRefs: new Map(Object.entries(body.schemaRefs)) },
    })),
    schemas: createCompiledRegistry(),
  };
}

/** Creates a registry of the compiled validators. A module is loaded when the first of its validators is needed. */
function createCompiledRegistry(): SchemaRegistry {
  const requireModule = createRequire(import.meta.url);
  const modules = new Map<string, Readonly<Record<string, unknown>>>();
  const find = <T>(file: string, name: string): ValidateFunction<T> => {
    const validators = modules.get(file) ?? z.record(z.string(), z.unknown()).parse(requireModule(file));
    modules.set(file, validators);
    const validator = validators[name];
    if (!isValidator<T>(validator)) throw new Error(`${file} has no validator ${name}.`);
    return validator;
  };
  return {
    compileParameters: (operation, place) => find(compiledApiFiles.parameters, validatorName(operation, place)),
    compileBody: (operation) => find(compiledApiFiles.bodies, validatorName(operation, 'body')),
  };
}

/** Returns whether a value is a function of a module that Ajv has written; what it validates is in the description. */
function isValidator<T>(value: unknown): value is ValidateFunction<T> {
  return typeof value === 'function';
}

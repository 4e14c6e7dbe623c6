import path from 'node:path';
import { z } from 'zod';
import { isProblemCode, type ProblemCode } from '../errors/problem.ts';
import { type Operation, type Parameter, parameterPlaces } from './operation.ts';
import { readSpecDocument } from './spec-document.ts';

/** An OpenAPI document as JSON, with the operations in it. */
export interface Spec {
  /** File name, which schemas refer to. */
  readonly name: string;
  readonly document: Readonly<Record<string, unknown>>;
  readonly operations: readonly Operation[];
}

const reference = z.object({ $ref: z.string() });
const parameterSchema = z.object({
  name: z.string(),
  in: z.enum(parameterPlaces),
  required: z.boolean().default(false),
  schema: z.object({ default: z.unknown().optional(), $ref: z.string().optional() }).loose(),
});
const problemResponse = z.object({ 'x-problem-codes': z.array(z.string()).nonempty() });
const operationSchema = z
  .object({
    operationId: z.string(),
    parameters: z.array(z.unknown()).default([]),
    requestBody: z
      .object({ required: z.boolean().default(false), content: z.record(z.string(), z.unknown()) })
      .loose()
      .optional(),
    responses: z.record(z.string(), z.unknown()),
    security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
  })
  .loose();
const documentSchema = z
  .object({
    paths: z.record(z.string(), z.record(z.string(), z.unknown())),
    security: z.array(z.record(z.string(), z.array(z.string()))).default([]),
  })
  .loose();

const methods = { get: 'GET', post: 'POST', put: 'PUT', delete: 'DELETE', patch: 'PATCH' } as const;

/** Reads a spec from a YAML file. `shopgen validate` checks specs; this function only reads what serving needs. */
export async function loadSpec(file: string): Promise<Spec> {
  const name = path.basename(file);
  const document = documentSchema.parse(await readSpecDocument(file));
  const operations = Object.entries(document.paths).flatMap(([route, item]) =>
    Object.entries(methods).flatMap(([key, method]): Operation[] => {
      if (!(key in item)) return [];
      const operation = operationSchema.parse(item[key]);
      const pointer = `#/paths/${escapePointer(route)}/${key}`;
      const security = operation.security ?? document.security;
      return [
        {
          id: operation.operationId,
          method,
          path: route,
          parameters: operation.parameters.map((parameter, index) =>
            readParameter(document, name, parameter, `${pointer}/parameters/${index}`),
          ),
          body: operation.requestBody && {
            required: operation.requestBody.required,
            schemaRefs: new Map(
              Object.keys(operation.requestBody.content).map((type) => [
                type,
                `${name}${pointer}/requestBody/content/${escapePointer(type)}/schema`,
              ]),
            ),
          },
          security: security.flatMap(Object.keys),
          // `{}` among the requirements, or none at all.
          anonymous: security.length === 0 || security.some((scheme) => Object.keys(scheme).length === 0),
          notFoundCode: notFoundCode(document, operation.responses['404']),
        },
      ];
    }),
  );
  return { name, document, operations };
}

function readParameter(document: unknown, name: string, raw: unknown, pointer: string): Parameter {
  const { value, pointer: place } = follow(document, raw, pointer);
  const parameter = parameterSchema.parse(value);
  const target = follow(document, parameter.schema, '');
  const withDefault = z.object({ default: z.unknown().optional() }).loose().parse(target.value);
  return {
    name: parameter.name,
    place: parameter.in,
    required: parameter.required,
    schemaRef: `${name}${place}/schema`,
    default: parameter.schema.default ?? withDefault.default,
  };
}

/** Returns the first code of an operation's 404 answer: the answer to a path that can name nothing. */
function notFoundCode(document: unknown, raw: unknown): ProblemCode {
  const response = problemResponse.safeParse(follow(document, raw, '').value);
  const [code] = response.success ? response.data['x-problem-codes'] : [];
  return code !== undefined && isProblemCode(code) ? code : 'NOT_FOUND';
}

/** Follows `$ref`s inside the document to the value they refer to. */
function follow(document: unknown, raw: unknown, pointer: string): { value: unknown; pointer: string } {
  const parsed = reference.safeParse(raw);
  if (!parsed.success) return { value: raw, pointer };
  const target = parsed.data.$ref;
  let value: unknown = document;
  for (const step of target.replace(/^#\//, '').split('/')) {
    const key = step.replaceAll('~1', '/').replaceAll('~0', '~');
    const record = z.record(z.string(), z.unknown()).parse(value);
    value = record[key];
  }
  return follow(document, value, target);
}

function escapePointer(key: string): string {
  return encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));
}

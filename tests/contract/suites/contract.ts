import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formatsPlugin from 'ajv-formats';
import { parse } from 'yaml';
import { z } from 'zod';

/** Reads the specifications without the server's code, so that a bug there is not repeated here. */
const documents = ['product-api.yaml', 'content-api.yaml'].map((name) => {
  const raw: unknown = parse(readFileSync(new URL(`../../../openapi/${name}`, import.meta.url), 'utf8'));
  return { name, document: z.record(z.string(), z.unknown()).parse(raw) };
});

const record = z.record(z.string(), z.unknown());

export interface ContractParameter {
  readonly name: string;
  readonly place: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: unknown;
}

/** An operation of a specification. */
export interface ContractOperation {
  readonly id: string;
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE';
  readonly path: string;
  readonly parameters: readonly ContractParameter[];
  /** Schema of the JSON body, resolved; `undefined` where there is none, as for forms. */
  readonly body: unknown;
  /** Documented statuses. */
  readonly statuses: readonly string[];
  /** Resolves a `$ref` in the operation's document. */
  readonly resolve: (value: unknown) => unknown;
  /** Returns the deviations of an answer from the specification. */
  readonly faultsOf: (answer: {
    statusCode: number;
    headers: Readonly<Record<string, unknown>>;
    body: string;
  }) => string[];
}

const ajv = new Ajv2020({ allErrors: true, strict: false });
formatsPlugin.default(ajv);
for (const { name, document } of documents) ajv.addSchema(document, name);

const validators = new Map<string, ValidateFunction>();

function validator(reference: string): ValidateFunction {
  const known = validators.get(reference) ?? ajv.compile({ $ref: reference });
  validators.set(reference, known);
  return known;
}

function resolver(document: unknown) {
  const resolve = (value: unknown): unknown => {
    const target = z.object({ $ref: z.string() }).safeParse(value);
    if (!target.success) return value;
    const steps = target.data.$ref.replace(/^#\//, '').split('/');
    return resolve(steps.reduce<unknown>((node, step) => record.parse(node)[step.replaceAll('~1', '/')], document));
  };
  return resolve;
}

const methods = ['get', 'put', 'post', 'delete'] as const;
const verbs = { get: 'GET', put: 'PUT', post: 'POST', delete: 'DELETE' } as const;

export const contract: readonly ContractOperation[] = documents.flatMap(({ name, document }) => {
  const resolve = resolver(document);
  return Object.entries(record.parse(document.paths)).flatMap(([route, item]) =>
    methods.flatMap((method): ContractOperation[] => {
      const raw = record.parse(item)[method];
      if (raw === undefined) return [];
      const operation = record.parse(raw);
      const responses = record.parse(operation.responses);
      const pointer = `${name}#/paths/${encodeURIComponent(route.replaceAll('/', '~1'))}/${method}`;
      const requestBody = operation.requestBody === undefined ? {} : record.parse(operation.requestBody);
      const bodies = record.parse(requestBody.content ?? {});
      const json = record.parse(bodies['application/json'] ?? {});
      return [
        {
          id: String(operation.operationId),
          method: verbs[method],
          path: route,
          parameters: z
            .array(z.unknown())
            .default([])
            .parse(operation.parameters)
            .map((entry) => {
              const parameter = z
                .object({
                  name: z.string(),
                  in: z.enum(['path', 'query', 'header']),
                  required: z.boolean().default(false),
                  schema: z.unknown(),
                })
                .parse(resolve(entry));
              return {
                name: parameter.name,
                place: parameter.in,
                required: parameter.required,
                schema: resolve(parameter.schema),
              };
            }),
          body: resolve(json.schema),
          statuses: Object.keys(responses),
          resolve,
          faultsOf: ({ statusCode, headers, body }) => {
            const response = responses[String(statusCode)];
            if (response === undefined) return [`answers ${statusCode}, which is not promised: ${body.slice(0, 300)}`];
            const contentType = String(headers['content-type'] ?? '').split(';')[0] ?? '';
            const promised = record.parse(resolve(response));
            const content = record.parse(promised.content ?? {});
            if (promised.content === undefined) return body === '' ? [] : [`answers ${statusCode} with a body`];
            if (!(contentType in content))
              return [`answers ${statusCode} as ${contentType}; promised is ${Object.keys(content).join(', ')}`];
            if (!contentType.endsWith('json')) return [];
            const place =
              z.object({ $ref: z.string() }).safeParse(response).data?.$ref.replace(/^#/, `${name}#`) ??
              `${pointer}/responses/${statusCode}`;
            const validate = validator(
              `${place}/content/${encodeURIComponent(contentType.replaceAll('/', '~1'))}/schema`,
            );
            const answered: unknown = JSON.parse(body);
            return [
              ...(validate(answered)
                ? []
                : (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`)),
              ...unannounced(promised, answered),
            ];
          },
        },
      ];
    }),
  );
});

/** Returns the code of a problem that its answer does not list. */
function unannounced(response: unknown, answered: unknown): string[] {
  const codes = z.object({ 'x-problem-codes': z.array(z.string()) }).safeParse(response).data?.['x-problem-codes'];
  if (codes === undefined) return [];
  const code = z.object({ code: z.string() }).safeParse(answered).data?.code ?? 'no code';
  return codes.includes(code) ? [] : [`answers ${code}; announced is ${codes.join(', ')}`];
}

/** @throws {Error} for an operation that no spec has. */
export function getOperation(id: string): ContractOperation {
  const found = contract.find((operation) => operation.id === id);
  if (!found) throw new Error(`No spec has the operation ${id}.`);
  return found;
}

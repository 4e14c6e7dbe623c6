import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formatsPlugin from 'ajv-formats';
import { parse } from 'yaml';
import { z } from 'zod';

const validators = new Map<string, Ajv2020>();

/**
 * Returns a validator for a schema of a specification, equal to the API's.
 *
 * @param pointer - JSON pointer below `components/schemas`: `Email`, `ContactRequest/properties/message`.
 */
export function specComponent(api: 'product-api' | 'content-api', pointer: string): ValidateFunction {
  let ajv = validators.get(api);
  if (ajv === undefined) {
    ajv = new Ajv2020({ allErrors: true, strict: false });
    formatsPlugin.default(ajv);
    const text = readFileSync(new URL(`../../openapi/${api}.yaml`, import.meta.url), 'utf8');
    ajv.addSchema(z.record(z.string(), z.unknown()).parse(parse(text)), api);
    validators.set(api, ajv);
  }
  return ajv.compile({ $ref: `${api}#/components/schemas/${pointer}` });
}

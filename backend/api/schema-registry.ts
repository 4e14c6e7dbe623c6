import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import formatsPlugin from 'ajv-formats';
import type { FieldError } from '../errors/problem.ts';
import { addDiscriminators } from './add-discriminators.ts';
import type { Spec } from './load-spec.ts';
import type { Operation, ParameterPlace } from './operation.ts';

/** Validators made from the schemas of the specs. */
export interface SchemaRegistry {
  /**
   * Compiles the parameters of one place as one object; texts become numbers, and a single value a list, as the schema
   * demands.
   */
  compileParameters<T>(operation: Operation, place: ParameterPlace): ValidateFunction<T>;
  /** Compiles a body: invalid values are rejected, never converted. */
  compileBody<T>(operation: Operation): ValidateFunction<T>;
}

export function createSchemaRegistry(specs: readonly Spec[]): SchemaRegistry {
  const documents = specs.map(({ name, document }) => ({ name, document: addDiscriminators(document) }));
  const strict = createAjv(documents, false);
  const lenient = createAjv(documents, true);
  return {
    compileParameters(operation, place) {
      const parameters = operation.parameters.filter((parameter) => parameter.place === place);
      return lenient.compile({
        type: 'object',
        properties: Object.fromEntries(
          parameters.map(({ name, schemaRef, default: standard }) => [
            name,
            // Beside the reference, because Ajv does not fill in a default behind one.
            { $ref: schemaRef, ...(standard !== undefined && { default: standard }) },
          ]),
        ),
        required: parameters.filter(({ required }) => required).map(({ name }) => name),
      });
    },
    compileBody(operation) {
      const schemaRef =
        operation.body?.schemaRefs.get('application/json') ??
        operation.body?.schemaRefs.get('application/x-www-form-urlencoded');
      return strict.compile(schemaRef === undefined ? {} : { $ref: schemaRef });
    },
  };
}

function createAjv(documents: readonly Pick<Spec, 'name' | 'document'>[], coerce: boolean): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: false,
    discriminator: true,
    coerceTypes: coerce ? 'array' : false,
    useDefaults: coerce,
    // The documents are not schemas, but contain some; `shopgen validate` checks those.
    validateSchema: false,
  });
  formatsPlugin.default(ajv);
  for (const { name, document } of documents) ajv.addSchema(document, name);
  return ajv;
}

/** Returns Ajv's errors as field errors of the contract. */
export function fieldErrors(place: FieldError['in'], errors: readonly ErrorObject[] | null | undefined): FieldError[] {
  return (errors ?? []).filter(isReported).map((error) => ({
    in: place,
    pointer: (error.instancePath + partOf(error)).slice(0, 300) || '/',
    // The property that distinguishes branches has as many values as there are branches.
    rule: error.keyword === 'discriminator' ? 'enum' : error.keyword,
    message: (error.message ?? 'is not valid').slice(0, 500),
  }));
}

/** Returns whether an error is reported: that no property selects a branch is reported as the missing property. */
function isReported({ keyword, params }: ErrorObject): boolean {
  return keyword !== 'discriminator' || params.tagValue !== undefined;
}

function partOf({ params }: ErrorObject): string {
  const name: unknown = params.missingProperty ?? params.additionalProperty ?? params.tag;
  return typeof name === 'string' ? `/${name}` : '';
}

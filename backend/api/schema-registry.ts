import type { Ajv2020, SchemaObject, ValidateFunction } from 'ajv/dist/2020.js';
import { addDiscriminators } from './add-discriminators.ts';
import type { Spec } from './load-spec.ts';
import type { Operation, ParameterPlace } from './operation.ts';

/** Validators made from the schemas of the specs. */
export interface SchemaRegistry {
  /**
   * Returns the validator of the parameters of one place as one object; texts become numbers, and a single value a
   * list, as the schema demands.
   */
  compileParameters<T>(operation: Operation, place: ParameterPlace): ValidateFunction<T>;
  /** Returns the validator of a body: invalid values are rejected, never converted. */
  compileBody<T>(operation: Operation): ValidateFunction<T>;
}

/** Ajv with the schemas of specs: for bodies, and for parameters, which it converts. */
export interface SchemaCompilers {
  readonly strict: Ajv2020;
  readonly lenient: Ajv2020;
}

/** Creates a registry that compiles each validator when it is asked for. */
export async function createSchemaRegistry(specs: readonly Spec[]): Promise<SchemaRegistry> {
  const { strict, lenient } = await createCompilers(specs);
  return {
    compileParameters: (operation, place) => lenient.compile(parametersSchema(operation, place)),
    compileBody: (operation) => strict.compile(bodySchema(operation)),
  };
}

/** Returns the schema of the parameters of one place. */
export function parametersSchema(operation: Operation, place: ParameterPlace): SchemaObject {
  const parameters = operation.parameters.filter((parameter) => parameter.place === place);
  return {
    type: 'object',
    properties: Object.fromEntries(
      parameters.map(({ name, schemaRef, default: standard }) => [
        name,
        // Beside the reference, because Ajv does not fill in a default behind one.
        { $ref: schemaRef, ...(standard !== undefined && { default: standard }) },
      ]),
    ),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  };
}

/** Returns the schema of a body; one that allows everything for operations that read a form or no body. */
export function bodySchema({ body }: Operation): SchemaObject {
  const schemaRef =
    body?.schemaRefs.get('application/json') ?? body?.schemaRefs.get('application/x-www-form-urlencoded');
  return schemaRef === undefined ? {} : { $ref: schemaRef };
}

/** Creates the compilers. Ajv is loaded here: a backend whose validators were compiled beforehand needs none of it. */
export async function createCompilers(specs: readonly Spec[]): Promise<SchemaCompilers> {
  const { Ajv2020 } = await import('ajv/dist/2020.js');
  const { default: formatsPlugin } = await import('ajv-formats');
  const documents = specs.map(({ name, document }) => ({ name, document: addDiscriminators(document) }));
  const create = (coerce: boolean): Ajv2020 => {
    const ajv = new Ajv2020({
      allErrors: true,
      strict: false,
      discriminator: true,
      coerceTypes: coerce ? 'array' : false,
      useDefaults: coerce,
      // The documents are not schemas, but contain some; `shopgen validate` checks those.
      validateSchema: false,
      // The text of each validator, which `compileApi` writes.
      code: { source: true },
    });
    formatsPlugin.default(ajv);
    for (const { name, document } of documents) ajv.addSchema(document, name);
    return ajv;
  };
  return { strict: create(false), lenient: create(true) };
}

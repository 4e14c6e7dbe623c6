import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { createWorkRoot } from './work-root.js';

const methods = ['get', 'put', 'post', 'delete', 'patch'];

/** Creates a root whose product API has this many operations: the real ones, and invented ones of the same form. */
export function createLargeRoot(count) {
  const root = createWorkRoot();
  const file = join(root.path, 'openapi/product-api.yaml');
  const document = parse(readFileSync(file, 'utf8'));
  const own = Object.values(document.paths).flatMap((item) => methods.filter((method) => method in item));
  for (let index = own.length; index < count; index += 1) {
    document.paths[`/things${index}/{id}`] = { get: buildOperation(index, document.tags[0].name) };
    document.components.schemas[`Thing${index}`] = buildSchema(index);
  }
  writeFileSync(file, stringify(document, { aliasDuplicateObjects: false, lineWidth: 0 }));
  return root;
}

function buildOperation(index, tag) {
  const schema = { $ref: `#/components/schemas/Thing${index}` };
  return {
    operationId: `getThing${index}`,
    tags: [tag],
    summary: `Thing ${index}`,
    description: `A thing of kind ${index}.`,
    parameters: [
      { $ref: '#/components/parameters/ShopId' },
      { $ref: '#/components/parameters/AcceptLanguage' },
      { name: 'id', in: 'path', required: true, description: 'Which one.', schema: { type: 'string', maxLength: 80 } },
    ],
    responses: { 200: { description: 'The thing.', content: { 'application/json': { schema } } } },
  };
}

function buildSchema(index) {
  const texts = Array.from({ length: 8 }, (_, nth) => [`text${nth}`, { type: 'string', maxLength: 200 }]);
  return {
    type: 'object',
    description: `What a thing of kind ${index} is.`,
    required: ['id', 'price', 'text0'],
    properties: {
      id: { $ref: '#/components/schemas/Id' },
      price: { $ref: '#/components/schemas/Cents' },
      sizes: { type: 'array', maxItems: 20, items: { type: 'integer', minimum: 0, maximum: 4000 } },
      ...Object.fromEntries(texts),
    },
  };
}

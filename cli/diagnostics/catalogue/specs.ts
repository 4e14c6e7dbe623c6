import type { CatalogueEntries } from './catalogue-entry.ts';

/** Diagnostics about API descriptions. */
export const specsCodes = {
  'spec.invalid': {
    cause: 'The file is not an OpenAPI 3.1 description that the clients of the shop can be made from.',
    example: ['# openapi/product-api.yaml', 'openapi: 3.0.3'].join('\n'),
    mend: 'Write openapi: 3.1.0 and describe the API by it: paths with operations, each with an operationId of its own.',
  },
  'spec.duplicate-operation-id': {
    cause: 'Two operations have the same operationId; generated code could not tell them apart.',
    example: [
      '# openapi/product-api.yaml',
      'paths:',
      '  /Products/{id}:',
      '    get: { operationId: getProduct }',
      '  /Products/{id}/{second}:',
      '    get: { operationId: getProduct }',
    ].join('\n'),
    mend: 'Give one of the two another operationId. The message names where the first stands.',
  },
  'spec.ref-unresolved': {
    cause: 'A $ref leads nowhere, or into another file.',
    example: ['# openapi/product-api.yaml', 'schema: { $ref: "#/components/schemas/Prodct" }'].join('\n'),
    mend: 'Write the name of a component that exists; the message suggests the nearest. A description is one file, so every $ref begins with #/.',
  },
  'spec.operation-missing': {
    cause: 'The shop calls an operation that the description of the API does not have: every such request would fail.',
    example: ['# openapi/content-api.yaml', 'paths:', '  /menues:', '    get: { operationId: listMenus }'].join('\n'),
    mend: 'Put the operation back under the path and method that the message names, or change the procedure in runtime/rpc that calls it.',
  },
  'spec.answer-unfit': {
    cause:
      'An answer that the description gives an operation no longer fits what the shop does with it: a property it reads is gone, may be absent, or is of another type.',
    example: [
      '# openapi/product-api.yaml',
      'components:',
      '  schemas:',
      '    Pricing:',
      '      properties:',
      '        priceWithVat: { type: integer } # was priceIncVat, which catalogue.product reads',
    ].join('\n'),
    mend: 'Describe the answer as the API really gives it. If the API itself has changed, a version of shopgen is needed whose shop knows the new answer.',
  },
  'spec.request-unfit': {
    cause:
      'A request that the shop makes no longer fits the description: a parameter or body field became required, went away, or takes other values.',
    example: [
      '# openapi/content-api.yaml',
      'paths:',
      '  /blogs:',
      '    get:',
      '      parameters:',
      '        - { name: year, in: query, required: true, schema: { type: integer } } # blogs.list does not send it',
    ].join('\n'),
    mend: 'Describe the request as the API really takes it, new parts as optional. If the API itself has changed, a version of shopgen is needed whose shop sends what it wants.',
  },
} as const satisfies CatalogueEntries;

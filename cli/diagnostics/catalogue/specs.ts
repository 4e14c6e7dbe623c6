import type { CatalogueEntries } from './catalogue-entry.ts';

/** Diagnostics about API descriptions. */
export const specsCodes = {
  'spec.invalid': {
    cause: 'The file is not an OpenAPI description, of 3.1 or 3.0, that the clients of the shop can be made from.',
    example: ['# openapi/product-api.yaml', "swagger: '2.0'"].join('\n'),
    fix: 'Write openapi: 3.1.0 and describe the API by it: paths with operations, each with an operationId of its own.',
  },
  'spec.lossy': {
    cause:
      'A description of OpenAPI 3.0 is read as 3.1, but here the two differ: 3.0 ignores what is written, and 3.1 would not.',
    example: ['openapi: 3.0.3', '…', "accessory: { $ref: '#/components/schemas/Accessory', nullable: true }"].join(
      '\n',
    ),
    fix: 'Write what is meant as the message says, or openapi: 3.1.0 at the top where the whole description is one of 3.1.',
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
    fix: 'Give one of the two another operationId. The message names where the first stands.',
  },
  'spec.ref-unresolved': {
    cause: 'A $ref leads nowhere, or into another file.',
    example: ['# openapi/product-api.yaml', 'schema: { $ref: "#/components/schemas/Prodct" }'].join('\n'),
    fix: 'Write the name of a component that exists; the message suggests the nearest. A description is one file, so every $ref begins with #/.',
  },
  'spec.operation-missing': {
    cause: 'The shop calls an operation that the description of the API does not have: every such request would fail.',
    example: ['# openapi/content-api.yaml', 'paths:', '  /menues:', '    get: { operationId: listMenus }'].join('\n'),
    fix: 'Put the operation back under the path and method that the message names, or change the procedure in runtime/rpc that calls it.',
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
    fix: 'Describe the answer as the API really gives it. If the API itself has changed, a version of shopgen is needed whose shop knows the new answer.',
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
    fix: 'Describe the request as the API really takes it, new parts as optional. If the API itself has changed, a version of shopgen is needed whose shop sends what it wants.',
  },
  'spec.unknown-key': {
    cause: 'A key or an HTTP method is not one that OpenAPI 3.1 or JSON Schema 2020-12 has at this place.',
    example: '/menus: { psot: { … } }, or nullable: true in a schema, which OpenAPI 3.0 had.',
    fix: 'Take the suggested key. What tools of your own need is called x-….',
  },
  'spec.ref-kind': {
    cause: 'A $ref leads to another kind of thing than is needed where it stands.',
    example: "schema: { $ref: '#/components/parameters/Page' }",
    fix: 'Refer to a component of the right section: schemas for schemas, parameters for parameters, and so on.',
  },
  'spec.ref-circular': {
    cause: 'Following the $refs of a component leads back to it: it is itself, or all of itself, and nothing else.',
    example: 'Menu is { $ref: Menus } and Menus is { $ref: Menu }.',
    fix: 'Describe one of them by itself. Schemas may hold themselves in properties and lists.',
  },
  'spec.parameter': {
    cause:
      'A parameter is incomplete, stands twice, or is declared for a path that does not name it, or not for one that does.',
    example: '/menus/{id} without a parameter { name: id, in: path, required: true, schema: … }.',
    fix: 'Declare each {name} of a path once, in: path and required: true, at the operation or at the path.',
  },
  'spec.response': {
    cause: 'An operation describes no answer, or one without description or under what is no status.',
    example: "responses: { '20O': { description: Menus } }",
    fix: 'Describe every answer under its status, such as 200, under 4XX or under default.',
  },
  'spec.schema': {
    cause:
      'A schema contradicts itself or says nothing: unknown or missing type, bounds that nothing fits, a pattern that is no regular expression, a required property that is not there.',
    example: 'type: object, properties: { name: { type: sting } }, required: [nmae]',
    fix: 'Take the suggestion; schemas are JSON Schema 2020-12.',
  },
  'spec.undeclared': {
    cause: 'A description uses a security scheme, a tag or a code of problems that it does not declare.',
    example: 'security: [{ sesion: [] }] where components.securitySchemes has session.',
    fix: 'Take the suggestion, or declare the name: under components.securitySchemes, under tags, in the enum of the schema ProblemCode.',
  },
  'spec.discriminator': {
    cause:
      'A discriminator names a property that a form does not have, or maps a value to a schema that does not exist.',
    example: 'discriminator: { propertyName: type, mapping: { hero: HeroBlok } }',
    fix: 'Take the suggestion. Every form needs the property, and every value of the mapping a schema.',
  },
  'spec.server': {
    cause: 'The address of a server is none, or holds a variable that is not declared or has no default.',
    example: 'servers: [{ url: "https://{stage}.shop.example?v=1" }]',
    fix: 'Write an http or https address, or one relative to the file, without query and fragment; declare each {variable} under variables.',
  },
  'spec.format': {
    cause:
      'A schema has a format that neither JSON Schema nor the registry of OpenAPI has, so that no tool checks anything by it.',
    example: 'type: string, format: datetime',
    fix: 'Take the suggestion, or write a pattern.',
  },
  'spec.unused': {
    cause: 'Nothing in the description refers to a component.',
    example: 'components: { schemas: { OldPrice: { … } } } without a $ref to it.',
    fix: 'Remove the component, or refer to it. Code is generated for it all the same.',
  },
  'spec.shared-differs': {
    cause: 'Both descriptions have a schema of the same name, and say different things with it.',
    example: 'Money has currency in openapi/product-api.yaml and not in openapi/content-api.yaml.',
    fix: 'Make the two the same, or give one of them another name.',
  },
  'spec.stray-file': {
    cause: 'A file in openapi/ is not read: the descriptions are called product-api.yaml and content-api.yaml.',
    example: 'openapi/product-api.yml',
    fix: 'Give it the suggested name, or keep it elsewhere.',
  },
  'spec.lock': {
    cause: 'openapi/lock.json, which says where descriptions were pulled from, is not what api pull writes.',
    example: 'openapi/lock.json: { "products": { … } }',
    fix: 'Restore the file, or delete it and pull the descriptions again.',
  },
  'spec.lock-differs': {
    cause: 'A description was pulled from an address and changed since: the next pull takes the change back.',
    example: 'An operation that was added to openapi/product-api.yaml by hand, beside its entry in openapi/lock.json.',
    fix: 'Pull it again, or take its entry out of openapi/lock.json.',
  },
  'api.unreachable': {
    cause:
      'The description of an API could not be fetched: the address is none, is not encrypted, does not answer in time, or answers something else.',
    example: '$ shopgen api pull http://api.shop.example/openapi.yaml --api product',
    fix: 'Give the https address of the file itself. Redirects are followed, five at most, and only to https.',
  },
  'overlay.invalid': {
    cause:
      'An overlay of an API description is missing, or not one of version 1.0 or 1.1 of the OpenAPI Overlay Specification.',
    example: 'overlay: 1.1.0, info: { title: Prices, version: "1" }, actions: [{ target: $.info, upate: { … } }]',
    fix: 'Take the suggestion. An overlay has overlay, info and actions; an action has target, and update, copy or remove.',
  },
  'overlay.extends': {
    cause: 'An overlay says that it is for another description than the one it is applied to.',
    example: 'extends: ../content-api.yaml in an overlay under overlays: { product: … }.',
    fix: 'Move it to the list of the other API, or correct extends.',
  },
  'overlay.not-shared': {
    cause: 'A site names overlays. The clients of all sites are made of the same descriptions.',
    example: 'overlays: { product: [../openapi/overlays/felt.yaml] } in site-configs/easy-felt.yaml.',
    fix: 'Name them in site-configs/base.yaml.',
  },
  'overlay.path': {
    cause: 'The target of an action is not a JSONPath (RFC 9535).',
    example: 'target: $.paths[/menus].get',
    fix: 'Quote names that are not plain: $.paths["/menus"].get',
  },
  'overlay.no-match': {
    cause:
      'The target of an action selects nothing in the description as the actions before leave it: nothing is changed.',
    example: 'target: $.paths["/menues"] where the path is /menus.',
    fix: 'Correct the target, or remove the action: the description may have changed.',
  },
  'overlay.undone': {
    cause: 'A later action overwrites or removes all that an action has written.',
    example: 'An update of $.info.title, and below it another one.',
    fix: 'Remove one of the two.',
  },
  'overlay.unfit': {
    cause:
      'What an action writes cannot be put where its target is: a map over a text, nodes of several kinds, or a copy of several nodes.',
    example: 'target: $.info.title, update: { en: Menus }',
    fix: 'Maps are merged with maps, lists with lists, and single values replace single values. To replace something by another kind, remove it first.',
  },
  'spec.value': {
    cause: 'An example, a default or a value of an enum does not fit the schema that it belongs to.',
    example: 'type: integer, maximum: 100, example: 250',
    fix: 'Change the value or the schema. The place of the message is the part of the value that does not fit.',
  },
} as const satisfies CatalogueEntries;

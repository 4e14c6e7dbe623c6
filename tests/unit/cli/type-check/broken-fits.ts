import type { Change } from './changed-specs.ts';

const answer = (
  name: string,
  api: Change['api'],
  after: string,
  find: string | RegExp,
  replace: string,
  says: readonly string[],
  help: readonly string[] = [],
): Change => ({ name, api, after, find, replace, code: 'spec.answer-unfit', says, help });

const request = (...[name, after, find, replace, says, help = []]: RequestColumns): Change => ({
  name,
  api: 'content',
  after,
  find,
  replace,
  code: 'spec.request-unfit',
  says,
  help,
});
type RequestColumns = [
  name: string,
  after: string,
  find: string | RegExp,
  replace: string,
  says: readonly string[],
  help?: readonly string[],
];

const getProduct = 'getProduct (GET /Products/{id})';

export const answers: readonly Change[] = [
  answer(
    'a price that is called something else',
    'product',
    'Pricing:',
    '        priceIncVat:',
    '        priceInclVat:',
    ['Pricing lacks "priceIncVat"', 'catalogue.', getProduct],
    ['"priceInclVat"', 'runtime/features/cart/cart-line.tsx:', ' more rely on it'],
  ),
  answer(
    'a description that may be null',
    'product',
    'Product:',
    "        description: { $ref: '#/components/schemas/Html' }",
    "        ▲description: { type: [string, 'null'] }",
    ['"description" of Product', 'may be absent or null', 'catalogue.', getProduct],
    ['runtime/rpc/catalogue/sanitize-product.ts:'],
  ),
  answer(
    'octave bands that are called something else',
    'product',
    'Absorption:',
    '        hz125:',
    '        hz120:',
    ['Absorption lacks "hz125"', getProduct],
    ['"hz120"'],
  ),
  answer(
    'a number that became a text',
    'product',
    'Acoustics:',
    /nrc: \{ type: number, minimum: 0, maximum: 1.2,/,
    '▲nrc: { type: string,',
    ['"nrc" of Acoustics is string', 'number', 'catalogue.'],
    ['runtime/ui/use-acoustic-measures.ts:'],
  ),
  answer(
    'a value that is never given any more',
    'product',
    'PriceUnit:',
    'enum: [piece, m2]',
    'enum: [piece, ▲metre]',
    ['PriceUnit is never "m2"', 'catalogue.', getProduct],
    ['piece, metre'],
  ),
  answer(
    'a date that is gone',
    'content',
    'BlogCard:',
    '        publishedAt:',
    '        published:',
    ['BlogCard lacks "publishedAt"', 'content.page', 'getPage (GET /pages/{id})'],
    ['"published"', 'runtime/features/blog/blog-card.static.tsx:'],
  ),
  answer('a list that is called something else', 'content', 'MenuItem:', '        children:', '        entries:', [
    'MenuItem lacks "children"',
    'content.menus',
    'getMenus (GET /menus)',
  ]),
  answer(
    'a list that may be null',
    'content',
    'Menus:',
    /header:\n( +)type: array/,
    "header:\n$1▲type: [array, 'null']",
    ['"header" of Menus', 'may be absent or null'],
  ),
  answer(
    'a count that may be missing',
    'content',
    'ProductListing:',
    /(required: .*?)total, ([\s\S]*?\n +)total:/,
    '$1$2▲total:',
    ['"total" of ProductListing', 'may be absent or null', 'catalogue.', 'listProducts (GET /catalogue/products)'],
  ),
  answer(
    'a text that is called something else',
    'content',
    'RichTextBlock:',
    '        body:',
    '        html:',
    ['RichTextBlock lacks "body"', 'content.page', 'getPage (GET /pages/{id})'],
    ['runtime/rpc/content/sanitize-page.ts:'],
  ),
  answer(
    'a size that became a text',
    'content',
    'Image:',
    /width: \{ type: integer,[^}]*\}/,
    '▲width: { type: string }',
    ['"width" of Image is string', 'number'],
  ),
];

export const requests: readonly Change[] = [
  request(
    'a parameter of the query that is wanted now',
    'operationId: listBlogs',
    /parameters:\n( +)/,
    'parameters:\n$1- ▲{ name: year, in: query, required: true, schema: { type: integer } }\n$1',
    ['"year" is required', 'blogs.list', 'listBlogs (GET /blogs)'],
    ['runtime/rpc/blogs/blogs-router.ts:'],
  ),
  request(
    'a header that is wanted now',
    'operationId: getMenus',
    /parameters:\n( +)/,
    'parameters:\n$1- ▲{ name: X-Tenant, in: header, required: true, schema: { type: string } }\n$1',
    ['"X-Tenant" is required', 'content.menus', 'getMenus (GET /menus)'],
  ),
  request(
    'a parameter that is gone',
    'operationId: listCategories',
    /parameters:([^$]*?\n(?: +- \$ref: '#\/components\/parameters\/(?!Page')\w+'\n)*) +- \$ref: '#\/components\/parameters\/Page'\n/,
    '▲parameters:$1',
    ['does not take "page"', 'catalogueSitemap', 'listCategories (GET /categories)'],
    ['"pageSize"'],
  ),
  request(
    'a parameter that need not be sent, called something else',
    'operationId: listProducts',
    /parameters:([^§]*?)- name: facet\n/,
    '▲parameters:$1- name: facets\n',
    ['does not take "facet"', 'catalogue.', 'listProducts (GET /catalogue/products)'],
    ['"facets"', 'runtime/rpc/catalogue/catalogue-router.ts:'],
  ),
  request(
    'a body that is wanted now',
    'operationId: getCategory',
    /\n( +)responses:/,
    '\n$1▲requestBody: { required: true, content: { application/json: { schema: { type: object, required: [a], properties: { a: { type: string } } } } } }\n$1responses:',
    ['body is required', 'catalogue.category', 'getCategory (GET /categories/{id})'],
  ),
];

export const changedAnswers: readonly Change[] = [
  answer(
    'another schema',
    'product',
    'operationId: getProduct',
    /(\n +'200':[^$]*?)\$ref: '#\/components\/schemas\/Product'/,
    "$1$ref: ▲'#/components/schemas/ProductCard'",
    ['the answer 200 lacks "sku"', 'catalogue.', getProduct],
    ['runtime/rpc/catalogue/load-product.ts:'],
  ),
  answer(
    'another media type',
    'content',
    'operationId: getPage',
    /(\n +'200':[^$]*?)application\/json:/,
    '$1▲text/html:',
    ['the answer 200 is text/html', 'content.page and content.pageBySlug read JSON', 'getPage (GET /pages/{id})'],
    ['"application/json"', 'runtime/rpc/content/content-router.ts:'],
  ),
  answer(
    'no schema at all',
    'content',
    'operationId: listBlogs',
    /(\n +'200':[^$]*?)application\/json:\n +schema: .*\n/,
    '$1▲application/json:\n',
    ['the answer 200', 'blogs.list', 'listBlogs (GET /blogs)'],
  ),
];

export const newProblemCode: readonly Change[] = [
  answer(
    'in one of the descriptions',
    'product',
    'ProblemCode:',
    /(\n +)enum:\n/,
    '$1▲enum:\n        - NOBODY_KNOWS_THIS\n',
    ['ProblemCode'],
    ['runtime/rpc/error-mapping.ts:'],
  ),
];

export const newBlock: readonly Change[] = [
  answer(
    'a kind of block that is called something else',
    'content',
    'RichTextBlock:',
    'const: richText',
    '▲const: text',
    ['"type" of RichTextBlock is never "richText"', 'content.page'],
  ),
];

/** Two faults of which the compiler reports only one. */
export const operationGone = [{ api: 'content', after: 'paths:', find: '  /menus:', replace: '  ▲/menuz:' }] as const;

/** Code that uses a generated client. In code that must not compile, `▲` marks the expected error. */
export interface ClientCall {
  readonly name: string;
  /** Statements; `products` and `content` are the clients, `header` the common headers. */
  readonly code: string;
}

const line = '{ productId: "fjord-wall-panel", quantity: 12 }';
const key = '{ ...header, "Idempotency-Key": "5b2e6d0e-6c1f-4f0e-9d55-0d6f3f1c2a10" }';

export const rightCalls: readonly ClientCall[] = [
  {
    name: 'reading a field of an answer',
    code: `const { data } = await products.GET('/Products/{id}', { params: { header, path: { id: 'fjord' } } });
      const cents: number | undefined = data?.pricing.priceIncVat;`,
  },
  {
    name: 'the code of a problem',
    code: `const { error } = await products.GET('/Products/{id}', { params: { header, path: { id: 'fjord' } } });
      const isGone: boolean = error?.code === 'PRODUCT_NOT_FOUND';`,
  },
  {
    name: 'a query',
    code: `await content.GET('/catalogue/products', { params: { header, query: { page: 2, sort: 'PRICE_ASC' } } });`,
  },
  { name: 'a query left out', code: `await content.GET('/blogs', { params: { header } });` },
  {
    name: 'options of the request itself',
    code: `await content.GET('/menus', { params: { header }, signal: AbortSignal.timeout(1) });`,
  },
  { name: 'a line for an order', code: `await products.POST('/orders/lines', { params: { header }, body: ${line} });` },
  {
    name: 'a value of an option that the kind of the option has',
    code: `const values = { color: { type: 'RadioColor', valueId: 'sage' } } as const;
      await products.POST('/orders/lines', { params: { header }, body: { ...${line}, values } });`,
  },
  {
    name: 'placing an order under a key',
    code: `await products.POST('/Orders/complete', { params: { header: ${key} }, body: { version: 7, termsAccepted: true } });`,
  },
  {
    name: 'starting a payment under a key',
    code: `await products.POST('/orders/payment/initiate', { params: { header: ${key} }, body: { method: 'ideal', returnTo: 'checkoutResult' } });`,
  },
  {
    name: 'a message to the shop',
    code: `await content.POST('/contact', { params: { header }, body: {
        sender: { customerType: 'Private', firstName: 'Anna', lastName: 'Peeters', email: 'anna@voorbeeld.example' },
        subject: 'Delivery', message: 'Do you deliver upstairs?', guard: { trap: '', elapsedMs: 18400 } } });`,
  },
  {
    name: 'a change of the account',
    code: `await products.PUT('/me', { params: { header }, body: { version: 3, newsletter: true } });`,
  },
];

export const wrongCalls: readonly ClientCall[] = [
  {
    name: 'a path that is not there',
    code: `await products.GET(▲'/Product/{id}', { params: { header, path: { id: 'fjord' } } });`,
  },
  { name: 'a path of the other API', code: `await products.GET(▲'/blogs', { params: { header } });` },
  {
    name: 'a path with its parameter filled in',
    code: `await products.GET(▲'/Products/fjord', { params: { header } });`,
  },
  {
    name: 'a method that the path does not have',
    code: `await products.DELETE(▲'/Products/{id}', { params: { header, path: { id: 'fjord' } } });`,
  },
  { name: 'no options at all', code: `await products.▲GET('/Misc/rating');` },
  { name: 'no parameter of the path', code: `await products.GET('/Products/{id}', { ▲params: { header } });` },
  {
    name: 'a parameter of the path by another name',
    code: `await products.GET('/Products/{id}', { params: { header, path: { ▲slug: 'fjord' } } });`,
  },
  {
    name: 'a parameter of the path of another type',
    code: `await products.GET('/Products/{id}', { params: { header, path: { ▲id: 12 } } });`,
  },
  {
    name: 'no shop',
    code: `await products.GET('/Misc/rating', { params: { ▲header: { 'Accept-Language': 'nl-NL' } } });`,
  },
  {
    name: 'a header that nobody described',
    code: `await products.GET('/Misc/rating', { params: { header: { ...header, ▲'X-Shop': 'acoustic' } } });`,
  },
  {
    name: 'a parameter of the query by another name',
    code: `await content.GET('/blogs', { params: { header, query: { ▲pages: 2 } } });`,
  },
  {
    name: 'a parameter of the query of another type',
    code: `await content.GET('/blogs', { params: { header, query: { ▲page: '2' } } });`,
  },
  {
    name: 'a value that is none of the enumeration',
    code: `await content.GET('/catalogue/products', { params: { header, query: { ▲sort: 'CHEAP' } } });`,
  },
  { name: 'a body where there is none', code: `await content.GET('/menus', { params: { header }, ▲body: {} });` },
  { name: 'no body', code: `await products.POST('/orders/lines', ▲{ params: { header } });` },
  {
    name: 'a body without a field it must have',
    code: `await products.POST('/orders/lines', { params: { header }, ▲body: { productId: 'fjord' } });`,
  },
  {
    name: 'a field of another type',
    code: `await products.POST('/orders/lines', { params: { header }, body: { productId: 'fjord', ▲quantity: '12' } });`,
  },
  {
    name: 'a price that the browser makes up',
    code: `await products.POST('/orders/lines', { params: { header }, body: { ...${line}, ▲priceIncVat: 1 } });`,
  },
  {
    name: 'placing an order without a key',
    code: `await products.POST('/Orders/complete', { params: { ▲header }, body: { version: 7, termsAccepted: true } });`,
  },
  {
    name: 'starting a payment without a key',
    code: `await products.POST('/orders/payment/initiate', { params: { ▲header }, body: { method: 'ideal', returnTo: 'checkoutResult' } });`,
  },
  {
    name: 'an amount to pay',
    code: `await products.POST('/orders/payment/initiate', { params: { header: ${key} }, body: { method: 'ideal', returnTo: 'checkoutResult', ▲amount: 1 } });`,
  },
  {
    name: 'a change of the account without its version',
    code: `await products.PUT('/me', { params: { header }, ▲body: { newsletter: true } });`,
  },
  {
    name: 'a subject that the shop does not have',
    code: `await content.POST('/contact', { params: { header }, body: {
        sender: { customerType: 'Private', firstName: 'Anna', lastName: 'Peeters', email: 'anna@voorbeeld.example' },
        ▲subject: 'Gossip', message: 'Have you heard?', guard: { trap: '', elapsedMs: 18400 } } });`,
  },
  {
    name: 'a field that the answer does not have',
    code: `const { data } = await products.GET('/Products/{id}', { params: { header, path: { id: 'fjord' } } });
      data?.▲title;`,
  },
  {
    name: 'an answer that may be a problem',
    code: `const { data } = await products.GET('/Products/{id}', { params: { header, path: { id: 'fjord' } } });
      ▲data.name;`,
  },
  {
    name: 'a field that may be absent',
    code: `const { data } = await products.GET('/Products/{id}', { params: { header, path: { id: 'fjord' } } });
      if (data) ▲data.acoustics.nrc;`,
  },
  {
    name: 'a problem code that does not exist',
    code: `const { error } = await products.GET('/Products/{id}', { params: { header, path: { id: 'fjord' } } });
      ▲error?.code === 'PRODUCT_LOST';`,
  },
  {
    name: 'a field of one kind of block without asking for the kind',
    code: `const { data } = await content.GET('/pages/{id}', { params: { header, path: { id: 'home' } } });
      data?.blocks[0]?.▲body;`,
  },
];

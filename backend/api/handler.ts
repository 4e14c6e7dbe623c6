import type { Readable } from 'node:stream';
import type { operations as ContentOperations } from '#generated/contracts/content-api.ts';
import type { operations as ProductOperations } from '#generated/contracts/product-api.ts';
import type { ShopView } from './shop-view.ts';

/** Every operation of the two specs. */
export type Operations = ProductOperations & ContentOperations;
export type OperationId = keyof Operations;

export type PathOf<Id extends OperationId> = Operations[Id] extends { parameters: { path: infer Path } }
  ? Path
  : Record<never, never>;
export type QueryOf<Id extends OperationId> = Operations[Id] extends { parameters: { query?: infer Query } }
  ? NonNullable<Query>
  : Record<never, never>;
export type BodyOf<Id extends OperationId> = Operations[Id] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : undefined;

type JsonOf<Id extends OperationId> = Operations[Id] extends {
  responses: { 200: { content: { 'application/json': infer Body } } };
}
  ? Body
  : never;

/** An answer that is not JSON. */
export class FileAnswer {
  readonly contentType: string;
  readonly body: Readable | Buffer;
  readonly headers: Readonly<Record<string, string>>;

  constructor(contentType: string, body: Readable | Buffer, headers: Readonly<Record<string, string>>) {
    this.contentType = contentType;
    this.body = body;
    this.headers = headers;
  }
}

/** A request that has been held against the spec. */
export interface OperationRequest<Id extends OperationId> {
  readonly path: PathOf<Id>;
  readonly query: QueryOf<Id>;
  readonly body: BodyOf<Id>;
  /** The shop and locale asked. Only for operations that take `X-Shop-Id`; asking elsewhere is our mistake and throws. */
  readonly shop: ShopView;
}

export type AnswerOf<Id extends OperationId> = [JsonOf<Id>] extends [never] ? FileAnswer : JsonOf<Id>;

/** Answers an operation with status 200, or throws a `ProblemError`. */
export type Handler<Id extends OperationId> = (request: OperationRequest<Id>) => Promise<AnswerOf<Id>>;

/** What is built. Operations without a handler answer 501. */
export type Handlers = { readonly [Id in OperationId]?: Handler<Id> };

import type { Readable } from 'node:stream';
import type { operations as ContentOperations } from '#generated/contracts/content-api.ts';
import type { operations as ProductOperations } from '#generated/contracts/product-api.ts';
import type { CustomerActor, GuestActor } from '../identity/actor.ts';
import type { Client } from '../identity/client.ts';
import type { CustomerSession } from '../identity/customer-session.ts';
import type { ShopView } from '../shops/shop-view.ts';
import type { Form } from './form.ts';

/** Every operation of the two specs. */
export type Operations = ProductOperations & ContentOperations;
export type OperationId = keyof Operations;

export type PathOf<Id extends OperationId> = Operations[Id] extends { parameters: { path: infer Path } }
  ? Path
  : Record<never, never>;
export type QueryOf<Id extends OperationId> = Operations[Id] extends { parameters: { query?: infer Query } }
  ? NonNullable<Query>
  : Record<never, never>;
/** A body in JSON, or the fields of a form of other systems. */
export type BodyOf<Id extends OperationId> = Operations[Id] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : Operations[Id] extends { requestBody: { content: { 'application/x-www-form-urlencoded': infer Body } } }
    ? Body
    : undefined;

/** Parameters in headers, by their names in the spec. */
export type HeadersOf<Id extends OperationId> = Operations[Id] extends { parameters: { header?: infer Headers } }
  ? NonNullable<Headers>
  : Record<never, never>;

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

/** An answer with its own status or headers. Without a body `body` is `undefined`. */
export class StatusAnswer<Status extends SuccessStatus, Body> {
  readonly status: Status;
  readonly body: Body;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: Status, body: Body, headers: Readonly<Record<string, string>> = {}) {
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

export type SuccessStatus = 200 | 201 | 202 | 204;

type Responses = Readonly<Record<PropertyKey, unknown>>;
type JsonIn<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : undefined;
/** The statuses an operation succeeds with, each with its body. */
type StatusAnswerIn<Given extends Responses> = {
  [Status in SuccessStatus & keyof Given]: StatusAnswer<Status, JsonIn<Given[Status]>>;
}[SuccessStatus & keyof Given];
type PlainAnswerIn<Given extends Responses> = Given extends { 200: { content: { 'application/json': infer Body } } }
  ? Body
  : never;
type FileAnswerIn<Given extends Responses> = Given extends { 200: { content: infer Content } }
  ? [Exclude<keyof Content, 'application/json'>] extends [never]
    ? never
    : FileAnswer
  : never;

/** A validated request. */
export interface OperationRequest<Id extends OperationId> {
  readonly path: PathOf<Id>;
  readonly query: QueryOf<Id>;
  readonly headers: HeadersOf<Id>;
  /** The JSON body. Reading it when a form was sent is a bug and throws. */
  readonly body: BodyOf<Id>;
  /** The parts of a `multipart/form-data` body, where the operation accepts one and one was sent. */
  readonly form: Form | undefined;
  /** Validates a value from elsewhere by the schema of the JSON body. @throws {ProblemError} `VALIDATION_FAILED` */
  readonly checkBody: (value: unknown) => BodyOf<Id>;
  /**
   * The shop and locale of the request. Only for operations with `X-Shop-Id`; reading it elsewhere is a bug and throws.
   */
  readonly shop: ShopView;
  readonly client: Client;
  /** The actor of the request. Only for operations with `X-Shop-Id`; reading it elsewhere is a bug and throws. */
  readonly actor: CustomerActor | GuestActor;
  /** The session that was sent. Only for operations that require one; reading it elsewhere is a bug and throws. */
  readonly session: CustomerSession;
}

type AnswerIn<Given extends Responses> = PlainAnswerIn<Given> | StatusAnswerIn<Given> | FileAnswerIn<Given>;

/** The answers of an operation: the JSON of a 200 as it is, anything else in one of the classes. */
export type AnswerOf<Id extends OperationId> = AnswerIn<Operations[Id]['responses']>;

/** Answers an operation with success, or throws a `ProblemError`. */
export type Handler<Id extends OperationId> = (request: OperationRequest<Id>) => Promise<AnswerOf<Id>>;

/** The handlers of operations, by operationId. */
export type Handlers = { readonly [Id in OperationId]?: Handler<Id> };

import type { FetchResponse, MaybeOptionalInit } from 'openapi-fetch';
import type { paths as ContentPaths } from '#generated/contracts/content-api.ts';
import type { paths as ProductPaths } from '#generated/contracts/product-api.ts';
import type { Locale } from '#runtime/contracts/locale.ts';
import type { ConnectedApis } from './connect-apis.ts';
import { wrapCalls } from './wrap-calls.ts';

/** Shop and language of a call. */
export interface ApiHeaders {
  readonly 'X-Shop-Id': string;
  /** One BCP 47 tag. */
  readonly 'Accept-Language': Locale;
}

type Method = 'get' | 'put' | 'post' | 'delete' | 'patch';

/** Parameters without the headers of every call. */
type Unaddressed<Parameters> = Parameters extends { header: infer Header }
  ? Omit<Parameters, 'header'> & OwnHeaders<Omit<Header, keyof ApiHeaders>>
  : Parameters;

/** The operation's own headers; none can be passed if it has none. */
type OwnHeaders<Header> = [keyof Header] extends [never]
  ? { header?: never }
  : Partial<Header> extends Header
    ? { header?: Header }
    : { header: Header };

/** The operation of a method at a path. */
type OperationAt<Item, M extends Method> =
  Item extends Readonly<Record<M, infer Operation extends object>> ? Operation : never;

/** The parameters and body of a call. */
type Passed<Operation> = Operation extends { parameters: infer Parameters }
  ? Omit<Operation, 'parameters'> & { parameters: Unaddressed<Parameters> }
  : Operation;

/** Options of openapi-fetch, optional if nothing is required. */
type Options<Operation> = MaybeOptionalInit<Record<'get', Passed<Operation>>, 'get'>;

/** Answers are parsed by their content type; streams are requested without this client. */
type Closed<Init> = Init & { readonly parseAs?: never };

/** The paths with an operation of this method. */
type PathWith<Paths, M extends Method> = {
  [Path in keyof Paths]: Paths[Path] extends Readonly<Record<M, object>> ? Path : never;
}[keyof Paths];

/** A call that accepts exactly the operation's parameters. */
type Call<Paths, M extends Method> = <Path extends PathWith<Paths, M>>(
  path: Path,
  ...options: undefined extends Options<OperationAt<Paths[Path], M>>
    ? [options?: Closed<NonNullable<Options<OperationAt<Paths[Path], M>>>>]
    : [options: Closed<Options<OperationAt<Paths[Path], M>>>]
) => Promise<FetchResponse<OperationAt<Paths[Path], M>, Record<never, never>, `${string}/${string}`>>;

/** Typed calls of an API, without the headers for shop and language. */
export type AddressedClient<Paths> = { readonly [M in Method as Uppercase<M>]: Call<Paths, M> };

/** Both APIs, with headers for shop and language in every call. */
export interface Apis {
  readonly products: AddressedClient<ProductPaths>;
  readonly content: AddressedClient<ContentPaths>;
}

/**
 * Returns clients of both APIs that name a shop and a language with every call.
 *
 * @param ofContent - Further headers for calls of the content API.
 */
export function addressApis(
  apis: ConnectedApis,
  headers: ApiHeaders,
  ofContent?: Readonly<Record<string, string>>,
): Apis;
export function addressApis(
  { products, content }: ConnectedApis,
  headers: ApiHeaders,
  ofContent: Readonly<Record<string, string>> = {},
): object {
  return {
    products: sendAlong(products, () => headers),
    content: sendAlong(content, () => ({ ...headers, ...ofContent })),
  };
}

/**
 * Returns clients of both APIs that send headers with every call; those of the call itself take precedence.
 *
 * @param headers - Asked at every call: they may change from one to the next.
 */
export function withHeaders({ products, content }: Apis, headers: () => Readonly<Record<string, string>>): Apis {
  return { products: sendAlong(products, headers), content: sendAlong(content, headers) };
}

function sendAlong<Client extends object>(client: Client, headers: () => object): Client {
  return wrapCalls(client, ({ options }, send) => send({ ...options, headers: { ...headers(), ...options.headers } }));
}

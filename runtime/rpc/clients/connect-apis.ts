import type { ContentClient, createContentClient } from '#generated/contracts/content-client.ts';
import type { createProductClient, ProductClient } from '#generated/contracts/product-client.ts';
import type { AnswerShapes } from '#runtime/contracts/answer-shapes.ts';
import { deadlinesFrom, defaultReadMs } from './deadlines.ts';
import { createOutboundFetch, type OutboundLimits, outboundLimits } from './outbound-fetch.ts';
import { perOperation } from './per-operation.ts';
import { createVisitorQueue } from './visitor-queue.ts';

/** Addresses of the APIs behind the storefront, without a trailing slash. */
export interface ApiAddresses {
  readonly productApiUrl: string;
  readonly contentApiUrl: string;
}

/** The clients that are generated from the two specifications; passed by the generated server entry. */
export interface GeneratedApiClients {
  readonly createProductClient: typeof createProductClient;
  readonly createContentClient: typeof createContentClient;
  /** What the answers have to look like, for each area of the site; absent: they are believed. */
  readonly productAnswers?: readonly AnswerShapes[];
  readonly contentAnswers?: readonly AnswerShapes[];
}

/** Clients of both APIs. */
export interface ConnectedApis {
  readonly products: ProductClient;
  readonly content: ContentClient;
}

/** Options of the clients. */
export interface ConnectOptions {
  readonly limits?: OutboundLimits;
  /** Sent with every call, so that rate limits of the APIs count visitors separately. */
  readonly serviceKey?: string | undefined;
  /** The operations that are not asked for now, because they failed again and again; kept up to date. */
  readonly broken?: Set<string>;
}

/** Max. waiting calls about one visitor's order. */
const maxWaitingCalls = 20;

/** Paths of operations on orders. */
const orderPaths = /^\/orders(\/|$)/i;

/**
 * Connects the generated clients to their APIs, with a circuit breaker for each operation: where one kind of call
 * fails, the others go on.
 */
export function connectApis(
  clients: GeneratedApiClients,
  addresses: ApiAddresses,
  {
    limits = { ...outboundLimits, ...deadlinesFrom(defaultReadMs) },
    serviceKey,
    broken = new Set(),
  }: ConnectOptions = {},
): ConnectedApis {
  const headers = serviceKey === undefined ? {} : { 'X-Service-Key': serviceKey };
  const { productApiUrl, contentApiUrl } = addresses;
  const inVisitorQueue = createVisitorQueue({ maxWaiting: maxWaitingCalls, maxWaitMs: limits.writeMs });
  const sendTo = (operation: string): ((request: Request) => Promise<Response>) =>
    createOutboundFetch(
      limits,
      (isOpen) => void (isOpen ? broken.add(operation) : broken.delete(operation)),
      operation,
    );
  return {
    products: perOperation(
      clients.createProductClient({ baseUrl: productApiUrl, headers }),
      (path, operation) => {
        const send = sendTo(`products ${operation}`);
        return orderPaths.test(path) ? inVisitorQueue(send) : send;
      },
      clients.productAnswers,
    ),
    content: perOperation(
      clients.createContentClient({ baseUrl: contentApiUrl, headers }),
      (_, operation) => sendTo(`content ${operation}`),
      clients.contentAnswers,
    ),
  };
}

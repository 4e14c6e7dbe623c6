import type { TRPC_ERROR_CODE_KEY } from '@trpc/server';
import type { components as contentComponents } from '#generated/contracts/content-api.ts';
import type { MessageKey } from '#generated/contracts/message-keys.ts';
import type { components as productComponents } from '#generated/contracts/product-api.ts';

/** Codes that the storefront itself adds to those of the APIs. */
export type StorefrontProblemCode = 'TIMEOUT' | 'NETWORK_ERROR' | 'UNKNOWN';

/** Every code a visitor can be told about: the closed lists of both specs and the storefront's own. */
export type ProblemCode =
  | productComponents['schemas']['ProblemCode']
  | contentComponents['schemas']['ProblemCode']
  | StorefrontProblemCode;

/** What a problem becomes on its way to the browser. */
export interface ErrorMapping {
  readonly trpc: TRPC_ERROR_CODE_KEY;
  /** Text of the `apiErrors` namespace. */
  readonly messageKey: MessageKey;
}

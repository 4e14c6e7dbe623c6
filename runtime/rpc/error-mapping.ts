import { type TRPC_ERROR_CODE_KEY, TRPCError } from '@trpc/server';
import type { components as contentComponents } from '#generated/contracts/content-api.ts';
import type { MessageKey } from '#generated/contracts/message-keys.ts';
import type { components as productComponents } from '#generated/contracts/product-api.ts';
import { ApiProblemError, UnreadableAnswerError } from './clients/api-problem.ts';
import { ApiUnreachableError } from './clients/outbound-fetch.ts';
import { TooManyCallsError } from './clients/visitor-queue.ts';

/** Every problem code: those of both specifications, and the storefront's own for missing and unexpected answers. */
export type ProblemCode =
  | productComponents['schemas']['ProblemCode']
  | contentComponents['schemas']['ProblemCode']
  | 'NETWORK_ERROR'
  | 'TIMEOUT'
  | 'UNKNOWN';

/** A problem, as sent to the browser. */
export interface RpcProblem {
  readonly code: ProblemCode;
  /** Text of the `apiErrors` namespace. */
  readonly messageKey: MessageKey;
  /** Seconds until a retry makes sense. */
  readonly retryAfterSeconds?: number;
  /** With `VALIDATION_FAILED`: broken rules by JSON pointer (`/vatNumber`). */
  readonly breaches?: Readonly<Record<string, string>>;
}

interface Mapping {
  readonly rpc: TRPC_ERROR_CODE_KEY;
  readonly messageKey: MessageKey;
}

/**
 * The mapping from API problems to tRPC errors and texts. Codes that only a misconfigured storefront can cause, such as
 * an unknown shop, are server errors.
 */
const mappings = {
  VALIDATION_FAILED: { rpc: 'BAD_REQUEST', messageKey: 'apiErrors:VALIDATION_FAILED' },
  SHOP_UNKNOWN: { rpc: 'INTERNAL_SERVER_ERROR', messageKey: 'apiErrors:SHOP_UNKNOWN' },
  LOCALE_UNKNOWN: { rpc: 'INTERNAL_SERVER_ERROR', messageKey: 'apiErrors:LOCALE_UNKNOWN' },
  UNAUTHENTICATED: { rpc: 'UNAUTHORIZED', messageKey: 'apiErrors:UNAUTHENTICATED' },
  FORBIDDEN: { rpc: 'FORBIDDEN', messageKey: 'apiErrors:FORBIDDEN' },
  NOT_FOUND: { rpc: 'NOT_FOUND', messageKey: 'apiErrors:NOT_FOUND' },
  PRODUCT_NOT_FOUND: { rpc: 'NOT_FOUND', messageKey: 'apiErrors:PRODUCT_NOT_FOUND' },
  METHOD_NOT_ALLOWED: { rpc: 'METHOD_NOT_SUPPORTED', messageKey: 'apiErrors:METHOD_NOT_ALLOWED' },
  CONFLICT: { rpc: 'CONFLICT', messageKey: 'apiErrors:CONFLICT' },
  PAYLOAD_TOO_LARGE: { rpc: 'PAYLOAD_TOO_LARGE', messageKey: 'apiErrors:PAYLOAD_TOO_LARGE' },
  UNSUPPORTED_MEDIA_TYPE: { rpc: 'UNSUPPORTED_MEDIA_TYPE', messageKey: 'apiErrors:UNSUPPORTED_MEDIA_TYPE' },
  RATE_LIMITED: { rpc: 'TOO_MANY_REQUESTS', messageKey: 'apiErrors:RATE_LIMITED' },
  CREDENTIALS_INVALID: { rpc: 'UNAUTHORIZED', messageKey: 'apiErrors:CREDENTIALS_INVALID' },
  ACCOUNT_UNVERIFIED: { rpc: 'FORBIDDEN', messageKey: 'apiErrors:ACCOUNT_UNVERIFIED' },
  ACCOUNT_DISABLED: { rpc: 'FORBIDDEN', messageKey: 'apiErrors:ACCOUNT_DISABLED' },
  PASSWORD_WRONG: { rpc: 'FORBIDDEN', messageKey: 'apiErrors:PASSWORD_WRONG' },
  EMAIL_IN_USE: { rpc: 'CONFLICT', messageKey: 'apiErrors:EMAIL_IN_USE' },
  TOKEN_INVALID: { rpc: 'NOT_FOUND', messageKey: 'apiErrors:TOKEN_INVALID' },
  CONFIGURATION_NOT_FOUND: { rpc: 'NOT_FOUND', messageKey: 'apiErrors:CONFIGURATION_NOT_FOUND' },
  CONFIGURATION_OUTDATED: { rpc: 'CONFLICT', messageKey: 'apiErrors:CONFIGURATION_OUTDATED' },
  RESOLUTION_TOO_LOW: { rpc: 'CONFLICT', messageKey: 'apiErrors:RESOLUTION_TOO_LOW' },
  ORDER_NOT_FOUND: { rpc: 'NOT_FOUND', messageKey: 'apiErrors:ORDER_NOT_FOUND' },
  ORDER_EMPTY: { rpc: 'CONFLICT', messageKey: 'apiErrors:ORDER_EMPTY' },
  ORDER_FULL: { rpc: 'CONFLICT', messageKey: 'apiErrors:ORDER_FULL' },
  ORDER_INCOMPLETE: { rpc: 'CONFLICT', messageKey: 'apiErrors:ORDER_INCOMPLETE' },
  ORDER_CHANGED: { rpc: 'CONFLICT', messageKey: 'apiErrors:ORDER_CHANGED' },
  ORDER_PLACED: { rpc: 'CONFLICT', messageKey: 'apiErrors:ORDER_PLACED' },
  ORDER_NOT_PLACED: { rpc: 'CONFLICT', messageKey: 'apiErrors:ORDER_NOT_PLACED' },
  ORDER_PAID: { rpc: 'CONFLICT', messageKey: 'apiErrors:ORDER_PAID' },
  ORDER_CANCELLED: { rpc: 'CONFLICT', messageKey: 'apiErrors:ORDER_CANCELLED' },
  ORDER_NOT_CANCELLABLE: { rpc: 'CONFLICT', messageKey: 'apiErrors:ORDER_NOT_CANCELLABLE' },
  WITHDRAWAL_NOT_ALLOWED: { rpc: 'CONFLICT', messageKey: 'apiErrors:WITHDRAWAL_NOT_ALLOWED' },
  REVIEW_NOT_POSSIBLE: { rpc: 'CONFLICT', messageKey: 'apiErrors:REVIEW_NOT_POSSIBLE' },
  VOUCHER_NOT_VALID: { rpc: 'CONFLICT', messageKey: 'apiErrors:VOUCHER_NOT_VALID' },
  OFFER_NOT_VALID: { rpc: 'CONFLICT', messageKey: 'apiErrors:OFFER_NOT_VALID' },
  COMPANY_MEMBER: { rpc: 'CONFLICT', messageKey: 'apiErrors:COMPANY_MEMBER' },
  ADMINISTRATOR_NEEDED: { rpc: 'CONFLICT', messageKey: 'apiErrors:ADMINISTRATOR_NEEDED' },
  APPROVAL_NEEDED: { rpc: 'CONFLICT', messageKey: 'apiErrors:APPROVAL_NEEDED' },
  APPROVAL_NOT_NEEDED: { rpc: 'CONFLICT', messageKey: 'apiErrors:APPROVAL_NOT_NEEDED' },
  OUT_OF_STOCK: { rpc: 'CONFLICT', messageKey: 'apiErrors:OUT_OF_STOCK' },
  CUSTOMER_LIMIT: { rpc: 'CONFLICT', messageKey: 'apiErrors:CUSTOMER_LIMIT' },
  DELIVERY_UNAVAILABLE: { rpc: 'CONFLICT', messageKey: 'apiErrors:DELIVERY_UNAVAILABLE' },
  PAYMENT_METHOD_UNAVAILABLE: { rpc: 'CONFLICT', messageKey: 'apiErrors:PAYMENT_METHOD_UNAVAILABLE' },
  PAYMENT_PROVIDER_UNAVAILABLE: { rpc: 'SERVICE_UNAVAILABLE', messageKey: 'apiErrors:PAYMENT_PROVIDER_UNAVAILABLE' },
  IDEMPOTENCY_KEY_REUSED: { rpc: 'CONFLICT', messageKey: 'apiErrors:IDEMPOTENCY_KEY_REUSED' },
  IDEMPOTENCY_KEY_IN_PROGRESS: { rpc: 'CONFLICT', messageKey: 'apiErrors:IDEMPOTENCY_KEY_IN_PROGRESS' },
  FILE_TYPE_REFUSED: { rpc: 'UNSUPPORTED_MEDIA_TYPE', messageKey: 'apiErrors:FILE_TYPE_REFUSED' },
  FILE_DAMAGED: { rpc: 'BAD_REQUEST', messageKey: 'apiErrors:FILE_DAMAGED' },
  PICTURE_TOO_LARGE: { rpc: 'PAYLOAD_TOO_LARGE', messageKey: 'apiErrors:PICTURE_TOO_LARGE' },
  STORAGE_FULL: { rpc: 'CONFLICT', messageKey: 'apiErrors:STORAGE_FULL' },
  FILE_IN_USE: { rpc: 'CONFLICT', messageKey: 'apiErrors:FILE_IN_USE' },
  INTERNAL: { rpc: 'BAD_GATEWAY', messageKey: 'apiErrors:INTERNAL' },
  SERVICE_UNAVAILABLE: { rpc: 'SERVICE_UNAVAILABLE', messageKey: 'apiErrors:SERVICE_UNAVAILABLE' },
  NETWORK_ERROR: { rpc: 'SERVICE_UNAVAILABLE', messageKey: 'apiErrors:NETWORK_ERROR' },
  TIMEOUT: { rpc: 'GATEWAY_TIMEOUT', messageKey: 'apiErrors:TIMEOUT' },
  UNKNOWN: { rpc: 'BAD_GATEWAY', messageKey: 'apiErrors:UNKNOWN' },
} as const satisfies Record<ProblemCode, Mapping>;

/** Codes of tRPC's own errors, before or instead of a procedure. */
const ownCodes: Partial<Readonly<Record<TRPC_ERROR_CODE_KEY, ProblemCode>>> = {
  BAD_REQUEST: 'VALIDATION_FAILED',
  NOT_FOUND: 'NOT_FOUND',
  METHOD_NOT_SUPPORTED: 'METHOD_NOT_ALLOWED',
  PAYLOAD_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  UNSUPPORTED_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
};

const isProblemCode = (code: string): code is ProblemCode => Object.hasOwn(mappings, code);

/** Converts what a procedure failed with to a tRPC error; an error of ours stays an INTERNAL_SERVER_ERROR. */
export function toRpcError(error: TRPCError): TRPCError {
  const code = codeOfCause(error.cause);
  return code === undefined ? error : new TRPCError({ code: mappings[code].rpc, message: code, cause: error.cause });
}

/** Returns whether an API rejected the session as invalid or expired. */
export function isSessionOver({ cause }: TRPCError): boolean {
  return cause instanceof ApiProblemError && cause.code === 'UNAUTHENTICATED';
}

/** Converts an error into the problem that the browser receives. */
export function describeProblem(error: TRPCError): RpcProblem {
  const code =
    error.code === 'PARSE_ERROR'
      ? 'VALIDATION_FAILED'
      : (codeOfCause(error.cause) ?? ownCodes[error.code] ?? 'UNKNOWN');
  const problem = { code, messageKey: mappings[code].messageKey };
  if (error.cause instanceof TooManyCallsError) {
    return { ...problem, retryAfterSeconds: error.cause.retryAfterSeconds };
  }
  if (!(error.cause instanceof ApiProblemError)) return problem;
  const { retryAfterSeconds, breaches } = error.cause;
  return {
    ...problem,
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    ...(breaches.size > 0 && { breaches: Object.fromEntries(breaches) }),
  };
}

function codeOfCause(cause: unknown): ProblemCode | undefined {
  if (cause instanceof ApiUnreachableError) return cause.reason === 'timeout' ? 'TIMEOUT' : 'NETWORK_ERROR';
  if (cause instanceof TooManyCallsError) return 'RATE_LIMITED';
  if (cause instanceof UnreadableAnswerError) return 'UNKNOWN';
  if (!(cause instanceof ApiProblemError)) return undefined;
  if (cause.code !== undefined && isProblemCode(cause.code)) return cause.code;
  return cause.status === 404 ? 'NOT_FOUND' : cause.status >= 500 ? 'SERVICE_UNAVAILABLE' : 'UNKNOWN';
}

import type { components } from '#generated/contracts/product-api.ts';

export type ProblemCode = components['schemas']['ProblemCode'];
export type FieldError = components['schemas']['FieldError'];
export type Problem = components['schemas']['Problem'];

const kinds = {
  VALIDATION_FAILED: [400, 'The request is not valid'],
  SHOP_UNKNOWN: [400, 'Unknown shop'],
  LOCALE_UNKNOWN: [400, 'Unknown locale'],
  UNAUTHENTICATED: [401, 'Not logged in'],
  FORBIDDEN: [403, 'Not allowed'],
  NOT_FOUND: [404, 'Not found'],
  PRODUCT_NOT_FOUND: [404, 'Product not found'],
  METHOD_NOT_ALLOWED: [405, 'Method not allowed'],
  CONFLICT: [409, 'Conflict'],
  PAYLOAD_TOO_LARGE: [413, 'Body too large'],
  UNSUPPORTED_MEDIA_TYPE: [415, 'Unsupported media type'],
  RATE_LIMITED: [429, 'Too many requests'],
  CREDENTIALS_INVALID: [401, 'Wrong e-mail address or password'],
  ACCOUNT_UNVERIFIED: [403, 'E-mail address not confirmed'],
  ACCOUNT_DISABLED: [403, 'Account disabled'],
  PASSWORD_WRONG: [403, 'Current password wrong'],
  EMAIL_IN_USE: [409, 'E-mail address in use'],
  TOKEN_INVALID: [404, 'Token invalid'],
  CONFIGURATION_NOT_FOUND: [404, 'Configuration not found'],
  CONFIGURATION_OUTDATED: [409, 'Configuration outdated'],
  RESOLUTION_TOO_LOW: [409, 'Resolution too low'],
  ORDER_NOT_FOUND: [404, 'Order not found'],
  ORDER_EMPTY: [409, 'Order empty'],
  ORDER_FULL: [409, 'Order full'],
  ORDER_INCOMPLETE: [409, 'Order incomplete'],
  ORDER_CHANGED: [409, 'Order changed'],
  ORDER_PLACED: [409, 'Order placed'],
  ORDER_NOT_PLACED: [409, 'Order not placed'],
  ORDER_PAID: [409, 'Order paid'],
  ORDER_CANCELLED: [409, 'Order cancelled'],
  ORDER_NOT_CANCELLABLE: [409, 'Order cannot be cancelled'],
  WITHDRAWAL_NOT_ALLOWED: [409, 'Withdrawal not possible'],
  REVIEW_NOT_POSSIBLE: [409, 'Review not possible'],
  VOUCHER_NOT_VALID: [409, 'Voucher not valid'],
  OFFER_NOT_VALID: [409, 'Offer not valid'],
  COMPANY_MEMBER: [409, 'Member of a company'],
  ADMINISTRATOR_NEEDED: [409, 'Administrator needed'],
  APPROVAL_NEEDED: [409, 'Approval needed'],
  APPROVAL_NOT_NEEDED: [409, 'Approval not needed'],
  OUT_OF_STOCK: [409, 'Out of stock'],
  CUSTOMER_LIMIT: [409, 'Limit per customer'],
  DELIVERY_UNAVAILABLE: [409, 'Delivery unavailable'],
  PAYMENT_METHOD_UNAVAILABLE: [409, 'Payment method unavailable'],
  PAYMENT_PROVIDER_UNAVAILABLE: [503, 'Payment provider unavailable'],
  IDEMPOTENCY_KEY_REUSED: [409, 'Idempotency key reused'],
  IDEMPOTENCY_KEY_IN_PROGRESS: [409, 'Request in progress'],
  FILE_TYPE_REFUSED: [415, 'File type refused'],
  FILE_DAMAGED: [400, 'File damaged'],
  PICTURE_TOO_LARGE: [413, 'Picture too large'],
  STORAGE_FULL: [409, 'Storage full'],
  FILE_IN_USE: [409, 'File in use'],
  INTERNAL: [500, 'Internal error'],
  SERVICE_UNAVAILABLE: [503, 'Service unavailable'],
} as const satisfies Record<ProblemCode, readonly [number, string]>;

export const isProblemCode = (code: string): code is ProblemCode => Object.hasOwn(kinds, code);

/** Problems that may pass in a moment, so that a retry makes sense. */
const willPass: ReadonlySet<ProblemCode> = new Set(['SERVICE_UNAVAILABLE', 'PAYMENT_PROVIDER_UNAVAILABLE']);

/** Thrown when a request cannot be answered; becomes an RFC 9457 problem. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly code: ProblemCode;
  readonly detail: string | undefined;
  readonly errors: readonly FieldError[] | undefined;
  /** Whole seconds until a retry makes sense. */
  readonly retryAfter: number | undefined;

  constructor(code: ProblemCode, detail?: string, errors?: readonly FieldError[], retryAfter?: number) {
    super(detail ?? kinds[code][1]);
    this.code = code;
    this.detail = detail;
    this.errors = errors;
    this.retryAfter = retryAfter ?? (willPass.has(code) ? 5 : undefined);
  }

  get status(): number {
    return kinds[this.code][0];
  }

  /** Returns the body of the answer. */
  toProblem(requestId: string): Problem {
    const [status, title] = kinds[this.code];
    return {
      type: 'about:blank',
      title,
      status,
      code: this.code,
      ...(this.detail !== undefined && { detail: this.detail.slice(0, 2000) }),
      ...(this.errors && { errors: this.errors.slice(0, 100) }),
      requestId,
    };
  }
}

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
  INTERNAL: [500, 'Internal error'],
  NOT_IMPLEMENTED: [501, 'Not implemented'],
  SERVICE_UNAVAILABLE: [503, 'Service unavailable'],
} as const satisfies Record<ProblemCode, readonly [number, string]>;

/** Thrown where a request cannot be answered; becomes an RFC 9457 problem. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly code: ProblemCode;
  readonly detail: string | undefined;
  readonly errors: readonly FieldError[] | undefined;

  constructor(code: ProblemCode, detail?: string, errors?: readonly FieldError[]) {
    super(detail ?? kinds[code][1]);
    this.code = code;
    this.detail = detail;
    this.errors = errors;
  }

  get status(): number {
    return kinds[this.code][0];
  }

  /** The body of the answer. */
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

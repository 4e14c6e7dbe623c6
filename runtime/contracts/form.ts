import type { MessageKey } from '#generated/contracts/message-keys.ts';

/** The error of a field or a form: a message key with its values. */
export interface FormError {
  readonly key: MessageKey;
  readonly values?: Readonly<Record<string, string | number>>;
  /** Further errors of the same field. */
  readonly also?: readonly FormError[];
}

/** Values of a form by field, as a browser sends them. A ticked box is `on`. */
export type SentValues = Readonly<Record<string, string>>;

/** An invalid form that was sent without JavaScript, to be shown again. */
export interface InvalidSubmission {
  /** Values by field, without secret ones. A ticked box is `on`. */
  readonly values: Readonly<Record<string, string>>;
  /** By field. */
  readonly errors: Readonly<Record<string, FormError>>;
  /** Error of the whole form: wrong credentials, an API that does not answer. */
  readonly problem?: FormError;
}

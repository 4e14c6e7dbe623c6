import type { MessageKey } from '#generated/contracts/message-keys.ts';

/** Why a field or a whole form was refused: a text, with what is put into it. */
export interface FormError {
  readonly key: MessageKey;
  readonly values?: Readonly<Record<string, string | number>>;
  /** What else stands against the same field. */
  readonly also?: readonly FormError[];
}

/** What was typed, by field, as a browser sends it. A box that was ticked is `on`. */
export type SentValues = Readonly<Record<string, string>>;

/** A form that was sent without JavaScript and is invalid, as its page shows it again. */
export interface InvalidSubmission {
  /** What was typed, by field; what is secret is left out. A box that was ticked is `on`. */
  readonly values: Readonly<Record<string, string>>;
  /** By field. */
  readonly errors: Readonly<Record<string, FormError>>;
  /** What stood against it as a whole: wrong credentials, an API that is away. */
  readonly problem?: FormError;
}

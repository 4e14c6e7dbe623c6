import type ts from 'typescript';
import type { OperationUse } from '#cli/runtime-usage/runtime-usage.ts';

/** What has become of something that the runtime counts on. */
export type MismatchKind =
  /** The answer has no such property or schema. */
  | 'lacks'
  /** The answer may come without it, or with null. */
  | 'absent'
  /** It is of another type. */
  | 'changed'
  /** The request needs it and the shop does not send it. */
  | 'requires'
  /** The request does not take it and the shop sends it. */
  | 'refuses'
  /** An answer may hold a value that the shop does not know. */
  | 'unknown-value'
  /** An answer can no longer hold a value that the shop tells apart. */
  | 'lost-value';

/** Why one line of the runtime no longer compiles, told by the generated types. */
export interface Mismatch {
  readonly kind: MismatchKind;
  /** What it is about, in generated files: the likeliest first. */
  readonly declarations: readonly ts.Node[];
  /** The name of what is lacking, required or refused. */
  readonly name?: string | undefined;
  /** Names there are beside {@link name}, to suggest from. */
  readonly siblings?: readonly string[] | undefined;
  /** Types in words: what the description gives, what the shop takes (or sends). */
  readonly is?: string | undefined;
  readonly needs?: string | undefined;
}

/** A complaint of the compiler with what was learned of it. */
export interface Complaint {
  readonly mismatch: Mismatch | undefined;
  /** Where in the runtime it stands. */
  readonly file: string;
  readonly line: number;
  /** The operation whose answer is worked with there, where that can be told. */
  readonly origin: OperationUse | undefined;
  /** The compiler's own words. */
  readonly reason: string;
}

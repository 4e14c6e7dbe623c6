import type ts from 'typescript';

/** What has become of something that the runtime counts on. */
export type MismatchKind =
  /** The answer has no such property, value or schema. */
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
  | 'unknown-value';

/** Why one line of the runtime no longer compiles, told by the generated types. */
export interface Mismatch {
  readonly kind: MismatchKind;
  /** What it is about, in a generated file; absent when only the call is known. */
  readonly declaration: ts.Node | undefined;
  /** The name of what is lacking, required or refused. */
  readonly name?: string | undefined;
  /** Names there are beside {@link name}, to suggest from. */
  readonly siblings?: readonly string[] | undefined;
  /** Types in words: what the description gives, what the shop takes (or sends). */
  readonly is?: string | undefined;
  readonly needs?: string | undefined;
}

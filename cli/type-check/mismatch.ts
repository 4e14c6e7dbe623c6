import type ts from 'typescript';
import type { OperationUse } from '#cli/runtime-usage/runtime-usage.ts';

/** The ways in which an API can break what the runtime relies on. */
export type MismatchKind =
  /** The response has no such property or schema. */
  | 'lacks'
  /** The response may omit it, or have null. */
  | 'absent'
  /** Its type has changed. */
  | 'changed'
  /** The request requires it and the shop does not send it. */
  | 'requires'
  /** The request does not accept it and the shop sends it. */
  | 'refuses'
  /** A response may hold a value that the shop does not know. */
  | 'unknown-value'
  /** A response can no longer hold a value that the shop checks for. */
  | 'lost-value';

/** The reason why a line of the runtime no longer compiles, in terms of the generated types. */
export interface Mismatch {
  readonly kind: MismatchKind;
  /** The affected declarations in generated files, the most likely first. */
  readonly declarations: readonly ts.Node[];
  /** The name that is missing, required or rejected. */
  readonly name?: string | undefined;
  /** Other names beside {@link name}, for suggestions. */
  readonly siblings?: readonly string[] | undefined;
  /** Descriptions of types: what the description defines, and what the shop expects (or sends). */
  readonly is?: string | undefined;
  readonly needs?: string | undefined;
}

/** A compiler error with its analysis. */
export interface Complaint {
  readonly mismatch: Mismatch | undefined;
  /** The runtime file of the error. */
  readonly file: string;
  readonly line: number;
  /** The operation whose response is used there, if known. */
  readonly origin: OperationUse | undefined;
  /** The compiler's message. */
  readonly reason: string;
}

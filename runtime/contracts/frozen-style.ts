/** Class names of a styled component whose rules were written into the stylesheet while building. */
export interface FrozenStyle {
  /** Classes that every use carries, separated by spaces. */
  readonly base: string;
  /** Variant → value → classes. A value without rules of its own maps to `''`. */
  readonly variants?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Variant → value that holds when the caller gives none. */
  readonly defaults?: Readonly<Record<string, string>>;
  /** Classes added when every named variant has the value given. */
  readonly compounds?: readonly (readonly [when: Readonly<Record<string, string>>, classes: string])[];
}

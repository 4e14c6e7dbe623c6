/** Class names of a styled component, whose rules are in the stylesheet. */
export interface FrozenStyle {
  /** Classes of every use, separated by spaces. */
  readonly base: string;
  /** Variant → value → classes. A value without rules of its own maps to `''`. */
  readonly variants?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Variant → its default value. */
  readonly defaults?: Readonly<Record<string, string>>;
  /** Classes added when every named variant has the value given. */
  readonly compounds?: readonly (readonly [when: Readonly<Record<string, string>>, classes: string])[];
}

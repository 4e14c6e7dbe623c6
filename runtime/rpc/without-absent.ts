/** What {@link withoutAbsent} leaves: optional members are absent, never `undefined`. */
type WithoutAbsent<T> = { [K in keyof T]: Exclude<T[K], undefined> };

/** An object without its `undefined` members, for types that tell absent from undefined. */
export function withoutAbsent<T extends object>(value: T): WithoutAbsent<T>;
export function withoutAbsent(value: object): object {
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined));
}

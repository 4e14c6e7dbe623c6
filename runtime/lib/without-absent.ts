/** Input of {@link withoutAbsent}: optional members may be `undefined`. */
type WithAbsent<T> = { [K in keyof T]: T[K] | undefined };

/**
 * Returns an object without its `undefined` members, for types that tell absent from undefined. With its type named, a
 * member that the type does not have is an error.
 */
export function withoutAbsent<T extends object>(value: WithAbsent<T>): T;
export function withoutAbsent(value: object): object {
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined));
}

/** What an API answered to a read that succeeded: the path as the specification writes it, and the body. */
export type SeeAnswer = (path: string, data: unknown) => void;

/**
 * The same client, whose successful reads are shown to `see` as well.
 *
 * @param client - A client made by openapi-fetch.
 */
export function observeClient<Client extends object>(client: Client, see: SeeAnswer): Client {
  return new Proxy(client, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (name !== 'GET' || typeof member !== 'function') return member;
      return async (path: string, ...rest: unknown[]): Promise<unknown> => {
        const result: unknown = await Reflect.apply(member, target, [path, ...rest]);
        if (typeof result === 'object' && result !== null && 'data' in result && result.data !== undefined) {
          see(path, result.data);
        }
        return result;
      };
    },
  });
}

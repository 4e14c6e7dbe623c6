import { backOnline } from './when-online.ts';

/** Modules that are loaded already. */
const fetched = new WeakSet<() => Promise<unknown>>();

/**
 * Fetches a module, once there is a network. A browser remembers a module that failed and never requests it again
 * (HTML, 8.1.4.2, "fetch a single module script"), so it is not requested while there is no network.
 *
 * @param load - Imports it. The same function each time, where it may be called again.
 * @throws {TypeError} what importing fails with while there is a network.
 */
export async function fetchModule<T>(load: () => Promise<T>): Promise<T> {
  if (!fetched.has(load)) await backOnline();
  const module = await load();
  fetched.add(load);
  return module;
}

import { withoutPlural } from '#cli/config/messages/plural-suffix.ts';
import { toRegExp } from '#cli/config/messages/text-pattern.ts';
import type { MessageUse } from '#cli/runtime-usage/runtime-usage.ts';

/** What shows texts that no module names. */
const unnamed = {
  routes: 'the title of a route',
  apiErrors: 'a problem code of the API',
  own: 'the code of the site',
} as const;
const others = 'another text';

/**
 * Returns what tells who shows a text: a module of the browser where there is one, else one of the server, else what the
 * text is for.
 *
 * @param built - The modules of the browser.
 * @returns A function of `namespace:key`.
 */
export function createTextUsers(uses: readonly MessageUse[], built: ReadonlySet<string>): (key: string) => string {
  const named = new Map<string, string>();
  const patterns: [RegExp, string][] = [];
  for (const { namespace, key, file, alsoIn = [] } of uses) {
    const user = [file, ...alsoIn].find((one) => built.has(one)) ?? file;
    const id = `${namespace}:${key}`;
    if (key.includes('*')) patterns.push([toRegExp(id), user]);
    else named.set(id, user);
  }
  // Those of the browser first.
  patterns.sort(([, a], [, b]) => Number(built.has(b)) - Number(built.has(a)));
  return (id) => {
    const [namespace = '', key = ''] = id.split(':');
    const whole = `${namespace}:${withoutPlural(key)}`;
    const user = named.get(whole) ?? patterns.find(([pattern]) => pattern.test(whole))?.[1];
    return user ?? (isUnnamed(namespace) ? unnamed[namespace] : others);
  };
}

const isUnnamed = (namespace: string): namespace is keyof typeof unnamed => Object.hasOwn(unnamed, namespace);

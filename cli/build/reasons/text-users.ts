import { withoutPlural } from '#cli/config/messages/plural-suffix.ts';
import { toRegExp } from '#cli/config/messages/text-pattern.ts';
import type { MessageUse } from '#cli/runtime-usage/runtime-usage.ts';

/** The purpose of texts that no module names, by namespace. */
const unnamed = {
  routes: 'the title of a route',
  apiErrors: 'a problem code of the API',
  own: 'the code of the site',
} as const;
const usedByTexts = 'another text';

/**
 * Creates a function that returns the module that shows a text: one of the browser where there is one, else one of the server,
 * else the purpose of the text.
 *
 * @param built - The modules of the browser.
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
    return user ?? (isUnnamed(namespace) ? unnamed[namespace] : usedByTexts);
  };
}

const isUnnamed = (namespace: string): namespace is keyof typeof unnamed => Object.hasOwn(unnamed, namespace);

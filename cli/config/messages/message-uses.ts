import type { MessageUse } from '#cli/runtime-usage/runtime-usage.ts';
import { isRouteKey } from '#runtime/contracts/routes.ts';
import type { LoadedMessages } from './load-messages.ts';
import { withoutPlural } from './plural-suffix.ts';
import { toRegExp } from './text-pattern.ts';

/** The texts that are used. Keys have no plural suffix. */
export interface MessageUses {
  isUsed(namespace: string, key: string): boolean;
  /** Returns where the code uses a text by its full key. */
  findUse(namespace: string, key: string): MessageUse | undefined;
  /** Returns the texts of a namespace that the code uses by their full keys. */
  asked(namespace: string): readonly MessageUse[];
}

/**
 * Returns whether a text is used: by the code, by name or by pattern; by another text; as the title of a route; or for
 * a problem code of an API.
 * @param specTexts the descriptions of the APIs, which name their problem codes
 */
export function messageUses(
  uses: readonly MessageUse[],
  messages: LoadedMessages,
  specTexts: readonly string[],
): MessageUses {
  const named = new Map<string, MessageUse>();
  const patterns: RegExp[] = [];
  for (const use of uses) {
    const id = `${use.namespace}:${use.key}`;
    if (use.key.includes('*')) patterns.push(toRegExp(id));
    else named.set(id, use);
  }
  const nested = nestedKeys(messages);
  return {
    isUsed: (namespace, key) => {
      const id = `${namespace}:${key}`;
      return (
        named.has(id) ||
        nested.has(id) ||
        // The code builds the titles of routes from their keys, which are all known.
        (namespace === 'routes' ? isRouteKey(key) : patterns.some((pattern) => pattern.test(id))) ||
        (namespace === 'apiErrors' && specTexts.some((text) => names(text, key)))
      );
    },
    findUse: (namespace, key) => named.get(`${namespace}:${key}`),
    asked: (namespace) => [...named.values()].filter((use) => use.namespace === namespace),
  };
}

/**
 * Returns whether a description contains a word. Cheaper than parsing it, and only called for texts without another
 * use.
 */
function names(text: string, word: string): boolean {
  return /^\w+$/.test(word) && new RegExp(`\\b${word}\\b`).test(text);
}

function nestedKeys({ base, bundles }: LoadedMessages): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const files of [base, ...bundles.values()]) {
    for (const namespaces of files.values()) {
      for (const file of namespaces.values()) {
        for (const key of file?.nestings ?? []) keys.add(withoutPlural(key));
      }
    }
  }
  return keys;
}

import { isObject, type JsonObject, property } from '../json-value.ts';
import { withoutWords } from '../without-words.ts';

/** Returns the names of schemas that both descriptions have and that mean different values. */
export function listDifferingSchemas(one: JsonObject, other: JsonObject): string[] {
  const [first, second] = [one, other].map((document) => property(property(document, 'components'), 'schemas'));
  if (!isObject(first) || !isObject(second)) return [];
  const isSame = (name: string): boolean =>
    JSON.stringify(withoutWords(first[name])) === JSON.stringify(withoutWords(second[name]));
  return Object.keys(first).filter((name) => Object.hasOwn(second, name) && !isSame(name));
}

import { isObject } from '#cli/openapi/json-value.ts';
import { type Found, findAll, type SchemaView } from '#cli/openapi/schema-view.ts';
import { withoutWords } from '#cli/openapi/without-words.ts';
import type { Change } from './change.ts';
import { type Comparison, createChange, describeValues, getEvent, show } from './comparison.ts';
import { type RestrictionName, restrictions } from './rules.ts';

const names = Object.keys(restrictions).filter((name): name is RestrictionName => Object.hasOwn(restrictions, name));

/**
 * Compares keywords that only restrict. What schemas in them say is compared as text without descriptions: whether one schema is
 * stricter than another cannot be told in general.
 */
export function compareRestrictions(step: Comparison): Change[] {
  return names.flatMap((name): Change[] => {
    const keyword = restrictions[name];
    const [was, is] = [join(step.old, keyword), join(step.now, keyword)];
    const event = getEvent(was, is);
    if (event === undefined) return [];
    const isShort = [was, is].every((found) => found === undefined || !isObject(found.value));
    const message = isShort ? describeValues(keyword, was, is) : describeEvent(keyword, event);
    return [createChange(step, `${step.direction}-${name}-${event}`, message, is?.path)];
  });
}

function describeEvent(keyword: string, event: 'added' | 'changed' | 'removed'): string {
  if (event === 'added') return `has ${keyword} now`;
  return event === 'removed' ? `no longer has ${keyword}` : `has another ${keyword}`;
}

/** Returns what all members say of a keyword, without words for people. */
function join(view: SchemaView, keyword: string): Found | undefined {
  const all = findAll(view, keyword).map(({ value, path }) => ({ value: withoutWords(value), path }));
  const [first] = all;
  if (first === undefined || all.length === 1) return first;
  return { value: [...new Set(all.map(({ value }) => show(value)))].sort(), path: first.path };
}

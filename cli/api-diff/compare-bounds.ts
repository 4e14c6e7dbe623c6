import { type Found, findAll, type SchemaView } from '#cli/openapi/schema-view.ts';
import type { Change } from './change.ts';
import { type Comparison, createChange, show } from './comparison.ts';
import { type BoundName, bounds } from './rules.ts';

/** Compares the bounds of numbers, texts, lists and objects. */
export function compareBounds(step: Comparison): Change[] {
  return boundNames.flatMap((name): Change[] => {
    const { keyword, isUpper } = bounds[name];
    const was = findTightest(step.old, keyword, isUpper);
    const is = findTightest(step.now, keyword, isUpper);
    if (was?.value === is?.value) return [];
    const rule = `${step.direction}-${name}` as const;
    if (is === undefined) {
      return [createChange(step, `${rule}-removed`, `no longer has ${keyword} ${show(was?.value)}`)];
    }
    if (was === undefined) {
      return [createChange(step, `${rule}-set`, `has ${keyword} ${show(is.value)} now`, is.path)];
    }
    const message = `${keyword} was ${show(was.value)} and is ${show(is.value)}`;
    return [createChange(step, `${rule}-${is.value > was.value ? 'increased' : 'decreased'}`, message, is.path)];
  });
}

const boundNames = Object.keys(bounds).filter((name): name is BoundName => Object.hasOwn(bounds, name));

/** Returns the bound that counts where several members have one. */
function findTightest(view: SchemaView, keyword: string, isUpper: boolean): (Found & { value: number }) | undefined {
  const all = findAll(view, keyword).flatMap(({ value, path }) => (typeof value === 'number' ? [{ value, path }] : []));
  return all.sort((a, b) => (isUpper ? a.value - b.value : b.value - a.value))[0];
}

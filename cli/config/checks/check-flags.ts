import { type Diagnostic, errorAt } from '#cli/diagnostics/diagnostic.ts';
import { type LocatedMap, type LocatedPath, nodeAt, placeAt } from '#cli/sources/located.ts';
import { type FlagName, type FlagRule, type Gate, plainFlags, searchFlags } from '#runtime/contracts/flags.ts';
import { type LayerOrder, latest, placeName } from '../layer-order.ts';

const flags: readonly FlagRule[] = [...plainFlags, ...searchFlags];
const prerequisites = new Map(flags.map(({ name, needs }) => [name, needs]));

/** Checks that a flag that is on has one of its prerequisites on. Reports the one of them that was set last. */
export function checkFlags(tree: LocatedMap, order: LayerOrder): Diagnostic[] {
  return flags.flatMap(({ name, needs }): Diagnostic[] => {
    if (needs === undefined || getFlag(tree, name) !== true) return [];
    if (needs.some((other) => getFlag(tree, other) !== false)) return [];
    const on = placeAt(tree, toFlagPath(name));
    const place = latest(order, on, ...needs.map((other) => placeAt(tree, toFlagPath(other))));
    const [only, ...others] = needs;
    if (only === undefined || others.length > 0) {
      const message = `The flag ${name} is on, but it needs at least one of ${new Intl.ListFormat('en-GB').format(needs)}, which are off`;
      return [errorAt('flag.prerequisite', place, message, `Switch ${name} off, or one of the others on.`)];
    }
    const message = `The flag ${name} is on, but it needs ${only}, which is off`;
    const help =
      place === on
        ? `${only} is switched off in ${placeName(placeAt(tree, toFlagPath(only)))}.`
        : `${name} is switched on in ${placeName(on)}.`;
    return [errorAt('flag.prerequisite', place, message, help)];
  });
}

/**
 * Returns whether a gate is open; undefined when the flags behind it can't be read or lack their prerequisite, which is
 * reported elsewhere.
 */
export function isGateOpen(tree: LocatedMap, gate: Gate | undefined): boolean | undefined {
  if (gate === undefined) return true;
  if (gate !== 'search') return effective(tree, gate);
  const types = searchFlags.map(({ name }) => effective(tree, name));
  if (types.includes(true)) return true;
  return types.includes(undefined) ? undefined : false;
}

/** Returns the value of a flag; undefined also where it is on and lacks its prerequisite. */
function effective(tree: LocatedMap, flag: FlagName): boolean | undefined {
  const value = getFlag(tree, flag);
  const needs = prerequisites.get(flag);
  const isLacking = needs !== undefined && !needs.some((other) => effective(tree, other) === true);
  return value === true && isLacking ? undefined : value;
}

function getFlag(tree: LocatedMap, flag: FlagName): boolean | undefined {
  const found = nodeAt(tree, toFlagPath(flag));
  return found?.kind === 'scalar' && typeof found.value === 'boolean' ? found.value : undefined;
}

const toFlagPath = (flag: FlagName): LocatedPath => ['flags', ...flag.split('.')];

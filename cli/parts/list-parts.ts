import { loadSite } from '#cli/config/load-site.ts';
import { findScreens } from '#cli/config/screens.ts';
import { findParts } from '#cli/generators/overrides/site-parts.ts';
import { loadRuntimeUsage } from '#cli/runtime-usage/load-runtime-usage.ts';
import type { PartProp } from '#cli/runtime-usage/runtime-usage.ts';
import type { Outcome } from '#cli/terminal/command-context.ts';
import { getPart } from '#runtime/contracts/parts.ts';

/** A part as programs get it. */
export interface PartJson {
  readonly name: string;
  /** Its module, relative to the package. */
  readonly file: string;
  /** The routes whose pages show it. */
  readonly screens: readonly string[];
  /** Whether browsers run it. */
  readonly browser: boolean;
  readonly shows: string;
  readonly props: readonly PartProp[];
}

/**
 * `shopgen parts`: what of its pages a site may change.
 *
 * @param id - The site; absent: the parts of all sites.
 * @throws InputError for an unknown site.
 */
export async function listParts(root: string, id?: string): Promise<Outcome> {
  const site = id === undefined ? undefined : (await loadSite(root, id)).model;
  const { parts: uses = {} } = await loadRuntimeUsage();
  const screens = findScreens();
  const parts = [...findParts(screens, site)].map(([name, routes]): PartJson => {
    const { from, shows } = getPart(name);
    const { browser = true, props = [] } = uses[name] ?? {};
    return { name, file: `runtime/${from}`, screens: routes, browser, shows, props };
  });
  return { data: { parts }, text: renderParts(parts, site === undefined ? screens.size : countScreens(parts)) };
}

const countScreens = (parts: readonly PartJson[]): number => new Set(parts.flatMap(({ screens }) => screens)).size;

function renderParts(parts: readonly PartJson[], count: number): string {
  const width = Math.max(...parts.map(({ name }) => name.length));
  const indent = ' '.repeat(width + 2);
  return parts
    .flatMap(({ name, shows, screens, browser, props }) => {
      const isScreen = screens.length === 1 && screens[0] === name;
      const where = screens.length === count ? 'every page' : screens.join(', ');
      const notes = [...(isScreen ? [] : [`on ${where}`]), ...(browser ? [] : ['static'])];
      const taken = props.map(({ name: prop, optional, type }) => `${prop}${optional ? '?' : ''}: ${type}`);
      return [
        `${name.padEnd(width)}  ${shows}${notes.length === 0 ? '' : ` (${notes.join('; ')})`}`,
        ...(taken.length === 0 ? [] : [`${indent}${taken.join('; ')}`]),
      ];
    })
    .join('\n');
}

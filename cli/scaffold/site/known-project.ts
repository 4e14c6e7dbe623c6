import { loadCheckedSites } from '#cli/config/load-site.ts';
import { errorAt } from '#cli/diagnostics/diagnostic.ts';
import { InputError } from '#cli/diagnostics/input-error.ts';
import { entriesAt, type LocatedMap, nodeAt, textAt } from '#cli/sources/located.ts';
import { parseYaml } from '#cli/sources/parse-yaml.ts';
import { getStart, isSourceFile, readText } from '#cli/sources/read-text.ts';
import type { SiteModel } from '#runtime/contracts/site.ts';

export const baseFile = 'site-configs/base.yaml';

/** The properties of an existing locale that a new site depends on. */
export interface KnownLocale {
  readonly locale: string;
  readonly name: string;
  readonly language: string;
  readonly country: string;
}

/** The parts of a project that a new site can build on. */
export interface KnownProject {
  /** The sites without errors, sorted by id. */
  readonly sites: readonly SiteModel[];
  /** Names of all files in `site-configs`, sites with errors included. */
  readonly ids: readonly string[];
  readonly locales: readonly KnownLocale[];
  readonly defaultLocale: string | undefined;
  /** Route keys that have paths in `base.yaml`. */
  readonly routes: ReadonlySet<string>;
}

/**
 * Reads the existing project.
 * @throws InputError when `base.yaml` cannot be read.
 */
export async function loadKnownProject(root: string): Promise<KnownProject> {
  const [base, { sites }] = await Promise.all([loadBase(root), loadCheckedSites(root)]);
  return {
    sites: sites.flatMap(({ model }) => model ?? []),
    ids: sites.map(({ loaded }) => loaded.id),
    locales: entriesAt(base, 'locales').map(([locale, { value }]) => ({
      locale,
      name: textAt(value, 'name') ?? locale,
      language: textAt(value, 'language') ?? locale.slice(0, 2),
      country: textAt(value, 'country') ?? locale.slice(3),
    })),
    defaultLocale: textAt(base, 'defaultLocale'),
    routes: new Set(entriesAt(base, 'routes').map(([key]) => key)),
  };
}

async function loadBase(root: string): Promise<LocatedMap> {
  const source = await readText(root, baseFile);
  if (!isSourceFile(source)) throw new InputError([source]);
  const { value, diagnostics } = parseYaml(source);
  if (diagnostics.length > 0) throw new InputError(diagnostics, new Map([[baseFile, source.text]]));
  if (value?.kind === 'map' && nodeAt(value, ['locales']) !== undefined) return value;
  throw new InputError([errorAt('config.missing-key', getStart(baseFile), `${baseFile} lists no locales`)]);
}

/** Returns the shops whose data the sites show, each once. */
export function knownShops({ sites }: KnownProject): string[] {
  return [...new Set(sites.map(({ shopId }) => shopId))];
}

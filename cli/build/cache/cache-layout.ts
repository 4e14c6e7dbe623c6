import path from 'node:path';

/**
 * The folders of the build cache. Any of it may be deleted:
 *
 *     dist/.store/<hash>                  contents, each once, named by their SHA-256; built sites link to them
 *     dist/.cache/sites/<id>/<key>.json   what a site was built from, and what came out
 *     dist/.cache/pseudo-sites/           the same for sites in pseudo texts, which are in dist/@pseudo
 *     dist/.cache/profiles/<code>/<inputs>.json  the same for the code that sites share
 *     dist/.cache/libraries/<key>.json    the same for the libraries of that code
 *     dist/.cache/styles/<key>.json       the frozen styles of the runtime
 *     dist/.cache/results/, specs/        results of `validate` and `generate` by content, and descriptions that were checked
 *     dist/.cache/stamps/                 what command lines read and wrote, and what they printed
 *     dist/.cache/budgets/<id>.json       what the first views of a site's last build within its budgets are made of
 *     dist/.cache/stages/<owner>/         what a running build is about to put in place; a dead one's is removed
 *     dist/.cache/locks/<id>              held while a site's folder is swapped
 */
export interface CacheLayout {
  /** Holds the folders of built sites: `<root>/dist` */
  readonly dist: string;
  readonly cache: string;
  /** `<root>/dist/.store` */
  readonly files: string;
  readonly sites: string;
  readonly profiles: string;
  readonly libraries: string;
  readonly styles: string;
  readonly budgets: string;
  readonly stages: string;
  readonly locks: string;
}

export function cacheLayout(root: string): CacheLayout {
  const dist = path.join(root, 'dist');
  const cache = path.join(dist, '.cache');
  return {
    dist,
    cache,
    files: path.join(dist, '.store'),
    sites: path.join(cache, 'sites'),
    profiles: path.join(cache, 'profiles'),
    libraries: path.join(cache, 'libraries'),
    styles: path.join(cache, 'styles'),
    budgets: path.join(cache, 'budgets'),
    stages: path.join(cache, 'stages'),
    locks: path.join(cache, 'locks'),
  };
}

/** Returns the folders for sites in pseudo texts, which are never taken for the real ones. No site has an `@` in its id. */
export function pseudoLayout(layout: CacheLayout): CacheLayout {
  return { ...layout, dist: path.join(layout.dist, '@pseudo'), sites: path.join(layout.cache, 'pseudo-sites') };
}

import type { StoredTarget } from '../db/schema/content-types.ts';
import { isParameterlessRoute } from '../editorial/links.ts';
import type { SeedTarget } from './seed-data.ts';
import { inLocale } from './seed-locales.ts';
import type { SeedKeys } from './seed-references.ts';
import type { SeedLocale } from './seed-texts.ts';

type SeedReference = Exclude<SeedTarget, { readonly url: unknown }>;
type StoredReference = Exclude<StoredTarget, { readonly kind: 'url' }>;

/** Returns the target of a link as it is stored for a locale. */
export function toStoredTarget(target: SeedTarget, locale: SeedLocale): StoredTarget {
  return 'url' in target ? { kind: 'url', url: inLocale(target.url, locale) } : toStoredReference(target);
}

function toStoredReference(target: SeedReference): StoredReference {
  if ('route' in target) return { kind: 'route', key: target.route };
  if ('product' in target) return { kind: 'product', id: target.product };
  if ('category' in target) return { kind: 'category', id: target.category };
  if ('page' in target) return { kind: 'page', id: target.page };
  if ('blog' in target) return { kind: 'blog', id: target.blog };
  if ('advice' in target) return { kind: 'advice', id: target.advice };
  if ('project' in target) return { kind: 'project', id: target.project };
  return { kind: 'jobOffer', id: target.jobOffer };
}

/** Returns the name of a link's or reference's missing target; `undefined`: it exists. */
export function missingTarget(target: SeedTarget, keys: SeedKeys): string | undefined {
  if ('url' in target) return undefined;
  const to = toStoredReference(target);
  if (to.kind === 'route') return isParameterlessRoute(to.key) ? undefined : `route ${to.key}`;
  return keys[to.kind].has(to.id) ? undefined : `${to.kind} ${to.id}`;
}

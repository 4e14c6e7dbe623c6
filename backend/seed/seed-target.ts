import type { StoredTarget } from '../db/schema/content-types.ts';
import { isParameterlessRoute } from '../editorial/links.ts';
import type { SeedTarget } from './seed-data.ts';
import type { SeedKeys } from './seed-references.ts';

/** Returns the target of a link as it is stored. */
export function toStoredTarget(target: SeedTarget): StoredTarget {
  if ('url' in target) return { kind: 'url', url: target.url };
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
  const to = toStoredTarget(target);
  if (to.kind === 'url') return undefined;
  if (to.kind === 'route') return isParameterlessRoute(to.key) ? undefined : `route ${to.key}`;
  return keys[to.kind].has(to.id) ? undefined : `${to.kind} ${to.id}`;
}

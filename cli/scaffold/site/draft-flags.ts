import { UsageError } from '#cli/diagnostics/usage-error.ts';
import type { Flags } from '#runtime/contracts/site.ts';

export const searchTypes = ['all', 'product', 'blog', 'project'] as const;
export type SearchType = (typeof searchTypes)[number];

/** What the command line says about features; what it does not mention follows from the rest. */
export interface FlagWishes {
  readonly products?: boolean;
  readonly account?: boolean;
  readonly reviews?: boolean;
  readonly footerLogo?: boolean;
  /** Types of search, or none at all. */
  readonly search?: readonly SearchType[] | false;
}

const needProducts = [
  ['account', '--account'],
  ['reviews', '--reviews'],
] as const;

/**
 * Decides every flag: as wished, else as inherited, else on where its prerequisite is (reviews alone begin switched off,
 * since they need a third party).
 *
 * @throws UsageError when a wish lacks its prerequisite
 */
export function draftFlags(wishes: FlagWishes, inherited: Flags | undefined): Flags {
  const products = wishes.products ?? inherited?.products ?? true;
  for (const [wish, option] of needProducts) {
    if (wishes[wish] === true && !products) throw lacksProducts(option);
  }
  const footerLogo = wishes.footerLogo ?? inherited?.footerLogo ?? true;
  return {
    products,
    account: products && (wishes.account ?? inherited?.account ?? true),
    reviewsWidget: products && (wishes.reviews ?? inherited?.reviewsWidget ?? false),
    footerLogo,
    search: draftSearch(wishes.search, inherited?.search, products),
  };
}

function draftSearch(wish: FlagWishes['search'], inherited: Flags['search'] | undefined, products: boolean) {
  if (wish === undefined) {
    const { blog, project, all } = inherited ?? { blog: true, project: true, all: true };
    const product = products && (inherited?.product ?? true);
    return { all: all && (product || blog || project), product, blog, project };
  }
  const types = wish === false ? [] : wish;
  if (types.includes('product') && !products) throw lacksProducts('--search product');
  if (types.includes('all') && types.length === 1) {
    throw new UsageError(
      '--search all needs at least one of product, blog and project\nName them with a comma between.',
    );
  }
  const has = (type: SearchType): boolean => types.includes(type);
  return { all: has('all'), product: has('product'), blog: has('blog'), project: has('project') };
}

function lacksProducts(option: string): UsageError {
  return new UsageError(`${option} needs products, which are off\nLeave out --no-products, or ${option}.`);
}

import type { ReactNode } from 'react';
import type { components } from '#generated/contracts/content-api.ts';
import { BlogCards } from '#runtime/features/blog/blog-card.tsx';
import { ProjectCards } from '#runtime/features/projects/project-cards.tsx';
import type { SearchType } from '#runtime/features/search/search-address.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { ResultRow } from '#runtime/ui/result-row.tsx';
import { useSlots } from '#runtime/ui/slots-context.ts';
import { hiddenClass } from '#runtime/ui/text.styles.ts';
import { TrackedProducts } from '#runtime/ui/tracked-list.tsx';
import { ResultList, ResultSet } from './screen.styles.ts';

type Result = components['schemas']['SearchResult'];

interface FoundItemsProps {
  readonly items: readonly Result[];
  readonly type: SearchType;
  /** Number of results on the pages before this one. */
  readonly offset: number;
}

/** Number of rows whose images are above the fold. */
const rowsInSight = 3;

/** Shows one page of results: mixed ones in rows; those of one type as in its own list. */
export function FoundItems({ items, type, offset }: FoundItemsProps): ReactNode {
  const { t } = useLocale();
  const { productRow: ProductRow } = useSlots();
  const products = items.flatMap((item) => (item.type === 'Product' ? [item.product] : []));
  const projects = items.flatMap((item) => (item.type === 'Project' ? [item.project] : []));
  const blogs = items.flatMap((item) => (item.type === 'Blog' ? [item.blog] : []));
  const list = { id: 'search', name: t('routes:searchOverview'), offset };
  if (type === 'All') {
    return (
      <TrackedProducts list={list} products={products}>
        <ResultList>
          {items.map((item, index) => (
            <li key={getKey(item)}>
              <FoundItem item={item} first={index < rowsInSight} />
            </li>
          ))}
        </ResultList>
      </TrackedProducts>
    );
  }
  return (
    <ResultSet>
      <h2 className={hiddenClass()}>{t(`search:types.${type}`)}</h2>
      {type === 'Product' && ProductRow && <ProductRow products={products} list={list} />}
      {type === 'Project' && <ProjectCards projects={projects} rhythm="mosaic" opening />}
      {type === 'Blog' && <BlogCards blogs={blogs} opening />}
    </ResultSet>
  );
}

function getKey(item: Result): string {
  switch (item.type) {
    case 'Product':
      return `product-${item.product.id}`;
    case 'Project':
      return `project-${item.project.id}`;
    default:
      return `blog-${item.blog.id}`;
  }
}

function FoundItem({ item, first }: { readonly item: Result; readonly first: boolean }): ReactNode {
  const { href, t } = useLocale();
  const { productResult: ProductResult } = useSlots();
  switch (item.type) {
    case 'Product':
      return ProductResult && <ProductResult product={item.product} first={first} />;
    case 'Project': {
      const { slug, place, sector, ...project } = item.project;
      return (
        <ResultRow
          {...project}
          kind={t('search:kind.Project')}
          facts={`${sector}, ${place}`}
          to={href('projectDetail', { slug })}
          first={first}
        />
      );
    }
    default: {
      const { slug, readingMinutes, ...blog } = item.blog;
      return (
        <ResultRow
          {...blog}
          kind={t('search:kind.Blog')}
          facts={t('blogs:readingTime', { count: readingMinutes })}
          to={href('blogDetail', { slug })}
          first={first}
        />
      );
    }
  }
}

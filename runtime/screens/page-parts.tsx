import { BlogCards } from '#runtime/features/blog/blog-card.tsx';
import type { BlockParts } from '#runtime/features/content/page-blocks.tsx';
import { useSlots } from '#runtime/ui/slots-context.ts';

/** Returns the components that show products, categories, articles and the calculator on content pages, as far as the site has them. */
export function usePageParts(): BlockParts {
  const { productRow: ProductRow, categoryTiles: CategoryTiles, roomStart: RoomStart } = useSlots();
  return {
    ...(ProductRow && {
      products: (products, title) => <ProductRow products={products} list={{ id: 'page', name: title }} />,
    }),
    ...(CategoryTiles && {
      categories: (categories, level) => <CategoryTiles categories={categories} level={level} />,
    }),
    ...(RoomStart && { calculator: () => <RoomStart /> }),
    blogs: (blogs) => <BlogCards blogs={blogs} rhythm={blogs.length === 3 ? 'lead' : 'even'} />,
  };
}

import { BlogCards } from '#runtime/features/blog/blog-card.tsx';
import { CategoryTiles } from '#runtime/features/catalogue/category-tiles.tsx';
import { ProductRow } from '#runtime/features/catalogue/product-row.tsx';
import type { BlockParts } from '#runtime/features/content/page-blocks.tsx';

/** How content pages show products, categories and articles. */
export const pageParts: BlockParts = {
  products: (products) => <ProductRow products={products} />,
  categories: (categories, level) => <CategoryTiles categories={categories} level={level} />,
  blogs: (blogs) => <BlogCards blogs={blogs} rhythm={blogs.length === 3 ? 'lead' : 'even'} />,
};

import { blogProducts, blogs, blogTexts } from '../../db/schema/content.ts';
import { inLocale } from '../seed-locales.ts';
import type { WriteRows } from './insert-rows.ts';
import { type SeedContext, searchTexts, textOrNull, toMorning } from './seed-context.ts';

export async function insertBlogs(
  write: WriteRows,
  { shop, shopId, locales, productsAmong }: SeedContext,
): Promise<void> {
  await write(
    blogs,
    shop.blogs.map(({ key, author, date, readingTime, image }) => ({
      shopId,
      id: key,
      author,
      publishedAt: toMorning(date),
      readingMinutes: readingTime,
      pictureKey: image.key,
    })),
  );
  await write(
    blogTexts,
    shop.blogs.flatMap((blog) =>
      locales.map((locale) => ({
        shopId,
        blogId: blog.key,
        locale,
        title: inLocale(blog.title, locale),
        intro: inLocale(blog.intro, locale),
        body: inLocale(blog.body, locale),
        ...searchTexts(blog, locale),
        authorRole: textOrNull(blog.authorRole, locale),
        pictureAlt: inLocale(blog.image.alt, locale),
      })),
    ),
  );
  await write(
    blogProducts,
    shop.blogs.flatMap((blog) =>
      productsAmong(blog.products).map((productId, position) => ({ shopId, blogId: blog.key, productId, position })),
    ),
  );
}

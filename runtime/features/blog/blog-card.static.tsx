import type { ReactNode } from 'react';
import type { components } from '#generated/contracts/content-api.ts';
import { formatDate } from '#runtime/i18n/dates.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { StoryCards } from '#runtime/ui/story-card.tsx';

export type BlogCardData = components['schemas']['BlogCard'];

interface BlogCardsProps {
  readonly blogs: readonly BlogCardData[];
  /** `lead` gives the first of several more room; fewer than three fill the row anyway. */
  readonly rhythm?: 'even' | 'lead';
  /** Level of the card's headings in the outline. */
  readonly level?: 2 | 3;
  /** True where the cards open the page: the first picture is fetched at once. */
  readonly opening?: boolean;
}

/** Shows articles side by side. */
export function BlogCards({ blogs, ...look }: BlogCardsProps): ReactNode {
  const { href } = useLocale();
  return (
    <StoryCards
      {...look}
      stories={blogs.map((blog) => ({
        ...blog,
        to: href('blogDetail', { slug: blog.slug }),
        meta: <BlogMeta publishedAt={blog.publishedAt} readingMinutes={blog.readingMinutes} />,
      }))}
    />
  );
}

interface BlogMetaProps {
  /** ISO 8601. */
  readonly publishedAt: string;
  readonly readingMinutes: number;
}

/** Shows the date and the reading time of an article. */
export function BlogMeta({ publishedAt, readingMinutes }: BlogMetaProps): ReactNode {
  const { locale, settings, t } = useLocale();
  return (
    <>
      <time dateTime={publishedAt}>{formatDate(new Date(publishedAt), locale, settings)}</time>
      <span>{t('blogs:readingTime', { count: readingMinutes })}</span>
    </>
  );
}

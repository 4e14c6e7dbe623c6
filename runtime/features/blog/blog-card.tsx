import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { components } from '#generated/contracts/content-api.ts';
import { formatDate } from '#runtime/i18n/dates.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { Picture } from '#runtime/ui/picture.tsx';
import { headingClass } from '#runtime/ui/text.styles.ts';
import { BlogGrid, blogLinkClass, Card, CardIntro, CardPicture, Meta } from './blog-card.styles.ts';

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

/** Articles side by side. */
export function BlogCards({ blogs, rhythm: wanted = 'even', level = 3, opening = false }: BlogCardsProps): ReactNode {
  const rhythm = blogs.length < 3 ? 'few' : wanted;
  return (
    <BlogGrid rhythm={rhythm}>
      {blogs.map((blog, index) => (
        <li key={blog.id}>
          <BlogCard
            blog={blog}
            rhythm={rhythm}
            level={level}
            lead={rhythm === 'few' || (rhythm === 'lead' && index === 0)}
            alone={blogs.length === 1}
            first={opening && index === 0}
          />
        </li>
      ))}
    </BlogGrid>
  );
}

interface BlogCardProps {
  readonly blog: BlogCardData;
  readonly rhythm: 'even' | 'few' | 'lead';
  readonly level: 2 | 3;
  /** Whether it has more room than the others. */
  readonly lead: boolean;
  readonly alone: boolean;
  readonly first: boolean;
}

function BlogCard({ blog, rhythm, level, lead, alone, first }: BlogCardProps): ReactNode {
  const { href } = useLocale();
  const to = href('blogDetail', { slug: blog.slug });
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <Card alone={alone}>
      <CardPicture rhythm={rhythm}>
        <Picture
          picture={blog.image}
          sizes={
            lead
              ? '(min-width: 1400px) 690px, (min-width: 992px) 48vw, 92vw'
              : '(min-width: 1400px) 445px, (min-width: 992px) 31vw, (min-width: 768px) 46vw, 92vw'
          }
          ratio="landscape"
          first={first}
          alt=""
        />
      </CardPicture>
      <BlogMeta publishedAt={blog.publishedAt} readingMinutes={blog.readingMinutes} />
      <Title className={headingClass({ size: lead ? 'lg' : 'md' })}>
        {to === undefined ? (
          blog.title
        ) : (
          <Link to={to} className={blogLinkClass()}>
            {blog.title}
          </Link>
        )}
      </Title>
      <CardIntro>{blog.intro}</CardIntro>
    </Card>
  );
}

interface BlogMetaProps {
  /** ISO 8601. */
  readonly publishedAt: string;
  readonly readingMinutes: number;
}

/** When an article was published and how long it takes to read. */
export function BlogMeta({ publishedAt, readingMinutes }: BlogMetaProps): ReactNode {
  const { locale, settings, t } = useLocale();
  return (
    <Meta>
      <time dateTime={publishedAt}>{formatDate(new Date(publishedAt), locale, settings)}</time>
      <span>{t('blogs:readingTime', { count: readingMinutes })}</span>
    </Meta>
  );
}

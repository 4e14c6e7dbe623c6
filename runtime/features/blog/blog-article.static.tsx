import type { ReactNode } from 'react';
import type { components } from '#generated/contracts/content-api.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { ArticleGrid, ArticleHead, Byline } from '#runtime/ui/article.styles.ts';
import { Picture } from '#runtime/ui/picture.tsx';
import { RichText } from '#runtime/ui/rich-text.tsx';
import { Meta } from '#runtime/ui/story-card.styles.ts';
import { headingClass, Lead } from '#runtime/ui/text.styles.ts';
import { BlogMeta } from './blog-card.static.tsx';

export interface BlogArticleProps {
  readonly blog: components['schemas']['Blog'];
}

/** Shows an article: title, image, text. */
export function BlogArticle({ blog }: BlogArticleProps): ReactNode {
  const { t } = useLocale();
  return (
    <article>
      <ArticleHead>
        <Meta>
          <BlogMeta publishedAt={blog.publishedAt} readingMinutes={blog.readingMinutes} />
        </Meta>
        <h1 className={headingClass({ size: '3xl' })}>{blog.title}</h1>
        <Lead>{blog.intro}</Lead>
      </ArticleHead>
      <Picture picture={blog.image} sizes="(min-width: 1528px) 1400px, 92vw" ratio="wide" corners="large" first />
      <ArticleGrid>
        <Byline aria-label={t('blogs:author')}>
          <strong>{blog.author.name}</strong>
          {blog.author.role}
        </Byline>
        <RichText html={blog.body} size="article" />
      </ArticleGrid>
    </article>
  );
}

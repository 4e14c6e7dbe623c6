import type { ReactNode } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { ArticleText, Byline } from '#runtime/ui/article.styles.ts';
import { Picture } from '#runtime/ui/picture.tsx';
import { RichText } from '#runtime/ui/rich-text.tsx';
import { Meta } from '#runtime/ui/story-card.styles.ts';
import { headingClass, Lead } from '#runtime/ui/text.styles.ts';
import { BesideEnd, BesideField, BesideHead, BesideScene } from './article-beside.styles.ts';
import type { BlogArticleProps } from './blog-article.static.tsx';
import { BlogMeta } from './blog-card.static.tsx';

/** Shows an article: its title on a field of colour beside its image, the text in the middle of the page. */
export function BlogArticle({ blog }: BlogArticleProps): ReactNode {
  const { t } = useLocale();
  return (
    <article>
      <BesideHead>
        <BesideField>
          <h1 className={headingClass({ size: '2xl' })}>{blog.title}</h1>
          <Lead>{blog.intro}</Lead>
          <Meta>
            <BlogMeta publishedAt={blog.publishedAt} readingMinutes={blog.readingMinutes} />
          </Meta>
        </BesideField>
        <BesideScene>
          <Picture picture={blog.image} sizes="(min-width: 992px) 46vw, 92vw" ratio="fill" corners="none" first />
        </BesideScene>
      </BesideHead>
      <ArticleText>
        <RichText html={blog.body} size="article" />
        <BesideEnd>
          <Byline aria-label={t('blogs:author')}>
            <strong>{blog.author.name}</strong>
            {blog.author.role}
          </Byline>
        </BesideEnd>
      </ArticleText>
    </article>
  );
}

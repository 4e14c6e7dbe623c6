import type { ReactNode } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { Picture } from '#runtime/ui/picture.tsx';
import { RichText } from '#runtime/ui/rich-text.tsx';
import { headingClass, Lead } from '#runtime/ui/text.styles.ts';
import { ReportHead, ReportNotes, ReportRow } from './article-report.styles.ts';
import type { BlogArticleProps } from './blog-article.static.tsx';
import { BlogMeta } from './blog-card.static.tsx';

/** Shows an article as a report: in a ruled column who wrote it and when, beside it title, text and image. */
export function BlogArticle({ blog }: BlogArticleProps): ReactNode {
  const { t } = useLocale();
  return (
    <article>
      <ReportRow>
        <ReportNotes>
          <p>
            <BlogMeta publishedAt={blog.publishedAt} readingMinutes={blog.readingMinutes} />
          </p>
          <aside aria-label={t('blogs:author')}>
            <strong>{blog.author.name}</strong>
            {blog.author.role}
          </aside>
        </ReportNotes>
        <ReportHead>
          <h1 className={headingClass({ size: '2xl' })}>{blog.title}</h1>
          <Lead>{blog.intro}</Lead>
        </ReportHead>
      </ReportRow>
      <ReportRow>
        <div>
          <Picture
            picture={blog.image}
            sizes="(min-width: 1528px) 1040px, (min-width: 992px) 68vw, 92vw"
            ratio="wide"
            corners="medium"
            first
          />
          <RichText html={blog.body} size="article" />
        </div>
      </ReportRow>
    </article>
  );
}

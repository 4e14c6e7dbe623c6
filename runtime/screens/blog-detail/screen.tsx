import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useTRPC } from '#runtime/data/trpc-context.ts';
import { BlogArticle } from '#runtime/features/blog/blog-article.tsx';
import { BlogCards } from '#runtime/features/blog/blog-card.tsx';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { Breadcrumbs } from '#runtime/ui/breadcrumbs.tsx';
import { Band, Container, PageEnd, PageTop } from '#runtime/ui/layout.styles.ts';
import { useSlots } from '#runtime/ui/slots-context.ts';
import { headingClass } from '#runtime/ui/text.styles.ts';
import { blogCrumbs } from './crumbs.ts';
import { MoreTitle } from './screen.styles.ts';

export function Screen(): ReactNode {
  const { href, t } = useLocale();
  const { productRow: ProductRow } = useSlots();
  const { slug = '' } = useParams();
  const { data: blog } = useSuspenseQuery(useTRPC().blogs.detail.queryOptions({ slug }));
  return (
    <>
      <Container>
        <PageTop>
          <Breadcrumbs label={t('components:breadcrumbs.label')} crumbs={blogCrumbs(blog, href, t)} />
        </PageTop>
        <BlogArticle blog={blog} />
      </Container>
      {ProductRow && blog.products.length > 0 && (
        <Band aria-labelledby="mentioned">
          <Container>
            <MoreTitle>
              <h2 id="mentioned" className={headingClass({ size: 'lg' })}>
                {t('blogs:products')}
              </h2>
            </MoreTitle>
            <ProductRow products={blog.products.slice(0, 4)} />
          </Container>
        </Band>
      )}
      {blog.related.length > 0 ? (
        <Band tone="sunken" aria-labelledby="more">
          <Container>
            <MoreTitle>
              <h2 id="more" className={headingClass({ size: 'xl' })}>
                {t('blogs:more')}
              </h2>
            </MoreTitle>
            <BlogCards blogs={blog.related.slice(0, 3)} />
          </Container>
        </Band>
      ) : (
        <PageEnd data-page-end />
      )}
    </>
  );
}

import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTRPC } from '#runtime/data/trpc-context.ts';
import { BlogArticle } from '#runtime/features/blog/blog-article.tsx';
import { BlogCards } from '#runtime/features/blog/blog-card.tsx';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { Breadcrumbs } from '#runtime/ui/breadcrumbs.tsx';
import { Container, PageTop } from '#runtime/ui/layout.styles.ts';
import { useParams } from '#runtime/ui/navigation.ts';
import { TopRow } from '#runtime/ui/share-button.styles.ts';
import { ShareButton } from '#runtime/ui/share-button.tsx';
import { useSlots } from '#runtime/ui/slots-context.ts';
import { More } from '../more.tsx';
import { blogCrumbs } from './crumbs.ts';

export function Screen(): ReactNode {
  const { href, t } = useLocale();
  const { productMentions: ProductMentions } = useSlots();
  const { slug = '' } = useParams();
  const { data: blog } = useSuspenseQuery(useTRPC().blogs.detail.queryOptions({ slug }));
  return (
    <>
      <Container>
        <PageTop>
          <TopRow>
            <Breadcrumbs label={t('components:breadcrumbs.label')} crumbs={blogCrumbs(blog, href, t)} />
            <ShareButton />
          </TopRow>
        </PageTop>
        <BlogArticle blog={blog} />
      </Container>
      {ProductMentions && blog.products.length > 0 && <ProductMentions products={blog.products} within="blog" />}
      <More title={t('blogs:more')} isEmpty={blog.related.length === 0}>
        <BlogCards blogs={blog.related.slice(0, 3)} />
      </More>
    </>
  );
}

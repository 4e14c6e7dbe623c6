import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTRPC } from '#runtime/data/trpc-context.ts';
import { AdviceArticle } from '#runtime/features/advice/advice-article.tsx';
import { AdviceCards } from '#runtime/features/advice/advice-cards.tsx';
import { AdviceRequest } from '#runtime/features/requests/advice-request.tsx';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { Breadcrumbs } from '#runtime/ui/breadcrumbs.tsx';
import { Container, PageTop } from '#runtime/ui/layout.styles.ts';
import { useParams } from '#runtime/ui/navigation.ts';
import { useSlots } from '#runtime/ui/slots-context.ts';
import { More } from '../more.tsx';
import { adviceCrumbs } from './crumbs.ts';

export function Screen(): ReactNode {
  const { href, t } = useLocale();
  const { productMentions: ProductMentions } = useSlots();
  const { slug = '' } = useParams();
  const { data: article } = useSuspenseQuery(useTRPC().advice.detail.queryOptions({ slug }));
  return (
    <>
      <Container>
        <PageTop>
          <Breadcrumbs label={t('components:breadcrumbs.label')} crumbs={adviceCrumbs(article, href, t)} />
        </PageTop>
        <AdviceArticle article={article} />
      </Container>
      {ProductMentions && article.products.length > 0 && (
        <ProductMentions products={article.products} within="advice" />
      )}
      <More title={t('blogs:advice.more')} isEmpty={article.related.length === 0}>
        <AdviceCards articles={article.related.slice(0, 3)} />
      </More>
      <AdviceRequest />
    </>
  );
}

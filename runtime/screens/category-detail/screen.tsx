import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTRPC } from '#runtime/data/trpc-context.ts';
import { ListingText } from '#runtime/features/catalogue/listing.styles.ts';
import { Listing } from '#runtime/features/catalogue/listing.tsx';
import { PageIntro } from '#runtime/features/content/page-intro.tsx';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { Breadcrumbs } from '#runtime/ui/breadcrumbs.tsx';
import { Container, PageEnd, PageTop } from '#runtime/ui/layout.styles.ts';
import { useParams } from '#runtime/ui/navigation.ts';
import { RichText } from '#runtime/ui/rich-text.tsx';
import { categoryCrumbs } from './crumbs.ts';

export function Screen(): ReactNode {
  const { href, t } = useLocale();
  const { slug = '' } = useParams();
  const trpc = useTRPC();
  const { data: category } = useSuspenseQuery(trpc.catalogue.category.queryOptions({ slug }));
  const { data: all } = useSuspenseQuery(trpc.catalogue.categories.queryOptions());
  return (
    <>
      <Container>
        <PageTop>
          <Breadcrumbs label={t('components:breadcrumbs.label')} crumbs={categoryCrumbs(category, all, href, t)} />
          <PageIntro title={category.name} intro={category.description} />
        </PageTop>
        <Listing
          path={href('categoryDetail', { slug }) ?? ''}
          category={{ slug, id: category.id, name: category.name }}
        >
          {category.body !== undefined && (
            <ListingText>
              <RichText html={category.body} />
            </ListingText>
          )}
        </Listing>
      </Container>
      <PageEnd data-page-end />
    </>
  );
}

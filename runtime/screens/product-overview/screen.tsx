import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTRPC } from '#runtime/data/trpc-context.ts';
import { Listing } from '#runtime/features/catalogue/listing.tsx';
import { PageIntro } from '#runtime/features/content/page-intro.tsx';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { Breadcrumbs } from '#runtime/ui/breadcrumbs.tsx';
import { Container, PageEnd, PageTop } from '#runtime/ui/layout.styles.ts';

export function Screen(): ReactNode {
  const { href, site, t } = useLocale();
  const archive = site.pages.productArchive;
  return (
    <>
      <Container>
        <PageTop>
          <Breadcrumbs
            label={t('components:breadcrumbs.label')}
            crumbs={[{ label: t('routes:home'), href: href('home') }, { label: t('routes:productOverview') }]}
          />
          {archive === undefined ? <PageIntro title={t('routes:productOverview')} /> : <ArchiveIntro id={archive} />}
        </PageTop>
        <Listing path={href('productOverview') ?? ''} />
      </Container>
      <PageEnd data-page-end />
    </>
  );
}

function ArchiveIntro({ id }: { readonly id: string }): ReactNode {
  const { data: page } = useSuspenseQuery(useTRPC().content.page.queryOptions({ id }));
  return <PageIntro title={page.title} intro={page.intro} />;
}

import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTRPC } from '#runtime/data/trpc-context.ts';
import { PageIntro } from '#runtime/features/content/page-intro.tsx';
import { AddCompared } from '#runtime/features/product/add-compared.tsx';
import { Comparison } from '#runtime/features/product/comparison.tsx';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { Breadcrumbs } from '#runtime/ui/breadcrumbs.tsx';
import { Container, PageEnd, PageTop } from '#runtime/ui/layout.styles.ts';
import { useLocation } from '#runtime/ui/navigation.ts';
import { Note } from '#runtime/ui/note.styles.ts';
import { comparisonInput } from './comparison-input.ts';

export function Screen(): ReactNode {
  const { href, t } = useLocale();
  const input = comparisonInput(new URLSearchParams(useLocation().search));
  const { data: comparison } = useSuspenseQuery(useTRPC().catalogue.comparison.queryOptions(input));
  return (
    <>
      <Container>
        <PageTop>
          <Breadcrumbs
            label={t('components:breadcrumbs.label')}
            crumbs={[
              { label: t('routes:home'), href: href('home') },
              { label: t('routes:productOverview'), href: href('productOverview') },
              { label: t('routes:compare') },
            ]}
          />
          <PageIntro title={t('product:compare.title')} intro={t('product:compare.intro')} />
        </PageTop>
        {comparison.products.length < input.products.length && (
          <Note>
            <p>{t('product:compare.gone')}</p>
          </Note>
        )}
        <AddCompared comparison={comparison} />
        <Comparison comparison={comparison} />
      </Container>
      <PageEnd data-page-end />
    </>
  );
}

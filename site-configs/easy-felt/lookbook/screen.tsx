import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTRPC } from 'shopgen/runtime/data/trpc-context.ts';
import { ProductRow } from 'shopgen/runtime/features/catalogue/product-row.tsx';
import { PageIntro } from 'shopgen/runtime/features/content/page-intro.tsx';
import { useLocale } from 'shopgen/runtime/i18n/locale-context.ts';
import { Breadcrumbs } from 'shopgen/runtime/ui/breadcrumbs.tsx';
import { Container, PageEnd, PageTop } from 'shopgen/runtime/ui/layout.styles.ts';
import { Picture } from 'shopgen/runtime/ui/picture.tsx';
import { headingClass } from 'shopgen/runtime/ui/text.styles.ts';
import { Look, LookProducts, Looks } from './screen.styles.ts';

/** Shows rooms with felt, each with what is in it, ready to be looked at and bought. */
export function Screen(): ReactNode {
  const { href, t } = useLocale();
  const { data: looks } = useSuspenseQuery(useTRPC().lookbook.looks.queryOptions());
  return (
    <Container>
      <PageTop>
        <Breadcrumbs
          label={t('components:breadcrumbs.label')}
          crumbs={[{ label: t('routes:home'), href: href('home') }, { label: t('own:lookbook.title') }]}
        />
        <PageIntro title={t('own:lookbook.title')} intro={t('own:lookbook.intro')} />
      </PageTop>
      <Looks>
        {looks.map(({ id, title, image, products }, index) => (
          <Look key={id} aria-labelledby={`look-${id}`}>
            <Picture
              picture={image}
              sizes="(min-width: 1528px) 800px, (min-width: 992px) 56vw, 92vw"
              corners="large"
              first={index === 0}
            />
            <LookProducts>
              <h2 id={`look-${id}`} className={headingClass({ size: 'lg' })}>
                {title}
              </h2>
              <ProductRow products={products} list={{ id: `lookbook-${id}`, name: t('own:lookbook.title') }} />
            </LookProducts>
          </Look>
        ))}
      </Looks>
      <PageEnd data-page-end />
    </Container>
  );
}

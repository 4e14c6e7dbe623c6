import type { ReactNode } from 'react';
import { useLocale } from 'shopgen/runtime/i18n/locale-context.ts';
import type { WrapProps } from 'shopgen/runtime/parts/part-props.ts';
import { Icon } from 'shopgen/runtime/ui/icon.tsx';
import { Container } from 'shopgen/runtime/ui/layout.styles.ts';
import { onwardLinkClass } from 'shopgen/runtime/ui/link.styles.ts';
import { Link } from 'shopgen/runtime/ui/link.tsx';
import { headingClass } from 'shopgen/runtime/ui/text.styles.ts';
import { CareCard } from './product-facts.styles.ts';

/** Adds how felt is cared for to what is known of a product, which is what people ask before they buy. */
export default function ProductFacts({ children }: WrapProps<'product.facts'>): ReactNode {
  const { href, t } = useLocale();
  const lookbook = href('lookbook');
  return (
    <>
      {children}
      <Container>
        <CareCard aria-labelledby="care">
          <h2 id="care" className={headingClass({ size: 'lg' })}>
            {t('own:care.title')}
          </h2>
          <ul>
            <li>{t('own:care.dust')}</li>
            <li>{t('own:care.stain')}</li>
            <li>{t('own:care.pilling')}</li>
            <li>{t('own:care.sun')}</li>
          </ul>
          {lookbook !== undefined && (
            <Link to={lookbook} className={onwardLinkClass()}>
              {t('own:care.lookbook')}
              <Icon name="arrow" />
            </Link>
          )}
        </CareCard>
      </Container>
    </>
  );
}

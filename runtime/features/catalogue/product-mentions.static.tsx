import type { ReactNode } from 'react';
import type { ProductMentionsProps } from '#runtime/contracts/slots.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { Band, Container } from '#runtime/ui/layout.styles.ts';
import { headingClass } from '#runtime/ui/text.styles.ts';
import { MentionsTitle } from './product-mentions.styles.ts';
import { ProductRow } from './product-row.static.tsx';

/** Products per row. */
const shownProducts = 4;

/** Shows the products that an article or a project mentions. */
export function ProductMentions({ products, within }: ProductMentionsProps): ReactNode {
  const { t } = useLocale();
  const title = t(`product:mentioned.${within}`);
  return (
    <Band aria-labelledby="mentioned">
      <Container>
        <MentionsTitle>
          <h2 id="mentioned" className={headingClass({ size: 'lg' })}>
            {title}
          </h2>
        </MentionsTitle>
        <ProductRow products={products.slice(0, shownProducts)} list={{ id: `mentioned-in-${within}`, name: title }} />
      </Container>
    </Band>
  );
}

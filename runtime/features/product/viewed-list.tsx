import { type ReactNode, useEffect, useState } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { Band, Container } from '#runtime/ui/layout.styles.ts';
import { Link } from '#runtime/ui/link.tsx';
import { Picture } from '#runtime/ui/picture.tsx';
import { headingClass } from '#runtime/ui/text.styles.ts';
import { SectionTitle } from './product-details.styles.ts';
import { SeenCard, SeenList, seenLinkClass } from './viewed-list.styles.ts';
import { readSeen, rememberSeen, type SeenProduct } from './viewed-store.ts';

/** Products in the row. */
const shownProducts = 6;

const inBrowser = (): Storage => localStorage;

/** Shows the products that the visitor has looked at before, and remembers this one. Nothing where it is the first. */
export function ViewedList({ product }: { readonly product: SeenProduct }): ReactNode {
  const { href, locale, t } = useLocale();
  const [seen] = useState(() => readSeen(inBrowser, locale).filter(({ id }) => id !== product.id));
  useEffect(() => rememberSeen(inBrowser, locale, product), [locale, product]);
  if (seen.length === 0) return null;
  return (
    <Band low aria-labelledby="viewed">
      <Container>
        <SectionTitle>
          <h2 id="viewed" className={headingClass({ size: 'lg' })}>
            {t('product:viewed.title')}
          </h2>
        </SectionTitle>
        <SeenList>
          {seen.slice(0, shownProducts).map(({ id, name, slug, image }) => {
            const to = href('productDetail', { slug });
            return (
              <li key={id}>
                <SeenCard>
                  <Picture picture={image} sizes="168px" ratio="card" corners="small" alt="" />
                  {to !== undefined && (
                    <Link to={to} className={seenLinkClass()}>
                      {name}
                    </Link>
                  )}
                </SeenCard>
              </li>
            );
          })}
        </SeenList>
      </Container>
    </Band>
  );
}

import type { ReactNode } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { hiddenClass } from '#runtime/ui/text.styles.ts';
import { useAcousticMeasures } from '#runtime/ui/use-acoustic-measures.ts';
import { CardOffer } from './card-offer.tsx';
import { CardViews } from './card-views.tsx';
import { ColorStrip } from './color-strip.tsx';
import { Card, CardNote, CardText } from './product-card.styles.ts';
import type { ProductCardProps } from './product-card-props.ts';

/** Shows a product in a list, with all its colours as a band below the picture, and how thick and how absorbent it is. */
export function ProductCard({ product, sizes, first = false }: ProductCardProps): ReactNode {
  const { t } = useLocale();
  const { colors, soundClass } = product;
  const { thickness } = useAcousticMeasures()(product);
  const facts = [
    thickness.value,
    soundClass === undefined ? undefined : t('product:badges.soundClass', { soundClass }),
  ].filter((fact) => fact !== undefined);
  return (
    <Card>
      <CardViews product={product} sizes={sizes} first={first} />
      {colors.length > 1 && (
        <>
          <span className={hiddenClass()}>
            {t('product:card.colors', { names: colors.map(({ name }) => name).join(', ') })}
          </span>
          <ColorStrip colors={colors.map(({ hex }) => hex)} />
        </>
      )}
      <CardText>
        <CardOffer product={product} />
        {facts.length > 0 && <CardNote>{facts.join(' · ')}</CardNote>}
      </CardText>
    </Card>
  );
}

import type { ReactNode } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { SwatchRow } from '#runtime/ui/swatch.tsx';
import { hiddenClass } from '#runtime/ui/text.styles.ts';
import { ColorLine } from './card-colors.styles.ts';
import type { ProductCardData } from './product-card-props.ts';

/** Max. colours shown as dots; the rest is a number. */
const shownColors = 6;

/** Shows the first colours of a product in a list as dots, and nothing where there is only one. */
export function CardColors({ colors }: Pick<ProductCardData, 'colors'>): ReactNode {
  const { t } = useLocale();
  if (colors.length < 2) return null;
  return (
    <ColorLine>
      <span className={hiddenClass()}>
        {t('product:card.colors', { names: colors.map(({ name }) => name).join(', ') })}
      </span>
      <SwatchRow colors={colors.slice(0, shownColors).map(({ hex }) => hex)} size={14} gap={6} />
      {colors.length > shownColors && <span aria-hidden="true">{`+${colors.length - shownColors}`}</span>}
    </ColorLine>
  );
}

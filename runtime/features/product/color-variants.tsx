import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { components } from '#generated/contracts/product-api.ts';
import { useMessages } from '#runtime/i18n/use-messages.ts';
import { Swatch } from '#runtime/ui/swatch.tsx';
import { namedLinkClass, swatchLinkClass, VariantGroup, VariantList, VariantTitle } from './color-variants.styles.ts';

type Variant = components['schemas']['ProductVariant'];

interface ColorVariantsProps {
  readonly variants: readonly Variant[];
  /** The variant on show. */
  readonly current: Variant;
  /** Query parameter that names the variant. */
  readonly parameter: string;
}

/** The forms a product comes in. Each is an address of its own, so a choice can be shared and works without JavaScript. */
export function ColorVariants({ variants, current, parameter }: ColorVariantsProps): ReactNode {
  const t = useMessages();
  const coloured = variants.every((variant) => variant.color !== undefined);
  return (
    <VariantGroup aria-label={coloured ? t('product:variants.color') : t('product:variants.version')}>
      <VariantTitle>
        <strong>{coloured ? t('product:variants.color') : t('product:variants.version')}</strong> <span>{current.name}</span>
      </VariantTitle>
      <VariantList>
        {variants.map((variant) => (
          <li key={variant.id}>
            <Link
              to={{ search: `?${parameter}=${encodeURIComponent(variant.slug)}` }}
              replace
              preventScrollReset
              className={coloured ? swatchLinkClass() : namedLinkClass()}
              aria-label={coloured ? variant.name : undefined}
              title={coloured ? variant.name : undefined}
              aria-current={variant.id === current.id ? 'true' : undefined}
            >
              {coloured && variant.color ? <Swatch hex={variant.color.hex} size={32} /> : variant.name}
            </Link>
          </li>
        ))}
      </VariantList>
    </VariantGroup>
  );
}

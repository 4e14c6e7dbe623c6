import type { ReactNode } from 'react';
import type { components } from '#generated/contracts/product-api.ts';
import { formNameField } from '#runtime/forms/form-name-field.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { sampleOrderName } from '#runtime/lib/sample-order-name.ts';
import { variantParameter } from '#runtime/lib/shown-variant.ts';
import { buttonClass, textLinkClass } from '#runtime/ui/link.styles.ts';
import { Link } from '#runtime/ui/link.tsx';
import { Price, VatLabel } from '#runtime/ui/price.tsx';
import { SampleOffer } from './product-sample.styles.ts';

interface ProductSampleProps {
  readonly sample: NonNullable<components['schemas']['Product']['sample']>;
}

/** Shows the sample of a product's material, with a button that puts it into the cart. */
export function ProductSample({ sample }: ProductSampleProps): ReactNode {
  const { href, t } = useLocale();
  const { productId, variantId, name, slug, variantName, variantSlug, currency, priceIncVat, priceExcVat } = sample;
  const cart = href('cart');
  const page = href('productDetail', { slug });
  if (cart === undefined || page === undefined) return null;
  const search = variantSlug === undefined ? '' : `?${variantParameter}=${encodeURIComponent(variantSlug)}`;
  const fields = { [formNameField]: sampleOrderName, productId, variantId };
  return (
    <SampleOffer>
      <div>
        <p>
          <strong>{t('product:sample.title')}</strong>
        </p>
        <p>
          <Link to={page + search} className={textLinkClass()}>
            {variantName === undefined ? name : `${name}, ${variantName}`}
          </Link>
        </p>
        <p>
          <Price incVat={priceIncVat} excVat={priceExcVat} currency={currency} /> {priceIncVat > 0 && <VatLabel />}
        </p>
      </div>
      {/* The cart answers with its page: a sample needs no code in the browser. */}
      <form method="post" action={cart}>
        {Object.entries(fields).map(([field, value]) => (
          <input key={field} type="hidden" name={field} value={value} />
        ))}
        <button type="submit" className={buttonClass({ tone: 'quiet' })}>
          {t('product:sample.order')}
        </button>
      </form>
    </SampleOffer>
  );
}

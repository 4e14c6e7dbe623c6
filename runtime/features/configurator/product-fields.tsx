import type { ReactNode } from 'react';
import type { SiteForm } from '#runtime/forms/use-site-form.ts';

interface ProductFieldsProps {
  readonly form: SiteForm;
}

/** Shows the hidden fields with the product and the variant. */
export function ProductFields({ form }: ProductFieldsProps): ReactNode {
  return (['productId', 'variantId'] as const).map((name) => {
    const { error: _, ...field } = form.field(name);
    return <input key={name} type="hidden" {...field} />;
  });
}

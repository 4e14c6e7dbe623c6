import type { ReactNode } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { type Comparison, comparedParameter, comparedValue, maxCompared } from '#runtime/lib/compared-products.ts';
import { FormScope } from '#runtime/ui/form/form-scope.ts';
import { SelectField } from '#runtime/ui/form/select-field.tsx';
import { buttonClass } from '#runtime/ui/link.styles.ts';
import { AddRow } from './add-compared.styles.ts';

interface AddComparedProps {
  readonly comparison: Comparison;
}

/** Shows the form that asks for the comparison with one more product. */
export function AddCompared({ comparison }: AddComparedProps): ReactNode {
  const { products, others } = comparison;
  const { href, t } = useLocale();
  if (products.length >= maxCompared) return <p>{t('product:compare.full')}</p>;
  if (others.length === 0) return null;
  return (
    <FormScope value="compare">
      <form method="get" action={href('compare')}>
        {products.map(({ asked }) => (
          <input key={comparedValue(asked)} type="hidden" name={comparedParameter} value={comparedValue(asked)} />
        ))}
        <AddRow>
          <SelectField
            label={t(products.length === 0 ? 'product:compare.first' : 'product:compare.next')}
            name={comparedParameter}
            placeholder={t('product:compare.choose')}
            options={others.map(({ slug, name }) => ({ value: slug, label: name }))}
          />
          <button type="submit" className={buttonClass()}>
            {t('product:compare.add')}
          </button>
        </AddRow>
      </form>
    </FormScope>
  );
}

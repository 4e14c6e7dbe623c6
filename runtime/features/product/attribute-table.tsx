import type { ReactNode } from 'react';
import type { components } from '#generated/contracts/product-api.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { hiddenClass } from '#runtime/ui/text.styles.ts';
import { AttributeTable as Table } from './product-facts.styles.ts';

interface AttributeTableProps {
  readonly attributes: readonly components['schemas']['ProductAttribute'][];
  readonly sku: string;
}

/** Shows the specifications, line by line. */
export function AttributeTable({ attributes, sku }: AttributeTableProps): ReactNode {
  const { t } = useLocale();
  return (
    <Table>
      <caption className={hiddenClass()}>{t('product:attributes.title')}</caption>
      <tbody>
        {attributes.map((attribute) => (
          <tr key={attribute.name}>
            <th scope="row">{attribute.name}</th>
            <td>{attribute.value}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{t('product:attributes.sku')}</th>
          <td>{sku}</td>
        </tr>
      </tbody>
    </Table>
  );
}

import { type ReactNode, useEffect, useState } from 'react';
import { aliveAttribute } from '#runtime/contracts/page-life.ts';
import type { QuotationLinesProps } from '#runtime/contracts/slots.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { controlClass, FieldGroup, labelClass } from '#runtime/ui/form/field.styles.ts';
import { FieldErrorText, useFieldWiring } from '#runtime/ui/form/field.tsx';
import { rowButtonClass } from '#runtime/ui/form/file-field.styles.ts';
import { ProductPicker } from './product-picker.tsx';
import { PickerPlace, QuotationLine, QuotationLineList } from './quotation-lines.styles.ts';

/** A product of a quotation, as its form sends it. */
interface Line {
  readonly productId: string;
  readonly name: string;
  /** As typed. */
  readonly quantity: string;
}

/** Shows the products of a quotation request, each with its quantity. Without JavaScript the one that led here. */
export function QuotationLines({ form }: QuotationLinesProps): ReactNode {
  const { t } = useLocale();
  const [lines, setLines] = useState<readonly Line[]>(() =>
    form.startOf('lines').map(({ productId = '', name = productId, quantity = '' }) => ({ productId, name, quantity })),
  );
  const [isAlive, setIsAlive] = useState(false);
  useEffect(() => setIsAlive(true), []);
  const [put] = useState(() => form.put);
  useEffect(
    () =>
      put(
        'lines',
        lines.map((line) => ({ ...line })),
      ),
    [put, lines],
  );

  const set = (at: number, quantity: string): void =>
    setLines((all) => all.map((line, index) => (index === at ? { ...line, quantity } : line)));
  const error = form.errorOf('lines');
  const { name: _, 'aria-required': __, ...wiring } = useFieldWiring({ name: 'lines', error });
  return (
    <FieldGroup {...wiring} tabIndex={-1}>
      <legend className={labelClass().className}>{t('form:quotation.products')}</legend>
      <QuotationLineList>
        {lines.map((line, index) => (
          <LineRow
            key={line.productId}
            line={line}
            index={index}
            error={form.errorOf(`lines.${index}.quantity`) ?? form.errorOf(`lines.${index}.productId`)}
            onQuantity={(quantity) => set(index, quantity)}
            onRemove={
              isAlive ? () => setLines((all) => all.filter(({ productId }) => productId !== line.productId)) : undefined
            }
          />
        ))}
      </QuotationLineList>
      {/* Empty until the application runs, which is therefore not left to the first touch. */}
      <PickerPlace {...(!isAlive && { [aliveAttribute]: '' })}>
        {isAlive && (
          <ProductPicker
            onPick={({ productId, name }) =>
              setLines((all) =>
                all.some((line) => line.productId === productId) ? all : [...all, { productId, name, quantity: '1' }],
              )
            }
          />
        )}
      </PickerPlace>
      <FieldErrorText name="lines" error={error} />
    </FieldGroup>
  );
}

interface LineRowProps {
  readonly line: Line;
  readonly index: number;
  readonly error: string | undefined;
  readonly onQuantity: (quantity: string) => void;
  /** Absent without JavaScript. */
  readonly onRemove: (() => void) | undefined;
}

function LineRow({ line: { productId, name, quantity }, index, error, onQuantity, onRemove }: LineRowProps): ReactNode {
  const { t } = useLocale();
  const field = `lines.${index}.quantity`;
  return (
    <QuotationLine>
      <span>{name}</span>
      <input
        {...useFieldWiring({ name: field, error })}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={t('form:quotation.quantityOf', { product: name })}
        value={quantity}
        onChange={(event) => onQuantity(event.target.value)}
        className={controlClass({ width: 'short' }).className}
      />
      {onRemove && (
        <button
          type="button"
          className={rowButtonClass().className}
          aria-label={t('form:quotation.remove', { product: name })}
          onClick={onRemove}
        >
          <span aria-hidden="true">×</span>
        </button>
      )}
      <input type="hidden" name={`lines.${index}.productId`} value={productId} />
      <input type="hidden" name={`lines.${index}.name`} value={name} />
      {error !== undefined && <FieldErrorText name={field} error={error} />}
    </QuotationLine>
  );
}

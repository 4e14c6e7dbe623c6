import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { useTRPC } from '#runtime/data/trpc-context.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { controlClass, FieldBox, FieldHint, labelClass } from '#runtime/ui/form/field.styles.ts';
import { hiddenClass } from '#runtime/ui/text.styles.ts';
import { PickerList } from './quotation-lines.styles.ts';

/** Milliseconds without a key press before a search starts. */
const pauseMs = 200;

/** Min. characters of a search. */
const fewest = 2;

interface ProductPickerProps {
  readonly onPick: (product: { readonly productId: string; readonly name: string }) => void;
}

/** Shows a field that finds a product of the shop by part of its name. */
export function ProductPicker({ onPick }: ProductPickerProps): ReactNode {
  const { t } = useLocale();
  const id = useId();
  const [text, setText] = useState('');
  const [q, setQ] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQ(text.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  const { data } = useQuery(useTRPC().search.suggestions.queryOptions({ q }, { enabled: q.length >= fewest }));
  const found = (q.length >= fewest && q === text.trim() ? (data?.groups ?? []) : []).flatMap(({ items }) =>
    items.flatMap(({ label, route: { key, params } }) =>
      key === 'productDetail' && params?.slug !== undefined ? [{ productId: params.slug, name: label }] : [],
    ),
  );
  const stay = (event: KeyboardEvent): void => {
    // Enter in the search must not submit the form.
    if (event.key === 'Enter') event.preventDefault();
  };
  return (
    <FieldBox>
      <label htmlFor={id} className={labelClass().className}>
        {t('form:quotation.add')}
      </label>
      <FieldHint id={`${id}-hint`}>{t('form:quotation.addHint')}</FieldHint>
      <input
        id={id}
        type="search"
        autoComplete="off"
        aria-describedby={`${id}-hint`}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={stay}
        className={controlClass().className}
      />
      <span role="status" className={hiddenClass().className}>
        {data && q.length >= fewest && t('form:quotation.found', { count: found.length })}
      </span>
      {found.length > 0 && (
        <PickerList>
          {found.map((product) => (
            <li key={product.productId}>
              <button
                type="button"
                onClick={() => {
                  onPick(product);
                  setText('');
                }}
              >
                {product.name}
              </button>
            </li>
          ))}
        </PickerList>
      )}
    </FieldBox>
  );
}

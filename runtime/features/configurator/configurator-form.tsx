import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { components } from '#generated/contracts/product-api.ts';
import { addToCartForm } from '#runtime/forms/add-to-cart-form.ts';
import { FormFrame } from '#runtime/forms/form-frame.tsx';
import { useSiteForm } from '#runtime/forms/use-site-form.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { formatNumber } from '#runtime/i18n/numbers.ts';
import { configurationFields, configurationOf } from '#runtime/lib/configuration-fields.ts';
import { addToCart } from '#runtime/lib/order-events.ts';
import { quantityProblem } from '#runtime/lib/quantity-problem.ts';
import { FormActions } from '#runtime/ui/form/form-layout.styles.ts';
import { SubmitButton } from '#runtime/ui/form/submit-button.tsx';
import { TextField } from '#runtime/ui/form/text-field.tsx';
import { onwardLinkClass } from '#runtime/ui/link.styles.ts';
import { Link } from '#runtime/ui/link.tsx';
import { Note } from '#runtime/ui/note.styles.ts';
import { Price, VatLabel } from '#runtime/ui/price.tsx';
import { useTracking } from '#runtime/ui/tracking-context.ts';
import { configuredAddress } from './configuration-address.ts';
import { RunningPrice } from './configurator-form.styles.ts';
import { defaultValues } from './default-values.ts';
import { isRemark, OptionField } from './option-field.tsx';
import { type Option, statesOf } from './option-rules.ts';
import { problemText } from './problem-text.ts';
import { useVerdict } from './use-verdict.ts';

type Schemas = components['schemas'];

export interface ConfiguratorProps {
  readonly productId: string;
  /** The variant on show; absent for a product that comes in one form only. */
  readonly variantId: string | undefined;
  /** What can be chosen, less what decides the variant. */
  readonly options: readonly Option[];
  readonly quantity: Schemas['QuantityBounds'];
  readonly pricing: Schemas['Pricing'];
  /** Whether that is the price of what is chosen at first. */
  readonly isPriced: boolean;
  /** What was chosen before, and saved. */
  readonly saved: Schemas['ConfiguredProduct'] | undefined;
}

export function ConfiguratorForm({
  productId,
  variantId,
  options,
  quantity,
  pricing,
  isPriced,
  saved,
}: ConfiguratorProps): ReactNode {
  const { href, locale, t } = useLocale();
  const tracking = useTracking();
  const [start] = useState(() => startOf(options, saved));
  const [values, setValues] = useState(start);
  const [count, setCount] = useState(saved?.pricing.quantity.current ?? quantity.default);
  const [typed, setTyped] = useState<string>();
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const [isAdded, setIsAdded] = useState(false);
  const { verdict, isAsking, ask } = useVerdict(productId, saved);
  const form = useSiteForm(addToCartForm, {
    defaults: {
      productId,
      variantId,
      quantity: String(count),
      ...typesOf(options),
      ...configurationFields(start),
    },
    onTaken: ({ value, answer }) => {
      setIsAdded(true);
      const line = answer.lines.findLast(
        (each) => each.productId === productId && (variantId === undefined || each.variantId === variantId),
      );
      if (line) tracking?.order(addToCart(line, value.quantity));
    },
  });
  const { write } = form;
  const states = statesOf(options, values);

  // Another variant of the same page: what else is chosen stays.
  const shownVariant = useRef(isPriced ? variantId : undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the variant is the event; the rest is new at every render.
  useEffect(() => {
    if (shownVariant.current === variantId) return;
    shownVariant.current = variantId;
    write('variantId', variantId ?? '');
    setIsAdded(false);
    ask({ variantId, quantity: count, values });
  }, [variantId]);

  const configurationId = verdict?.configurationId;
  useEffect(() => {
    if (changed.size === 0) return;
    window.history.replaceState(window.history.state, '', configuredAddress(window.location.href, configurationId));
  }, [configurationId, changed]);

  const change = ({ currentTarget, target }: FormEvent<HTMLElement>): void => {
    const element = currentTarget.querySelector('form');
    if (!element) return;
    const sent: Record<string, string> = {};
    for (const [name, value] of new FormData(element)) if (typeof value === 'string') sent[name] = value;
    const next = configurationOf(sent);
    const wanted = Number(sent.quantity);
    const units = Number.isInteger(wanted) && wanted > 0 && wanted <= quantity.maximum ? wanted : count;
    setValues(next);
    setCount(units);
    setTyped(sent.quantity);
    setIsAdded(false);
    setChanged((names) => new Set([...names, Reflect.get(target, 'name') ?? '']));
    ask({ variantId, quantity: units, values: next });
  };

  /** What is wrong with an option that somebody has dealt with, or that kept the form from being sent. */
  const errorOf = (id: string): string | undefined => {
    const refused = form.errors.find(({ name }) => name === `values.${id}` || name.startsWith(`values.${id}.`));
    if (refused) return refused.text;
    const isDealtWith = form.refusals > 0 || [...changed].some((name) => name.startsWith(`values.${id}.`));
    const problem = isDealtWith && !isAsking && verdict?.problems.find(({ optionId }) => optionId === id);
    if (!problem) return undefined;
    const { key, values: texts } = problemText(problem);
    return t(key, texts);
  };

  const quantityField = form.field('quantity');
  // The API says that it is none of those that may be ordered, and not which may.
  const outside = quantityField.error && quantityProblem(typed ?? quantityField.defaultValue ?? '', quantity);
  const quantityError = outside ? t(outside.key, outside.values) : quantityField.error;
  const errors = form.errors.map((listed) =>
    listed.name === 'quantity' && quantityError ? { ...listed, text: quantityError } : listed,
  );

  const priced = verdict?.pricing ?? pricing;
  const labels = {
    ...Object.fromEntries(
      form.errors.flatMap(({ name }) => {
        const option = options.find(({ id }) => name.startsWith(`values.${id}.`) || name === `values.${id}`);
        return option ? [[name, option.label]] : [];
      }),
    ),
    quantity: t('product:buy.quantity'),
  };
  const cart = href('cart');
  const quantityHint = [
    quantity.minimum > 1 && t('product:buy.minimum', { min: formatNumber(quantity.minimum, locale) }),
    quantity.step > 1 && t('product:buy.step', { step: formatNumber(quantity.step, locale) }),
  ].filter((text) => text !== false);
  return (
    <div onInput={change}>
      <FormFrame form={{ ...form, errors }} labels={labels} withFiles={options.some(({ type }) => type === 'File')}>
        {(['productId', 'variantId'] as const).map((name) => {
          const { error: _, ...field } = form.field(name);
          return <input key={name} type="hidden" {...field} />;
        })}
        {options.map((option) => {
          const state = states.get(option.id);
          return (
            state && (
              <OptionField
                key={option.id}
                option={option}
                state={state}
                value={values[option.id]}
                form={form}
                currency={pricing.currency}
                error={errorOf(option.id)}
              />
            )
          );
        })}
        <TextField
          {...quantityField}
          error={quantityError}
          type="number"
          inputMode="numeric"
          autoComplete="off"
          width="short"
          min={quantity.minimum}
          max={quantity.maximum}
          step={quantity.step}
          label={labels.quantity}
          hint={quantityHint.length === 0 ? undefined : quantityHint.join(' ')}
        />
        <RunningPrice aria-live="polite" aria-busy={isAsking} data-asking={isAsking ? '' : undefined}>
          <strong>
            <Price incVat={priced.totalIncVat} excVat={priced.totalExcVat} currency={priced.currency} />
          </strong>
          <span>
            {priced.quantity.current > 1 && (
              <>
                {formatNumber(priced.quantity.current, locale)} ×{' '}
                <Price incVat={priced.priceIncVat} excVat={priced.priceExcVat} currency={priced.currency} />,{' '}
              </>
            )}
            <VatLabel />
          </span>
        </RunningPrice>
        <FormActions>
          <SubmitButton label={t('product:buy.add')} busyLabel={t('product:buy.adding')} isBusy={form.isSending} />
        </FormActions>
        <div role="status">
          {isAdded && (
            <Note tone="success">
              <p>{t('product:buy.added')}</p>
              {cart !== undefined && (
                <Link to={cart} className={onwardLinkClass()}>
                  {t('product:buy.toCart')}
                </Link>
              )}
            </Note>
          )}
        </div>
      </FormFrame>
    </div>
  );
}

function startOf(options: readonly Option[], saved: Schemas['ConfiguredProduct'] | undefined) {
  const known: ReadonlySet<string> = new Set(options.map(({ id }) => id));
  const values = { ...defaultValues(options), ...saved?.values };
  return Object.fromEntries(Object.entries(values).filter(([id]) => known.has(id)));
}

/** The type of each option, which a form sends with its value. */
function typesOf(options: readonly Option[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    options.filter((option) => !isRemark(option)).map(({ id, type }) => [`values.${id}.type`, type]),
  );
}

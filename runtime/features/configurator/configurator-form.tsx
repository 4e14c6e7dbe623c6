import { type FormEvent, lazy, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { addToCartForm } from '#runtime/forms/add-to-cart-form.ts';
import { FormFrame } from '#runtime/forms/form-frame.tsx';
import { useSiteForm } from '#runtime/forms/use-site-form.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { fetchModule } from '#runtime/lib/fetch-module.ts';
import { AddButton } from './add-button.tsx';
import type { ConfiguratorProps } from './configurator-props.ts';
import { OptionFields, optionLabels } from './options/option-fields.tsx';
import { askingType, isRemark } from './options/option-types.ts';
import { ProductFields } from './product-fields.tsx';
import { QuantityOption, useBoundedQuantity } from './quantity-option.tsx';
import { RunningPrice } from './running-price.tsx';
import { useAddedLine } from './use-added-line.ts';
import { sentFields, useConfiguration } from './use-configuration.ts';

const PhotoPrintForm = lazy(async () => ({
  default: (await fetchModule(() => import('./print/photo-print-form.tsx'))).PhotoPrintForm,
}));

/** Shows the form of a product, by its kind. */
export function ConfiguratorForm(props: ConfiguratorProps): ReactNode {
  return props.kind === 'PhotoPrint' ? <PhotoPrintForm {...props} /> : <StandardForm {...props} />;
}

function StandardForm(props: ConfiguratorProps): ReactNode {
  const { productId, productName, variantId, options, quantity, pricing, isPriced, unit } = props;
  const { t } = useLocale();
  const configuration = useConfiguration(props);
  const { fields, isAsking, ask, take } = configuration;
  const { isAdded, forget, onTaken } = useAddedLine(productId, variantId);
  const siteForm = useSiteForm(addToCartForm, { defaults: { productId, variantId, ...fields }, onTaken });
  const form = useBoundedQuantity(siteForm, configuration.typedCount, quantity);
  const { write } = form;

  // The variant of the page changed: the other choices stay.
  const shownVariant = useRef(isPriced ? variantId : undefined);
  const follow = useEffectEvent((shown: string | undefined) => {
    if (shownVariant.current === shown) return;
    shownVariant.current = shown;
    write('variantId', shown ?? '');
    forget();
    ask();
  });
  useEffect(() => follow(variantId), [variantId]);

  const change = ({ currentTarget, target }: FormEvent<HTMLElement>): void => {
    const element = currentTarget.querySelector('form');
    if (!element) return;
    forget();
    ask(take(sentFields(element), Reflect.get(target, 'name') ?? ''));
  };
  const types = options.flatMap((option) => (isRemark(option) ? [] : askingType(option.type)));
  // Products that are cut to size are counted in pieces.
  const isArea = unit === 'm2' && !types.some(({ isCut }) => isCut);
  const quantityLabel = t(isArea ? 'product:buy.squareMetres' : 'product:buy.quantity');
  return (
    <div onInput={change}>
      <FormFrame
        form={form}
        labels={{ ...optionLabels(options, form), quantity: quantityLabel }}
        withFiles={types.some(({ sendsFiles }) => sendsFiles)}
        end={
          <AddButton
            form={form}
            isAdded={isAdded}
            price={<RunningPrice pricing={configuration.pricing ?? pricing} isAsking={isAsking} />}
            kind="ConfiguredProduct"
          />
        }
      >
        <ProductFields form={form} />
        <OptionFields options={options} configuration={configuration} form={form} currency={pricing.currency} />
        <QuantityOption bounds={quantity} label={quantityLabel} productName={productName} form={form} />
      </FormFrame>
    </div>
  );
}

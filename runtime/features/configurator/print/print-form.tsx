import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import type { components } from '#generated/contracts/product-api.ts';
import { fileListName } from '#runtime/contracts/file-fields.ts';
import { FormFrame } from '#runtime/forms/form-frame.tsx';
import { partName, photoPrintForm } from '#runtime/forms/photo-print-form.ts';
import { useSiteForm } from '#runtime/forms/use-site-form.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { calculateScale, defaultSize, type PrintSizes } from '#runtime/lib/print-size.ts';
import { FieldError } from '#runtime/ui/form/field.styles.ts';
import { Note } from '#runtime/ui/note.styles.ts';
import { findUnknownLicenseCode } from '#runtime/validation/license-code.ts';
import { AddButton } from '../add-button.tsx';
import type { ConfiguratorProps } from '../configurator-props.ts';
import { OptionFields, optionLabels } from '../options/option-fields.tsx';
import { ProductFields } from '../product-fields.tsx';
import { QuantityOption, useBoundedQuantity } from '../quantity-option.tsx';
import { RunningPrice } from '../running-price.tsx';
import { useAddedLine } from '../use-added-line.ts';
import { sentFields, useConfiguration } from '../use-configuration.ts';
import { CropEditor } from './crop-editor.tsx';
import { PrintPicture } from './print-picture.tsx';
import { PrintPreview } from './print-preview.tsx';
import { PrintSize, useSideLabels } from './print-size.tsx';
import { usePrint } from './use-print.ts';
import type { Crop } from './use-print-crop.ts';
import { pictureFields } from './use-print-picture.ts';

interface PrintFormProps extends ConfiguratorProps {
  readonly photoPrint: components['schemas']['PhotoPrint'];
  readonly sizes: PrintSizes;
  /** The crop of a saved item. */
  readonly start: Crop | undefined;
}

/** Texts in the place of the price. */
const priceTexts = {
  noPicture: 'form:photo.priceLater',
  notPrintable: 'form:photo.priceWhenPrintable',
  printable: 'form:photo.pricePending',
} as const;

/** The print and the variant of the last request. */
interface ShownPrint {
  readonly variantId: string | undefined;
  readonly key: string | undefined;
}

export function PrintForm(props: PrintFormProps): ReactNode {
  const { productId, productName, variantId, options, quantity, pricing, isPriced, unit, photoPrint, sizes, start } =
    props;
  const { t } = useLocale();
  const configuration = useConfiguration(props);
  const { fields, verdict, isAsking, ask, take, touch } = configuration;
  const { isAdded, forget, onTaken } = useAddedLine(productId, variantId);
  const sideLabels = useSideLabels(sizes);
  const size = sizes.kind === 'free' && start ? start.size : defaultSize(sizes);
  const siteForm = useSiteForm(photoPrintForm(sizes), {
    defaults: {
      productId,
      variantId,
      width: String(size.width),
      height: String(size.height),
      ...pictureFields(start, t('form:photo.kept')),
      ...(sizes.kind === 'free' && { scale: String(calculateScale(sizes, size) ?? '') }),
      ...fields,
    },
    onTaken,
    askAbout: {
      licenseCode: (code) =>
        findUnknownLicenseCode(code, async (known) =>
          photoPrint.stockImages.some(({ licenseCode }) => licenseCode === known),
        ),
    },
  });
  const form = useBoundedQuantity(siteForm, configuration.typedCount, quantity);
  const print = usePrint({ productId, photoPrint, sizes, start, form });
  const { write } = form;

  // The image, the crop or the variant has changed: it is cropped, and then priced.
  const shown = useRef<ShownPrint>({ variantId: isPriced ? variantId : undefined, key: undefined });
  const follow = useEffectEvent((now: ShownPrint) => {
    const before = shown.current;
    if (before.variantId === now.variantId && before.key === now.key) return;
    shown.current = now;
    write('variantId', now.variantId ?? '');
    for (const side of ['width', 'height'] as const) {
      if (sizes.kind === 'fixed') write(side, String(sizes.size[side]));
    }
    forget();
    if (print.isNew) touch(partName);
    ask({ crop: print.crop });
  });
  useEffect(() => follow({ variantId, key: print.key }), [variantId, print.key]);

  const change = ({ currentTarget, target }: FormEvent<HTMLElement>): void => {
    const element = currentTarget.querySelector('form');
    const name: string = Reflect.get(target, 'name') ?? '';
    if (!element) return;
    const sent = sentFields(element);
    // The price is requested when the crop is settled.
    if (print.take(sent, name)) return;
    forget();
    ask({ ...take(sent, name), crop: print.crop });
  };
  // By the piece the price does not depend on the print.
  const hasPrice =
    unit === 'piece' || (verdict?.cropId !== undefined && (isAsking || print.made?.crop?.id === verdict.cropId));
  const labels = {
    [fileListName]: t('form:photo.file'),
    fileId: t('form:photo.file'),
    stockImage: t('form:photo.stock'),
    licenseCode: t('form:photo.licenseCode'),
    ...sideLabels,
    [partName]: t('form:photo.crop.title'),
    ...optionLabels(options, form),
    quantity: t('product:buy.quantity'),
  };
  return (
    <div onInput={change}>
      <FormFrame
        form={form}
        labels={labels}
        withFiles
        end={
          <AddButton
            form={form}
            isAdded={isAdded}
            price={hasPrice && <RunningPrice pricing={verdict?.pricing ?? pricing} isAsking={isAsking} />}
            kind="PhotoPrint"
          />
        }
      >
        <ProductFields form={form} />
        <PrintPicture photoPrint={photoPrint} form={form} list={print.picture.list} onAdd={print.picture.addFiles} />
        <PrintSize sizes={sizes} form={form} />
        {print.pixels && print.chosen && (
          <CropEditor
            name={partName}
            pixels={print.pixels}
            chosen={print.chosen}
            resolutions={photoPrint}
            sizes={sizes}
            error={form.errorOf(partName)}
            onChoose={print.choose}
            onTurn={print.turn}
            onUseSize={print.useSize}
          />
        )}
        {print.isUnreadable && (
          <Note tone="info">
            <p>{t('form:photo.unreadable')}</p>
          </Note>
        )}
        {print.made?.problem && (
          <FieldError role="alert">{t(print.made.problem.key, print.made.problem.values)}</FieldError>
        )}
        {print.shown && <PrintPreview crop={print.shown} isAsking={isAsking} />}
        <OptionFields options={options} configuration={configuration} form={form} currency={pricing.currency} />
        <QuantityOption bounds={quantity} label={labels.quantity} productName={productName} form={form} />
        {!hasPrice && (
          <Note tone="info">
            <p>{t(priceTexts[print.state])}</p>
          </Note>
        )}
      </FormFrame>
    </div>
  );
}

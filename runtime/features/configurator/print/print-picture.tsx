import type { ReactNode } from 'react';
import type { components } from '#generated/contracts/product-api.ts';
import { fileListName, uploadName } from '#runtime/contracts/file-fields.ts';
import { shownFile } from '#runtime/forms/shown-file.ts';
import { StoredFileFields } from '#runtime/forms/stored-files.tsx';
import type { FileList } from '#runtime/forms/use-file-list.ts';
import type { SiteForm } from '#runtime/forms/use-site-form.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { formatNumber } from '#runtime/i18n/numbers.ts';
import { toMegabytes } from '#runtime/lib/megabytes.ts';
import { ChoiceField } from '#runtime/ui/form/choice-field.tsx';
import { FieldGroup, labelClass } from '#runtime/ui/form/field.styles.ts';
import { FieldErrorText, useFieldWiring } from '#runtime/ui/form/field.tsx';
import { FileField } from '#runtime/ui/form/file-field.tsx';
import { TextField } from '#runtime/ui/form/text-field.tsx';
import { Picture } from '#runtime/ui/picture.tsx';
import { ChoiceName, choiceCardClass } from '../options/choice-option.styles.ts';
import { PictureParts, StockCards, StockPart } from './print-picture.styles.ts';

type PhotoPrint = components['schemas']['PhotoPrint'];

interface PrintPictureProps {
  readonly photoPrint: PhotoPrint;
  readonly form: SiteForm;
  readonly list: FileList;
  readonly onAdd: (files: Iterable<File>) => void;
}

/** Shows the choice of the printed image: the visitor's own, or one of the shop's. */
export function PrintPicture({ photoPrint, form, list, onAdd }: PrintPictureProps): ReactNode {
  const { locale, t } = useLocale();
  const { accept, maxBytes, stockImages } = photoPrint;
  const { defaultValue = 'upload', ...source } = form.field('source');
  const types = accept.map((type) => names[type] ?? type).join(', ');
  const stored = list.files.flatMap((file) => (file.state === 'stored' ? [file.stored] : []));
  const upload = (
    <>
      <FileField
        name={fileListName}
        uploadName={uploadName}
        single
        label={t('form:photo.file')}
        hint={t('form:photo.fileHint', { types, megabytes: formatNumber(toMegabytes(maxBytes), locale) })}
        error={form.errorOf(fileListName)}
        accept={accept.join(',')}
        files={list.files.map((file) => shownFile(file, t))}
        onAdd={onAdd}
        onRetry={list.retry}
        onRemove={list.remove}
      />
      <StoredFileFields files={stored} />
    </>
  );
  if (stockImages.length === 0) {
    return (
      <>
        <input type="hidden" {...source} defaultValue="upload" />
        {upload}
      </>
    );
  }
  return (
    <PictureParts>
      <ChoiceField
        {...source}
        defaultValue={defaultValue}
        label={t('form:photo.source.label')}
        look="row"
        options={[
          { value: 'upload', label: t('form:photo.source.upload') },
          { value: 'stock', label: t('form:photo.source.stock') },
        ]}
      />
      <div data-part="upload">{upload}</div>
      <StockPart data-part="stock">
        <StockImages images={stockImages} form={form} />
        <TextField
          {...form.field('licenseCode')}
          label={t('form:photo.licenseCode')}
          hint={t('form:photo.licenseHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          width="medium"
          optional
        />
      </StockPart>
    </PictureParts>
  );
}

/** Names of file types for visitors. */
const names: Readonly<Record<string, string>> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/tiff': 'TIFF',
};

interface StockImagesProps {
  readonly images: PhotoPrint['stockImages'];
  readonly form: SiteForm;
}

/** Shows the shop's own images, each on a card. */
function StockImages({ images, form }: StockImagesProps): ReactNode {
  const { t } = useLocale();
  const name = 'stockImage';
  const { error, defaultValue, ...field } = form.field(name);
  const { id, name: _, ...wiring } = useFieldWiring({ name, error, optional: true });
  return (
    <FieldGroup role="radiogroup" {...wiring}>
      <legend className={labelClass().className}>{t('form:photo.stock')}</legend>
      <StockCards>
        {images.map(({ licenseCode, title, image }, index) => (
          <label key={licenseCode} className={choiceCardClass({ look: 'RadioWithImage' }).className}>
            <input
              {...field}
              type="radio"
              id={index === 0 ? id : `${id}-${licenseCode}`}
              value={licenseCode}
              defaultChecked={defaultValue === licenseCode}
            />
            <Picture picture={image} sizes="180px" ratio="landscape" corners="small" alt="" />
            <ChoiceName>{title}</ChoiceName>
          </label>
        ))}
      </StockCards>
      <FieldErrorText name={name} error={error} />
    </FieldGroup>
  );
}

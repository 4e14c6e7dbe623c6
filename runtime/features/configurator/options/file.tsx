import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { uploadFor } from '#runtime/contracts/file-fields.ts';
import { shownFile } from '#runtime/forms/shown-file.ts';
import { useFileList } from '#runtime/forms/use-file-list.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { FileField } from '#runtime/ui/form/file-field.tsx';
import { useLabelWithSurcharge } from '../use-surcharge.ts';
import type { AskingOptionType, OptionOf, OptionProps } from './option-type.ts';

/** A file that is printed, cut or inspected; it is uploaded at once and belongs to the order. */
export const file: AskingOptionType<'File'> = {
  asks: true,
  Control: FileOption,
  defaultValue: () => undefined,
  sendsFiles: true,
};

function FileOption({ option, state, form, currency, error }: OptionProps<OptionOf<'File'>>): ReactNode {
  const { t } = useLocale();
  const labelOf = useLabelWithSurcharge(currency);
  const name = `values.${option.id}.fileId`;
  const { error: _, defaultValue, ref, ...field } = form.field(name);
  const list = useFileList(defaultValue ? [{ fileId: defaultValue, storageItemId: '', name: option.label }] : []);
  const stored = list.files.flatMap((file) => (file.state === 'stored' ? [file.stored.fileId] : [])).at(-1) ?? '';
  const held = useRef<HTMLInputElement>(null);
  const told = useRef(defaultValue ?? '');
  const tell = useEffectEvent((fileId: string) => {
    if (told.current === fileId) return;
    told.current = fileId;
    form.write(name, fileId);
    // Setting a hidden field fires no event, but listeners of the form depend on it.
    held.current?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  useEffect(() => tell(stored), [stored]);
  useEffect(() => form.guard(name, list.against));
  return (
    <>
      <input
        type="hidden"
        {...field}
        ref={(element) => {
          held.current = element;
          ref(element);
        }}
        defaultValue={defaultValue}
      />
      <FileField
        name={`${name}-files`}
        uploadName={uploadFor(name)}
        single
        label={labelOf(option)}
        hint={option.hint ?? t('product:options.fileHint')}
        error={error}
        optional={!state.isRequired}
        accept={option.accept.join(',')}
        files={list.files.map((file) => shownFile(file, t))}
        onAdd={(files) => {
          // A new file replaces the previous one.
          for (const { key } of list.files) list.remove(key);
          list.add([...files].slice(0, 1));
        }}
        onRetry={list.retry}
        onRemove={list.remove}
      />
    </>
  );
}

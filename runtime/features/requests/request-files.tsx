import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { fileListName, uploadName } from '#runtime/contracts/file-fields.ts';
import { shownFile } from '#runtime/forms/shown-file.ts';
import { getStoredFiles, StoredFileFields } from '#runtime/forms/stored-files.tsx';
import { useFileList } from '#runtime/forms/use-file-list.ts';
import type { SiteForm } from '#runtime/forms/use-site-form.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { FileField } from '#runtime/ui/form/file-field.tsx';

interface RequestFilesProps {
  readonly form: SiteForm;
}

/** Shows the files of a request; they are stored while the rest is filled in. */
export function RequestFiles({ form }: RequestFilesProps): ReactNode {
  const { t } = useLocale();
  const list = useFileList(getStoredFiles(form));
  const stored = list.files.flatMap((file) => (file.state === 'stored' ? [file.stored] : []));
  useEffect(() => form.guard(fileListName, list.against));

  const sent = JSON.stringify(stored);
  const tell = useEffectEvent((_sent: string) =>
    form.put(
      fileListName,
      stored.map((file) => ({ ...file })),
    ),
  );
  useEffect(() => tell(sent), [sent]);

  return (
    <>
      <FileField
        name={fileListName}
        uploadName={uploadName}
        label={t('form:files.label')}
        hint={t('form:files.hint')}
        error={form.errorOf(fileListName)}
        optional
        accept="image/jpeg,image/png,image/webp,image/tiff,application/pdf"
        files={list.files.map((file) => shownFile(file, t))}
        onAdd={list.add}
        onRetry={list.retry}
        onRemove={list.remove}
      />
      <StoredFileFields files={stored} />
    </>
  );
}

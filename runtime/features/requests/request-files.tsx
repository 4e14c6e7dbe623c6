import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect } from 'react';
import { fileListName, uploadName } from '#runtime/contracts/file-fields.ts';
import type { StoredFile } from '#runtime/contracts/stored-file.ts';
import { useTRPC } from '#runtime/data/trpc-context.ts';
import { shownFile } from '#runtime/forms/shown-file.ts';
import { type FileList, useFileList } from '#runtime/forms/use-file-list.ts';
import type { SiteForm } from '#runtime/forms/use-site-form.ts';
import { useMessages } from '#runtime/i18n/use-messages.ts';
import { FileField } from '#runtime/ui/form/file-field.tsx';

interface RequestFilesProps {
  readonly form: SiteForm;
  /** Hands on what keeps the form from being sent. */
  readonly guard: { current: FileList['against'] };
}

/** Files that go along with a request; they are stored while the rest is filled in. */
export function RequestFiles({ form, guard }: RequestFilesProps): ReactNode {
  const t = useMessages();
  const { mutate } = useMutation(useTRPC().requests.removeFile.mutationOptions());
  const forget = useCallback(({ storageItemId }: StoredFile) => mutate({ storageItemId }), [mutate]);
  const list = useFileList(form.startOf(fileListName).flatMap(storedFile), forget);
  const stored = list.files.flatMap((file) => (file.state === 'stored' ? [file.stored] : []));
  guard.current = list.against;

  const sent = JSON.stringify(stored);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is stored is what the form is told; the rest is new at every render
  useEffect(
    () =>
      form.put(
        fileListName,
        stored.map((file) => ({ ...file })),
      ),
    [sent],
  );

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
      {stored.map((file, index) =>
        Object.entries(file).map(([field, value]) => (
          <input
            key={`${file.fileId}-${field}`}
            type="hidden"
            name={`${fileListName}.${index}.${field}`}
            value={value}
            readOnly
          />
        )),
      )}
    </>
  );
}

function storedFile({ storageItemId, fileId, name = '' }: Readonly<Record<string, string>>): StoredFile[] {
  return storageItemId === undefined || fileId === undefined ? [] : [{ storageItemId, fileId, name }];
}

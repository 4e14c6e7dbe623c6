import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { uploadInto } from '#runtime/contracts/file-fields.ts';
import { useTRPC } from '#runtime/data/trpc-context.ts';
import { formNameField } from '#runtime/forms/form-name-field.ts';
import { findInvalidSubmission } from '#runtime/forms/invalid-submission.ts';
import { shownFile } from '#runtime/forms/shown-file.ts';
import { useFileList } from '#runtime/forms/use-file-list.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { savedFilePath } from '#runtime/lib/saved-files.ts';
import { FileField } from '#runtime/ui/form/file-field.tsx';
import { FormScope } from '#runtime/ui/form/form-scope.ts';
import { textLinkClass } from '#runtime/ui/link.styles.ts';
import { Picture } from '#runtime/ui/picture.tsx';
import { hiddenClass } from '#runtime/ui/text.styles.ts';
import { firstError, ItemForm } from './item-form.tsx';
import { addFilesFormName, moveFileForm, removeFileForm, type SavedItem } from './saved-item-forms.ts';
import { FileItems, ItemMore, quietButtonClass, smallButtonClass } from './saved-items.styles.ts';

interface ItemFilesProps {
  readonly item: SavedItem;
}

/** Shows the files of an item in their order, and a field for more. */
export function ItemFiles({ item }: ItemFilesProps): ReactNode {
  const { t } = useLocale();
  const { files, title } = item;
  const rejection = useRejection(item.id);
  return (
    <ItemMore open={rejection === undefined ? undefined : true}>
      <summary>
        {files.length === 0 ? t('account:items.files.none') : t('account:items.files.some', { count: files.length })}
        <span className={hiddenClass().className}> {title}</span>
      </summary>
      <div>
        {files.length > 0 && (
          <FileItems>
            {files.map((file, index) => (
              <ItemFile
                key={file.id}
                item={item}
                file={file}
                isFirst={index === 0}
                isLast={index === files.length - 1}
              />
            ))}
          </FileItems>
        )}
        <NewFiles item={item} rejection={rejection} />
      </div>
    </ItemMore>
  );
}

/** Returns why a file that was sent without JavaScript was rejected. */
function useRejection(itemId: string): string | undefined {
  const queryClient = useQueryClient();
  const { t } = useLocale();
  const invalid = findInvalidSubmission(queryClient, addFilesFormName);
  if (invalid?.values.itemId !== itemId) return undefined;
  const error = firstError(invalid);
  return error && t(error.key, error.values);
}

interface ItemFileProps extends ItemFilesProps {
  readonly file: SavedItem['files'][number];
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

function ItemFile({ item: { id: itemId }, file, isFirst, isLast }: ItemFileProps): ReactNode {
  const { t } = useLocale();
  const { id: fileId, name, url, preview, inUse } = file;
  const fields = { itemId, fileId };
  const hidden = <span className={hiddenClass().className}> {name}</span>;
  return (
    <li>
      <div>{preview && <Picture picture={preview} sizes="56px" ratio="square" corners="small" alt="" />}</div>
      <a href={savedFilePath(url)} className={textLinkClass().className} download={name}>
        {name}
      </a>
      <div>
        {!(isFirst && isLast) && (
          <ItemForm definition={moveFileForm} fields={fields}>
            <button type="submit" name="by" value="-1" aria-disabled={isFirst} className={quietButtonClass().className}>
              {t('account:items.up')}
              {hidden}
            </button>{' '}
            <button type="submit" name="by" value="1" aria-disabled={isLast} className={quietButtonClass().className}>
              {t('account:items.down')}
              {hidden}
            </button>
          </ItemForm>
        )}
        {!inUse && (
          <ItemForm definition={removeFileForm} fields={fields}>
            <button type="submit" className={quietButtonClass().className}>
              {t('account:items.remove')}
              {hidden}
            </button>
          </ItemForm>
        )}
      </div>
    </li>
  );
}

/**
 * Shows the field for more files: each is sent as soon as it is chosen, or with the form where there is no JavaScript.
 */
function NewFiles({ item, rejection }: ItemFilesProps & { readonly rejection: string | undefined }): ReactNode {
  const { t } = useLocale();
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const list = useFileList([], {
    into: {
      itemId: item.id,
      onStored: () => void queryClient.invalidateQueries({ queryKey: trpc.storage.list.pathKey() }),
    },
  });
  const scope = useId();
  return (
    <FormScope value={scope}>
      <form method="post" encType="multipart/form-data" onSubmit={(event) => event.preventDefault()}>
        <input type="hidden" name={formNameField} value={addFilesFormName} />
        <input type="hidden" name="itemId" value={item.id} />
        <FileField
          name="files"
          uploadName={uploadInto(item.id)}
          label={t('account:items.files.add', { name: item.title })}
          hint={t('form:files.hint')}
          error={rejection}
          optional
          accept="image/jpeg,image/png,image/webp,image/tiff,application/pdf"
          files={list.files.map((file) => shownFile(file, t))}
          onAdd={list.add}
          onRetry={list.retry}
          onRemove={list.remove}
        />
        <button type="submit" className={smallButtonClass({ withoutScripts: true }).className}>
          {t('account:items.files.send')}
        </button>
      </form>
    </FormScope>
  );
}

import { type DragEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { hiddenClass } from '../text.styles.ts';
import { FieldError } from './field.styles.ts';
import { Field, type FieldTexts, useFieldWiring } from './field.tsx';
import { DropArea, FilePicker, FileRow, FileRows, rowButtonClass } from './file-field.styles.ts';

/** A file of the list. */
export interface ShownFile {
  readonly key: string;
  readonly name: string;
  readonly state: 'waiting' | 'sending' | 'stored' | 'refused';
  /** Progress of the upload, from 0 to 1. */
  readonly part?: number;
  /** Reason of rejection. */
  readonly problem?: string;
  readonly mayRetry?: boolean;
}

interface FileFieldProps extends FieldTexts {
  /** Name of the file input, for forms without JavaScript. */
  readonly uploadName: string;
  /** Whether a new file replaces the previous one. */
  readonly single?: boolean;
  readonly files: readonly ShownFile[];
  /** Accepted types: `image/jpeg,application/pdf`. */
  readonly accept: string;
  readonly onAdd: (files: Iterable<File>) => void;
  readonly onRetry: (key: string) => void;
  /** Cancels an upload or removes a file. */
  readonly onRemove: (key: string) => void;
}

/** Shows a field for files: chosen or dropped, each with its progress. Without JavaScript the browser's own control. */
export function FileField({
  uploadName,
  single = false,
  files,
  accept,
  onAdd,
  onRetry,
  onRemove,
  ...texts
}: FileFieldProps): ReactNode {
  const { t } = useLocale();
  const [isOver, setIsOver] = useState(false);
  const { name: _, ...wiring } = useFieldWiring(texts);
  const input = useRef<HTMLInputElement>(null);
  const take = (): void => {
    if (!input.current?.files?.length) return;
    onAdd([...input.current.files]);
    // Allows choosing the same file again.
    input.current.value = '';
  };
  // What was chosen before the page was hydrated.
  const takeEarlier = useEffectEvent(take);
  useEffect(() => takeEarlier(), []);
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(false);
    onAdd([...event.dataTransfer.files]);
  };
  return (
    <Field {...texts}>
      <DropArea
        data-over={isOver ? '' : undefined}
        onDragOver={(event: DragEvent) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <FilePicker>
          <input
            {...wiring}
            ref={input}
            type="file"
            name={uploadName}
            multiple={!single}
            accept={accept}
            onChange={take}
          />
          <label htmlFor={wiring.id}>{t(single ? 'form:files.chooseOne' : 'form:files.choose')}</label>
        </FilePicker>
        <span aria-hidden="true">{t('form:files.drop')}</span>
      </DropArea>
      {files.length > 0 && (
        <FileRows>
          {files.map((file) => (
            <Row key={file.key} file={file} onRetry={onRetry} onRemove={onRemove} />
          ))}
        </FileRows>
      )}
      <span role="status" className={hiddenClass().className}>
        {files
          .filter(({ state }) => state === 'stored')
          .map(({ name }) => `${name}: ${t('form:files.stored')}`)
          .join('. ')}
      </span>
    </Field>
  );
}

type RowProps = Pick<FileFieldProps, 'onRetry' | 'onRemove'> & { readonly file: ShownFile };

function Row({ file, onRetry, onRemove }: RowProps): ReactNode {
  const { t } = useLocale();
  const { key, name, state, part = 0, problem, mayRetry } = file;
  const percent = Math.round(part * 100);
  const isUnderWay = state === 'waiting' || state === 'sending';
  const told = { waiting: t('form:files.waiting'), sending: t('form:files.sending', { percent }) };
  return (
    <FileRow>
      <span>
        {name}
        {state === 'stored' && ` – ${t('form:files.stored')}`}
        {(state === 'waiting' || state === 'sending') && ` – ${told[state]}`}
      </span>
      <div>
        {mayRetry && <RowButton label={t('form:files.retry', { name })} sign="↻" onPress={() => onRetry(key)} />}
        <RowButton
          label={t(isUnderWay ? 'form:files.cancel' : 'form:files.remove', { name })}
          sign="×"
          onPress={() => onRemove(key)}
        />
      </div>
      {state === 'sending' && <progress max={100} value={percent} aria-label={name} />}
      {problem !== undefined && <FieldError role="alert">{problem}</FieldError>}
    </FileRow>
  );
}

interface RowButtonProps {
  readonly label: string;
  readonly sign: string;
  readonly onPress: () => void;
}

function RowButton({ label, sign, onPress }: RowButtonProps): ReactNode {
  return (
    <button type="button" className={rowButtonClass().className} aria-label={label} title={label} onClick={onPress}>
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}

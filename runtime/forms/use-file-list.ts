import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { MessageKey } from '#generated/contracts/message-keys.ts';
import type { FormError } from '#runtime/contracts/form.ts';
import type { FileAnswer, StoredFile } from '#runtime/contracts/stored-file.ts';
import { type SendFileOptions, sendFile } from '#runtime/data/send-file.ts';
import { useTRPC } from '#runtime/data/trpc-context.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { maxFileBytes, maxFiles } from '#runtime/lib/upload-limits.ts';
import { backOnline, isOnline } from '#runtime/lib/when-online.ts';
import { describeFileRejection, isFinal } from './file-rejections.ts';

/** The state of a file in a form. */
export type ListedFile = { readonly key: string; readonly name: string } & (
  | { readonly state: 'waiting'; readonly file: File }
  | { readonly state: 'sending'; readonly file: File; readonly part: number; readonly stop: () => void }
  | { readonly state: 'stored'; readonly stored: StoredFile }
  | { readonly state: 'refused'; readonly file: File; readonly problem: FormError; readonly mayRetry: boolean }
);

/** The list of files of a form. */
export interface FileList {
  readonly files: readonly ListedFile[];
  readonly add: (files: Iterable<File>) => void;
  readonly retry: (key: string) => void;
  /** Removes a file; a running upload is cancelled. */
  readonly remove: (key: string) => void;
  /** Returns the error that prevents submission. */
  readonly against: () => FormError | undefined;
}

/** File types that the product API accepts (`StorageFile.contentType`). */
const everyType: ReadonlySet<string> = new Set([
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/tiff',
  'application/pdf',
]);

/** The accepted file types of a field. */
interface AcceptedTypes {
  readonly types?: ReadonlySet<string>;
  /** Message for files of other types. */
  readonly typeRejection?: MessageKey;
  /** The saved item that files are added to. Stored files are shown there and leave this list. */
  readonly into?: { readonly itemId: string; readonly onStored: () => void };
}

/**
 * Sends files one after another, as soon as they are chosen: the first one creates a guest, who owns all the others. A
 * file removed from the list is deleted.
 *
 * @param start - Files that were stored before.
 * @param accepted - What is taken, where that is not all that the API takes.
 */
export function useFileList(
  start: readonly StoredFile[],
  { types = everyType, typeRejection, into }: AcceptedTypes = {},
): FileList {
  const { locale } = useLocale();
  const { mutate } = useMutation(useTRPC().requests.removeFile.mutationOptions());
  const isOwnItem = into === undefined;
  // A file of an earlier saved item must not be deleted.
  const forget = useCallback(
    ({ storageItemId }: StoredFile) => storageItemId !== '' && isOwnItem && mutate({ storageItemId }),
    [mutate, isOwnItem],
  );
  const [files, setFiles] = useState<readonly ListedFile[]>(() =>
    start.map((stored) => ({ key: stored.fileId, name: stored.name, state: 'stored', stored })),
  );
  const latest = useRef(files);
  latest.current = files;
  const count = useRef(0);

  const replace = useCallback((key: string, change: (file: ListedFile) => ListedFile): void => {
    setFiles((all) => all.map((file) => (file.key === key ? change(file) : file)));
  }, []);

  const next = files.some(({ state }) => state === 'sending')
    ? undefined
    : files.find(({ state }) => state === 'waiting');
  useEffect(() => {
    if (next?.state !== 'waiting') return;
    const { key, name, file } = next;
    const controller = new AbortController();
    const stop = (): void => controller.abort();
    replace(key, () => ({ key, name, state: 'sending', file, part: 0, stop }));
    const onProgress = (part: number): void =>
      replace(key, (now) => (now.state === 'sending' ? { ...now, part } : now));
    const options = { locale, itemId: into?.itemId, onProgress, signal: controller.signal };
    void sendWhenOnline(file, options).then((answer) => {
      const isWanted = latest.current.some((listed) => listed.key === key);
      if (answer.ok && !isWanted) forget(answer.file);
      if (answer.ok && into) {
        setFiles((all) => all.filter((listed) => listed.key !== key));
        into.onStored();
      } else if (answer.ok) replace(key, () => ({ key, name, state: 'stored', stored: answer.file }));
      else replace(key, () => reject(key, file, answer.code));
    });
  }, [next, locale, replace, forget, into]);

  return {
    files,
    add: (chosen) => {
      const added = [...chosen].map((file): ListedFile => {
        count.current += 1;
        const key = `new-${count.current}`;
        if (file.size > maxFileBytes) return reject(key, file, 'PAYLOAD_TOO_LARGE');
        // Browsers leave an unknown type empty.
        if (file.type !== '' && !types.has(file.type)) return reject(key, file, 'FILE_TYPE_REFUSED', typeRejection);
        return { key, name: file.name, state: 'waiting', file };
      });
      setFiles((all) => [...all, ...added.slice(0, Math.max(maxFiles - all.length, 0))]);
    },
    retry: (key) =>
      replace(key, (file) =>
        file.state === 'refused' ? { key, name: file.name, state: 'waiting', file: file.file } : file,
      ),
    remove: (key) => {
      const file = latest.current.find((listed) => listed.key === key);
      if (file?.state === 'sending') file.stop();
      if (file?.state === 'stored') forget(file.stored);
      setFiles((all) => all.filter((listed) => listed.key !== key));
    },
    against: () => {
      const states = latest.current.map(({ state }) => state);
      if (states.includes('waiting') || states.includes('sending')) return { key: 'form:files.pending' };
      return states.includes('refused') ? { key: 'form:files.failed' } : undefined;
    },
  };
}

/** Sends a file as soon as there is a network, and again where it was cut off without one. */
async function sendWhenOnline(file: File, options: SendFileOptions): Promise<FileAnswer> {
  await backOnline();
  if (options.signal.aborted) return { ok: false, code: 'ABORTED' };
  const answer = await sendFile(file, options);
  const isCutOff = !answer.ok && answer.code === 'NETWORK_ERROR' && !isOnline();
  return isCutOff ? sendWhenOnline(file, options) : answer;
}

function reject(key: string, file: File, code: string, text?: MessageKey): ListedFile {
  return {
    key,
    name: file.name,
    state: 'refused',
    file,
    problem: text === undefined ? describeFileRejection(code, file.name) : { key: text, values: { name: file.name } },
    mayRetry: !isFinal(code),
  };
}

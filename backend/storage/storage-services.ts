import type { AccountServices } from '../accounts/account-services.ts';
import type { PictureDecoder } from '../decoding/picture-decoder.ts';
import type { FileStore } from '../files/file-store.ts';

/** What saving and uploading work with. */
export interface StorageServices extends Pick<AccountServices, 'db' | 'clock' | 'limiter'> {
  readonly files: FileStore;
  readonly decoder: PictureDecoder;
}

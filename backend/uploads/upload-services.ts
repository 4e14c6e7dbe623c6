import type { Db } from '../db/database.ts';
import type { ImageDecoder } from '../decoding/image-decoder.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Limiter } from '../limits/limiter.ts';

/** The services that receiving and reading files need. */
export interface UploadServices {
  readonly db: Db;
  readonly files: FileStore;
  readonly limiter: Limiter;
  readonly decoder: ImageDecoder;
}

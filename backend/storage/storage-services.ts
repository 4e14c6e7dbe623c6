import type { UploadServices } from '../uploads/upload-services.ts';

/** What saving works with. */
export interface StorageServices extends UploadServices {
  readonly clock: () => Date;
}

import type { UploadServices } from '../uploads/upload-services.ts';

/** The services that saving needs. */
export interface StorageServices extends UploadServices {
  readonly clock: () => Date;
}

import { type CropPreviewOptions, findCropPreview } from '../crops/crop-previews.ts';
import { ProblemError } from '../errors/problem.ts';
import type { ImageStore } from '../images/image-store.ts';
import { FileAnswer, type Handlers } from '../operations/handler.ts';
import { readUpload } from '../uploads/read-upload.ts';

interface UploadServices extends CropPreviewOptions {
  readonly pictures: ImageStore;
}

/** Creates the handlers of images, uploaded files and previews of crops in `product-api.yaml`. */
export function createUploadHandlers(services: UploadServices): Handlers {
  return {
    async getUpload({ path }) {
      const original = await readUpload(services, path.a, path.b);
      if (original) return original;
      const preview = await findCropPreview(services, path.a, path.b);
      // A preview is deleted with its crop, so only the browser may cache it.
      if (preview) return answerWith(preview, 'private, max-age=31536000, immutable');
      const picture = await services.pictures.find(path.a, path.b);
      if (!picture) throw new ProblemError('NOT_FOUND');
      return answerWith(picture, picture.isFallback ? 'no-store' : 'public, max-age=31536000, immutable');
    },
  };
}

function answerWith(
  { contentType, bytes }: { readonly contentType: string; readonly bytes: Buffer },
  cacheControl: string,
): FileAnswer {
  return new FileAnswer(contentType, bytes, { 'cache-control': cacheControl, 'x-content-type-options': 'nosniff' });
}

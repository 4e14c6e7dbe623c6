import { findLiveApiGaps } from '#cli/live-api/find-live-api.ts';
import { defaultBackendPort } from '#cli/start/embedded-backend.ts';
import type { Outcome } from '#cli/terminal/command-context.ts';

/**
 * `shopgen doctor --api`: asks live APIs for everything that a site names.
 *
 * @param given - Address of both APIs; absent: what the environment says, else the embedded backend's.
 */
export async function doctorOfApi(root: string, id: string, given: string | undefined): Promise<Outcome> {
  const { PRODUCT_API_URL, CONTENT_API_URL, SERVICE_KEY } = process.env;
  const productApiUrl = plain(given || PRODUCT_API_URL || `http://127.0.0.1:${defaultBackendPort}`);
  const contentApiUrl = given ? productApiUrl : plain(CONTENT_API_URL || productApiUrl);
  const { diagnostics, sources } = await findLiveApiGaps(
    root,
    id,
    { productApiUrl, contentApiUrl },
    SERVICE_KEY || undefined,
  );
  const where = contentApiUrl === productApiUrl ? productApiUrl : `${productApiUrl} and ${contentApiUrl}`;
  return {
    diagnostics,
    sources,
    data: { site: id, productApiUrl, contentApiUrl },
    text: diagnostics.length === 0 ? `${where} has everything that ${id} names.` : '',
  };
}

function plain(url: string): string {
  return url.replace(/\/+$/, '');
}

import { loadCheckedSites, pickChecked, pickSite } from '#cli/config/load-site.ts';
import type { Diagnostic, SourceTexts } from '#cli/diagnostics/diagnostic.ts';
import { type ApiAddresses, createApiClient } from './api-client.ts';
import { checkLiveApi } from './check-live-api.ts';

/** The references of a site that the live APIs lack, with the source texts of the diagnostics. */
export interface LiveApiFindings {
  readonly diagnostics: readonly Diagnostic[];
  readonly sources: SourceTexts;
}

/**
 * Checks a site against live APIs.
 *
 * @throws InputError for an unknown site, or one whose configuration has errors.
 */
export async function findLiveApiGaps(
  root: string,
  id: string,
  addresses: ApiAddresses,
  serviceKey: string | undefined,
): Promise<LiveApiFindings> {
  const checked = await loadCheckedSites(root);
  const { model } = pickSite(checked, id);
  const { tree } = pickChecked(checked.sites, id).loaded;
  const ask = createApiClient(addresses, model.shopId, serviceKey);
  const diagnostics = tree === undefined ? [] : await checkLiveApi({ model, tree }, ask);
  return { diagnostics, sources: checked.sources };
}

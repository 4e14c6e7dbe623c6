import path from 'node:path';
import { type AnswerTags, createAnswerTags } from '#runtime/rpc/answer-tags.ts';
import { type ApiAddresses, connectApis } from '#runtime/rpc/clients/connect-apis.ts';
import { type Deadlines, deadlinesFrom, defaultReadMs } from '#runtime/rpc/clients/deadlines.ts';
import { outboundLimits } from '#runtime/rpc/clients/outbound-fetch.ts';
import type { Asset } from './assets/load-assets.ts';
import type { HostAliases, HostTable } from './locale/host-table.ts';
import { createHostTable } from './locale/host-table.ts';
import { createAddressReader, type ReadAddress } from './pages/page-address.ts';
import { createPageStyles, type PickPageStyles } from './render/page-styles.ts';
import { createRpcServices, type RpcServices } from './rpc/rpc-services.ts';
import { buildContentSecurityPolicy, trustedTypesReport } from './security/content-security-policy.ts';
import { createSitemap, type Sitemap } from './sitemap/sitemap.ts';
import { getSocialLook, type SocialLook } from './social-images/social-image.ts';
import type { StorefrontDefinition } from './storefront-definition.ts';

/** A running storefront: its definition, and the objects derived from it. */
export interface Storefront {
  readonly definition: StorefrontDefinition;
  readonly hosts: HostTable;
  readonly services: RpcServices;
  readonly deadlines: Deadlines;
  /** The operations of the APIs that are not asked for now, because they failed again and again. */
  readonly broken: ReadonlySet<string>;
  readonly answerTags: AnswerTags;
  /** Policy of its pages; inline styles are added per page. */
  readonly contentSecurityPolicy: string;
  /** The policy whose breaches browsers only report; `undefined` if there is none. */
  readonly reportOnlyPolicy: string | undefined;
  readonly pickPageStyles: PickPageStyles;
  /** Origin that replaces third parties under `.example`. */
  readonly thirdPartySandbox: string | undefined;
  /** The look of the images that are drawn of pages; `undefined` in development, which draws none. */
  readonly socialLook: SocialLook | undefined;
  readonly sitemap: Sitemap;
  readonly readAddress: ReadAddress;
}

/** Options of a storefront from the environment. */
export interface StorefrontEnvironment {
  readonly apis: ApiAddresses;
  /** The key that authenticates the storefront at the APIs, and the backend here; absent: neither is authenticated. */
  readonly serviceKey?: string | undefined;
  /** Milliseconds for a read of the APIs; the other deadlines follow from it. */
  readonly apiDeadlineMs?: number;
  readonly hostAliases: HostAliases;
  /** Origins of payment pages beside those that the site names. */
  readonly paymentHosts: readonly string[];
  /** Origin that replaces third parties under `.example`; absent: none. */
  readonly thirdPartySandbox?: string | undefined;
  /** Folder of a build with what draws images; absent in development. */
  readonly imageDir?: string | undefined;
}

/**
 * Creates a storefront.
 *
 * @param assets - The files of its client build by name; absent in development.
 */
export function createStorefront(
  definition: StorefrontDefinition,
  {
    apis,
    serviceKey,
    apiDeadlineMs = defaultReadMs,
    hostAliases,
    paymentHosts,
    thirdPartySandbox,
    imageDir,
  }: StorefrontEnvironment,
  assets?: ReadonlyMap<string, Asset>,
): Storefront {
  const { site, client, sitemap, apiClients } = definition;
  const deadlines = deadlinesFrom(apiDeadlineMs);
  const broken = new Set<string>();
  const services = createRpcServices(
    site,
    connectApis(apiClients, apis, { limits: { ...outboundLimits, ...deadlines }, serviceKey, broken }),
  );
  return {
    definition,
    hosts: createHostTable(site, hostAliases),
    services,
    deadlines,
    broken,
    answerTags: createAnswerTags(definition.answers),
    contentSecurityPolicy: buildContentSecurityPolicy(site.integrations, paymentHosts, thirdPartySandbox),
    reportOnlyPolicy: trustedTypesReport(site.integrations),
    pickPageStyles: createPageStyles(definition.manifest, (address) =>
      assets?.get(path.posix.basename(address))?.plain.toString('utf8'),
    ),
    thirdPartySandbox,
    socialLook: imageDir === undefined ? undefined : getSocialLook(site),
    sitemap: createSitemap(client, services, sitemap),
    readAddress: createAddressReader(client),
  };
}

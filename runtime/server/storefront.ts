import { type AnswerTags, createAnswerTags } from '#runtime/rpc/answer-tags.ts';
import { type ApiAddresses, connectApis } from '#runtime/rpc/clients/connect-apis.ts';
import type { HostAliases, HostTable } from './locale/host-table.ts';
import { createHostTable } from './locale/host-table.ts';
import { createAddressReader, type ReadAddress } from './pages/page-address.ts';
import { createRpcServices, type RpcServices } from './rpc/rpc-services.ts';
import { buildContentSecurityPolicy } from './security/content-security-policy.ts';
import { createSitemap, type Sitemap } from './sitemap/sitemap.ts';
import type { StorefrontDefinition } from './storefront-definition.ts';

/** A storefront at work: its definition, and what follows from it. */
export interface Storefront {
  readonly definition: StorefrontDefinition;
  readonly hosts: HostTable;
  readonly services: RpcServices;
  readonly answerTags: AnswerTags;
  readonly contentSecurityPolicy: string;
  /** Origin that stands in for third parties under `.example`. */
  readonly thirdPartySandbox: string | undefined;
  readonly sitemap: Sitemap;
  readonly readAddress: ReadAddress;
}

/** What the environment adds to a definition. */
export interface StorefrontEnvironment {
  readonly apis: ApiAddresses;
  /** Proves us to the APIs, and the backend to us; absent: nobody is believed. */
  readonly serviceKey?: string | undefined;
  readonly hostAliases: HostAliases;
  /** Origins of payment pages beside those that the site names. */
  readonly paymentHosts: readonly string[];
  /** Origin that stands in for third parties under `.example`; absent: nothing does. */
  readonly thirdPartySandbox?: string | undefined;
}

/** Creates a storefront. */
export function createStorefront(
  definition: StorefrontDefinition,
  { apis, serviceKey, hostAliases, paymentHosts, thirdPartySandbox }: StorefrontEnvironment,
): Storefront {
  const { site, client, sitemap, apiClients } = definition;
  const services = createRpcServices(site, connectApis(apiClients, apis, { serviceKey }));
  return {
    definition,
    hosts: createHostTable(site, hostAliases),
    services,
    answerTags: createAnswerTags(definition.answers),
    contentSecurityPolicy: buildContentSecurityPolicy(site.integrations, paymentHosts, thirdPartySandbox),
    thirdPartySandbox,
    sitemap: createSitemap(client, services, sitemap),
    readAddress: createAddressReader(client),
  };
}

import type { AnyTRPCRouter } from '@trpc/server';
import type { RenderPage } from '#runtime/app/create-page-renderer.tsx';
import type { RouteActions } from '#runtime/app/create-routes.ts';
import type { AddressedSite, SiteData, SitePaths } from '#runtime/contracts/app.ts';
import type { ClientManifest } from '#runtime/contracts/manifest.ts';
import type { SiteModel } from '#runtime/contracts/site.ts';
import type { AnswerSubjects } from '#runtime/rpc/answer-tags.ts';
import type { GeneratedApiClients } from '#runtime/rpc/clients/connect-apis.ts';
import type { SitemapSource } from '#runtime/rpc/sitemap-source.ts';
import type { RegisterServerRoute } from './server-route.ts';

/** What a server knows of its site that is not code. */
export interface ServerData {
  readonly site: SiteModel;
  readonly client: SiteData;
  readonly paths: SitePaths;
  readonly manifest: ClientManifest;
}

/** The parts of a storefront, composed by its generated server entry. */
export interface StorefrontDefinition {
  readonly site: SiteModel;
  /** The site as pages see it: `AppDefinition.site` and `AppDefinition.paths`. */
  readonly client: AddressedSite;
  /** `createPageRenderer(app, actions)`. */
  readonly renderPage: RenderPage;
  /** The actions of the screens' forms. */
  readonly actions: RouteActions;
  /** The areas of `runtime/rpc` that the site has, composed with `router`. */
  readonly router: AnyTRPCRouter;
  /** The sitemap sources of areas with pages. */
  readonly sitemap: readonly SitemapSource[];
  /** Routes of the server that only some sites have. */
  readonly serverRoutes?: readonly RegisterServerRoute[];
  /** Subjects of answers, of areas that only some sites have. */
  readonly answers?: AnswerSubjects;
  readonly apiClients: GeneratedApiClients;
  readonly manifest: ClientManifest;
}

import type { AnyTRPCRouter } from '@trpc/server';
import type { RenderPage } from '#runtime/app/create-page-renderer.tsx';
import type { RouteActions } from '#runtime/app/create-routes.ts';
import type { AddressedSite } from '#runtime/contracts/app.ts';
import type { ClientManifest } from '#runtime/contracts/manifest.ts';
import type { SiteModel } from '#runtime/contracts/site.ts';
import type { AnswerSubjects } from '#runtime/rpc/answer-tags.ts';
import type { GeneratedApiClients } from '#runtime/rpc/clients/connect-apis.ts';
import type { SitemapSource } from '#runtime/rpc/sitemap-source.ts';
import type { RegisterServerRoute } from './server-route.ts';

/** A built storefront, as its generated server entry puts it together. */
export interface StorefrontDefinition {
  readonly site: SiteModel;
  /** What pages know of the site: `AppDefinition.site` and `AppDefinition.paths`. */
  readonly client: AddressedSite;
  /** `createPageRenderer(app, actions)`. */
  readonly renderPage: RenderPage;
  /** What the screens' forms are sent to. */
  readonly actions: RouteActions;
  /** The areas of `runtime/rpc` that the site has, composed with `router`. */
  readonly router: AnyTRPCRouter;
  /** One for every area that has pages of its own. */
  readonly sitemap: readonly SitemapSource[];
  /** Routes of the server that only some sites have. */
  readonly serverRoutes?: readonly RegisterServerRoute[];
  /** What operations of areas answer with that only some sites have. */
  readonly answers?: AnswerSubjects;
  readonly apiClients: GeneratedApiClients;
  readonly manifest: ClientManifest;
}

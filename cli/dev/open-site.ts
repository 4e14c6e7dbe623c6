import type { Server } from 'node:http';
import { createBundlerLogger } from '#cli/build/bundler-logger.ts';
import { loadTemplates } from '#cli/generators/render-template.ts';
import { packageRoot } from '#cli/package-root.ts';
import { emitProject, type RenderedProject, renderProject } from '#cli/project/generate-project.ts';
import type { Environment } from '#cli/start/environment.ts';
import type { CommandContext } from '#cli/terminal/command-context.ts';
import type { SiteModel } from '#runtime/contracts/site.ts';
import { checkAhead } from './check-ahead.ts';
import { createDevServer } from './dev-server.ts';
import { createDevStyles } from './dev-styles.ts';
import { followInputs } from './follow-inputs.ts';
import { createGeneratedModules } from './generated-modules.ts';
import { createLiveSite } from './live-site.ts';
import { watchInputs } from './watch-inputs.ts';

interface OpenSiteOptions {
  readonly environment: () => Promise<Environment>;
  /** Encrypts sessions. */
  readonly sessionSecret: string;
  /** Markup at the start of every page's head. */
  readonly head?: () => string;
}

/** A site that is served from its sources, and follows them until it is closed. */
export interface OpenSite {
  /** Not listening yet. */
  readonly http: Server;
  readonly model: () => SiteModel;
  readonly close: () => Promise<void>;
}

/**
 * Generates a site and writes its code.
 *
 * @throws InputError when something is wrong with its sources.
 */
export async function generateSite(root: string, id: string): Promise<RenderedProject> {
  const rendered = await renderProject(root, [id]);
  await emitProject(root, rendered, { force: false });
  return rendered;
}

/** Serves a site that was just generated from its sources. */
export async function openSite(
  context: CommandContext,
  id: string,
  rendered: RenderedProject,
  { environment, sessionSecret, head }: OpenSiteOptions,
): Promise<OpenSite> {
  const { root, say, detail } = context;
  const modules = createGeneratedModules(root, packageRoot);
  const live = createLiveSite(root, id, rendered, modules, await loadTemplates());
  const styles = createDevStyles(packageRoot, root, live.model().theme);
  const logger = createBundlerLogger(detail, say);
  const dev = await createDevServer({
    packageRoot,
    root,
    site: live,
    modules,
    environment,
    sessionSecret,
    styles,
    logger,
    say,
    ...(head && { head }),
  });
  const inputs = await watchInputs(
    root,
    followInputs({ context, id, first: rendered, live, dev, styles, checkAhead: () => checkAhead(root, id) }),
  );
  return {
    http: dev.http,
    model: live.model,
    async close() {
      await inputs.close();
      await dev.close();
    },
  };
}

import { once } from 'node:events';
import { createBundlerLogger } from '#cli/build/bundler-logger.ts';
import type { CommandContext, Outcome } from '#cli/commands/command.ts';
import { InputError } from '#cli/diagnostics/input-error.ts';
import { renderDiagnostics } from '#cli/diagnostics/render-diagnostics.ts';
import { isUpToDate } from '#cli/emit/compare.ts';
import { packageRoot } from '#cli/package-root.ts';
import { generateProject } from '#cli/project/generate-project.ts';
import { createCrew } from '#cli/start/crew.ts';
import { developmentAddresses, renderAddresses } from '#cli/start/site-addresses.ts';
import { chooseAddress, provideApi } from '#cli/start/surroundings.ts';
import { inputProblem } from './dev-problem.ts';
import { createDevServer, type DevServer } from './dev-server.ts';
import { createDevStyles, type DevStyles } from './dev-styles.ts';
import { watchInputs } from './watch-inputs.ts';

/** Generates again after inputs were saved, and shows the result or what is wrong with them. */
function createRegenerate(context: CommandContext, id: string, dev: DevServer, styles: DevStyles) {
  let isBroken = false;
  return async (files: readonly string[]): Promise<void> => {
    try {
      const { sites, changes } = await generateProject(context.root, [id], { force: false });
      dev.show(undefined);
      if (isUpToDate(changes) && !isBroken) return;
      isBroken = false;
      for (const { model } of sites) styles.setTheme(model.theme);
      dev.reload();
      context.say(`Generated again: ${files.join(', ')}`);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      isBroken = true;
      dev.show(inputProblem(error.diagnostics, error.sources));
      context.say(
        `${renderDiagnostics(error.diagnostics, error.sources, context.color)}\nThe last good state is still served.`,
      );
    }
  };
}

/**
 * `shopgen dev`: serves a site from its sources and follows them. Modules and styles are replaced in the open page; a
 * saved config or translation is generated and shown.
 */
export async function devSite(context: CommandContext, id: string, wantedPort: number | undefined): Promise<Outcome> {
  const { root, say } = context;
  const { sites } = await generateProject(root, [id], { force: false });
  const site = sites[0]?.model;
  if (!site) throw new Error(`Site ${id} was generated, but has no model.`);
  const address = await chooseAddress(wantedPort);
  const stopped = context.untilStopped();
  const crew = createCrew(stopped);
  const closing: (() => Promise<void>)[] = [];
  try {
    const styles = createDevStyles(packageRoot, site.theme);
    const { productApiUrl } = await provideApi(context, crew, address);
    const apis = { productApiUrl, contentApiUrl: process.env.CONTENT_API_URL ?? productApiUrl };
    const logger = createBundlerLogger(context.detail, say);
    const dev = await createDevServer({ packageRoot, root, site, apis, styles, logger, say });
    closing.push(dev.close);
    const inputs = await watchInputs(root, createRegenerate(context, id, dev, styles));
    closing.push(inputs.close);
    dev.http.listen(address);
    await once(dev.http, 'listening');
    say(renderAddresses(site.siteName, developmentAddresses(site, address.port), address.port));
    await crew.wait();
  } catch (error) {
    if (!stopped.aborted) throw error;
  } finally {
    for (const close of closing.toReversed()) await close();
    await crew.stop();
  }
  if (crew.over.reason instanceof InputError) throw crew.over.reason;
  return {};
}

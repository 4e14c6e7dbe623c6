import { once } from 'node:events';
import { createBundlerLogger } from '#cli/build/bundler-logger.ts';
import { InputError } from '#cli/diagnostics/input-error.ts';
import { loadTemplates } from '#cli/generators/render-template.ts';
import { packageRoot } from '#cli/package-root.ts';
import { emitProject, renderProject } from '#cli/project/generate-project.ts';
import { getDataDir } from '#cli/start/embedded-backend.ts';
import { chooseAddress, provideApi } from '#cli/start/environment.ts';
import { createProcessGroup } from '#cli/start/process-group.ts';
import { readVariable } from '#cli/start/read-variable.ts';
import { keepSessionSecret } from '#cli/start/session-secret.ts';
import { developmentAddresses, renderWelcome } from '#cli/start/site-addresses.ts';
import type { CommandContext, Outcome } from '#cli/terminal/command-context.ts';
import { checkAhead } from './check-ahead.ts';
import { createDevServer } from './dev-server.ts';
import { createDevStyles } from './dev-styles.ts';
import { followInputs } from './follow-inputs.ts';
import { createGeneratedModules } from './generated-modules.ts';
import { createLiveSite } from './live-site.ts';
import { watchInputs } from './watch-inputs.ts';

/**
 * `shopgen dev`: serves a site from its sources and follows them. Modules, styles and texts are replaced in the open
 * page; it loads again for what it cannot take over.
 */
export async function devSite(context: CommandContext, id: string, wantedPort: number | undefined): Promise<Outcome> {
  const { root, say } = context;
  const rendered = await renderProject(root, [id]);
  await emitProject(root, rendered, { force: false });
  const modules = createGeneratedModules(root, packageRoot);
  const live = createLiveSite(root, id, rendered, modules, await loadTemplates());
  const address = await chooseAddress(wantedPort);
  const stopped = context.untilStopped();
  const processes = createProcessGroup(stopped);
  const closing: (() => Promise<void>)[] = [];
  const starting: Promise<unknown>[] = [];
  try {
    const styles = createDevStyles(packageRoot, root, live.model().theme);
    const providing = provideApi(context, processes, undefined);
    starting.push(providing);
    // A failure is thrown where the API is awaited; an unhandled rejection would end the process.
    providing.catch(() => {});
    const logger = createBundlerLogger(context.detail, say);
    const dev = await createDevServer({
      packageRoot,
      root,
      site: live,
      modules,
      environment: () => providing,
      sessionSecret: readVariable('SESSION_SECRET') ?? (await keepSessionSecret(getDataDir(root))),
      styles,
      logger,
      say,
    });
    closing.push(dev.close);
    const inputs = await watchInputs(
      root,
      followInputs({ context, id, first: rendered, live, dev, styles, checkAhead: () => checkAhead(root, id) }),
    );
    closing.push(inputs.close);
    const { mails } = await providing;
    dev.http.listen(address);
    await once(dev.http, 'listening');
    const { port } = address;
    const addresses = developmentAddresses(live.model(), port);
    say(renderWelcome({ id, name: live.model().siteName, port, addresses, mails, isDeveloping: true }));
    await processes.wait();
  } catch (error) {
    if (!stopped.aborted) throw error;
  } finally {
    for (const close of closing.toReversed()) await close();
    await processes.stop();
    await Promise.allSettled(starting);
  }
  if (processes.ended.reason instanceof InputError) throw processes.ended.reason;
  return {};
}

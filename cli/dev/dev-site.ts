import { once } from 'node:events';
import { createBundlerLogger } from '#cli/build/bundler-logger.ts';
import { InputError } from '#cli/diagnostics/input-error.ts';
import { loadTemplates } from '#cli/generators/render-template.ts';
import { packageRoot } from '#cli/package-root.ts';
import { emitProject, renderProject } from '#cli/project/generate-project.ts';
import { getDataDir } from '#cli/start/embedded-backend.ts';
import { chooseAddress, provideApi, readVariable } from '#cli/start/environment.ts';
import { createProcessGroup } from '#cli/start/process-group.ts';
import { keepSessionSecret } from '#cli/start/session-secret.ts';
import { developmentAddresses, renderWelcome } from '#cli/start/site-addresses.ts';
import type { CommandContext, Outcome } from '#cli/terminal/command-context.ts';
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
  try {
    const styles = createDevStyles(packageRoot, live.model().theme);
    const { productApiUrl, mails, env } = await provideApi(context, processes, undefined);
    const apis = { productApiUrl, contentApiUrl: process.env.CONTENT_API_URL ?? productApiUrl };
    const logger = createBundlerLogger(context.detail, say);
    const dev = await createDevServer({
      packageRoot,
      root,
      site: live,
      modules,
      apis,
      sessionSecret: readVariable('SESSION_SECRET') ?? (await keepSessionSecret(getDataDir(root))),
      serviceKey: env.SERVICE_KEY,
      paymentHosts: env.PAYMENT_HOSTS?.split(',') ?? [],
      thirdPartySandbox: env.THIRD_PARTY_SANDBOX,
      styles,
      logger,
      say,
    });
    closing.push(dev.close);
    const inputs = await watchInputs(root, followInputs({ context, id, first: rendered, live, dev, styles }));
    closing.push(inputs.close);
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
  }
  if (processes.ended.reason instanceof InputError) throw processes.ended.reason;
  return {};
}

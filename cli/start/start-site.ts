import { existsSync } from 'node:fs';
import path from 'node:path';
import { loadSite } from '#cli/config/load-site.ts';
import { type Diagnostic, errorAt } from '#cli/diagnostics/diagnostic.ts';
import { InputError } from '#cli/diagnostics/input-error.ts';
import { renderDiagnostics } from '#cli/diagnostics/render-diagnostics.ts';
import { findLiveApiGaps } from '#cli/live-api/find-live-api.ts';
import type { CommandContext, Outcome } from '#cli/terminal/command-context.ts';
import { createProgress } from '#cli/terminal/progress.ts';
import { startChild } from './child-program.ts';
import { getBackendDataDir, getDataDir, ownsData } from './embedded-backend.ts';
import { chooseAddress, ownUrl, provideApi } from './environment.ts';
import { createProcessGroup } from './process-group.ts';
import { readVariable } from './read-variable.ts';
import { registerStorefront } from './register-storefront.ts';
import { keepSessionSecret } from './session-secret.ts';
import { developmentAddresses, renderWelcome } from './site-addresses.ts';
import { waitUntilReady } from './wait-until-ready.ts';

interface StartOptions {
  readonly port?: number;
  /** Serve what is in `dist/@pseudo/`. */
  readonly pseudo?: boolean;
}

function requireBuild(root: string, id: string, isPseudo: boolean): string {
  const server = path.join(root, 'dist', isPseudo ? '@pseudo' : '', id, 'server.js');
  if (existsSync(server)) return server;
  const how = `Build it first: shopgen build --site ${id}${isPseudo ? ' --pseudo' : ''}`;
  const what = isPseudo ? `Site ${id} is not built in pseudo texts.` : `Site ${id} is not built.`;
  throw new InputError([errorAt('start.not-built', undefined, what, how)]);
}

/**
 * `shopgen start`: serves what `build` built, with the embedded backend beside it unless the environment names another
 * API. Ends when a person stops it.
 */
export async function startSite(context: CommandContext, id: string, options: StartOptions): Promise<Outcome> {
  const { root } = context;
  const { model: site } = await loadSite(root, id);
  const server = requireBuild(root, id, options.pseudo ?? false);
  const address = await chooseAddress(options.port);
  const stopped = context.untilStopped();
  const processes = createProcessGroup(stopped);
  const progress = createProgress(context);
  let unregister = async (): Promise<void> => {};
  const say = (text: string): void => progress.interrupt(() => context.say(text));
  try {
    const isFirst = ownsData() && !existsSync(getDataDir(root));
    progress.step(isFirst ? 'putting the demo’s data in place' : 'starting the backend', { count: 0, of: 3 });
    if (readVariable('PRODUCT_API_URL') === undefined && ownsData()) {
      unregister = await registerStorefront(getBackendDataDir(root), ownUrl(address));
    }
    const { productApiUrl, mails, env } = await provideApi({ ...context, say }, processes, address);
    progress.step('starting the storefront', { count: 1, of: 3 });
    let isReady = false;
    const storefront = startChild({
      file: server,
      env: {
        ...env,
        HOST: address.host,
        PORT: String(address.port),
        PRODUCT_API_URL: productApiUrl,
        SESSION_SECRET: readVariable('SESSION_SECRET') ?? (await keepSessionSecret(getDataDir(root))),
      },
      // The ready line is for programs; people see the addresses below, once the APIs have answered.
      onStdout: (line) => (line.startsWith('{"ready":true') ? context.detail(line) : say(line)),
      // Before it is ready, lines are printed by the failure below instead.
      onStderr: (line) => (isReady ? say : context.detail)(line),
    });
    processes.add('The storefront', storefront);
    progress.step('waiting for its first answer', { count: 2, of: 3 });
    await waitUntilReady(`${ownUrl(address)}/readyz`, processes.ended, () =>
      say(`Still waiting for the API at ${productApiUrl} to answer …`),
    );
    isReady = true;
    progress.end();
    const { port } = address;
    const addresses = developmentAddresses(site, port);
    say(renderWelcome({ id, name: site.siteName, port, addresses, mails, isDeveloping: false }));
    reportGaps(context, id, productApiUrl, env.SERVICE_KEY, processes.ended).catch((error: unknown) =>
      context.detail(String(error)),
    );
    await processes.wait();
  } catch (error) {
    if (!stopped.aborted) throw error;
  } finally {
    progress.end();
    await processes.stop();
    await unregister();
  }
  if (processes.ended.reason instanceof InputError) throw processes.ended.reason;
  return {};
}

/** Prints what a site refers to and the APIs lack. Visitors do not wait for it. */
async function reportGaps(
  { root, say, color }: CommandContext,
  id: string,
  productApiUrl: string,
  serviceKey: string | undefined,
  over: AbortSignal,
): Promise<void> {
  const contentApiUrl = readVariable('CONTENT_API_URL') ?? productApiUrl;
  const { diagnostics, sources } = await findLiveApiGaps(root, id, { productApiUrl, contentApiUrl }, serviceKey);
  // An API that is being stopped no longer answers.
  if (diagnostics.length === 0 || over.aborted) return;
  const warnings = diagnostics.map((diagnostic): Diagnostic => ({ ...diagnostic, severity: 'warning' }));
  say(renderDiagnostics(warnings, sources, color));
}

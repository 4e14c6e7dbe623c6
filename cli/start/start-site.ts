import { existsSync } from 'node:fs';
import path from 'node:path';
import type { CommandContext, Outcome } from '#cli/commands/command.ts';
import { loadSite } from '#cli/config/load-site.ts';
import { errorAt } from '#cli/diagnostics/diagnostic.ts';
import { InputError } from '#cli/diagnostics/input-error.ts';
import { startChild } from './child-program.ts';
import { createCrew } from './crew.ts';
import { dataDirOf } from './embedded-backend.ts';
import { keepSessionSecret } from './session-secret.ts';
import { developmentAddresses, renderAddresses } from './site-addresses.ts';
import { chooseAddress, ownUrl, provideApi, readVariable } from './surroundings.ts';
import { waitUntilReady } from './wait-until-ready.ts';

function requireBuild(root: string, id: string): string {
  const server = path.join(root, 'dist', id, 'server.js');
  if (existsSync(server)) return server;
  const how = `Build it first: shopgen build --site ${id}`;
  throw new InputError([errorAt('start.not-built', undefined, `Site ${id} is not built.`, how)]);
}

/**
 * `shopgen start`: serves what `build` built, with the embedded backend beside it unless the environment names another
 * API. Ends when a person stops it.
 */
export async function startSite(context: CommandContext, id: string, wantedPort: number | undefined): Promise<Outcome> {
  const { root, say } = context;
  const { model: site } = await loadSite(root, id);
  const server = requireBuild(root, id);
  const address = await chooseAddress(wantedPort);
  const stopped = context.untilStopped();
  const crew = createCrew(stopped);
  try {
    const { productApiUrl, env } = await provideApi(context, crew, address);
    let isReady = false;
    const storefront = startChild({
      file: server,
      env: {
        ...env,
        HOST: address.host,
        PORT: String(address.port),
        PRODUCT_API_URL: productApiUrl,
        SESSION_SECRET: readVariable('SESSION_SECRET') ?? (await keepSessionSecret(dataDirOf(root))),
      },
      // Its one line for programs; a person is told below, when the APIs have answered too.
      onStdout: (line) => (line.startsWith('{"ready":true') ? context.detail(line) : say(line)),
      // Until it is ready: if it fails, the failure below tells them.
      onStderr: (line) => (isReady ? say : context.detail)(line),
    });
    crew.add('The storefront', storefront);
    await waitUntilReady(`${ownUrl(address)}/readyz`, crew.over, () =>
      say(`Still waiting for the API at ${productApiUrl} to answer …`),
    );
    isReady = true;
    say(renderAddresses(site.siteName, developmentAddresses(site, address.port), address.port));
    await crew.wait();
  } catch (error) {
    if (!stopped.aborted) throw error;
  } finally {
    await crew.stop();
  }
  if (crew.over.reason instanceof InputError) throw crew.over.reason;
  return {};
}

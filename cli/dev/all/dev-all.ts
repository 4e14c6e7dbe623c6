import type { IncomingMessage, Server } from 'node:http';
import { loadCheckedSites } from '#cli/config/load-site.ts';
import { InputError } from '#cli/diagnostics/input-error.ts';
import { renderDiagnostics } from '#cli/diagnostics/render-diagnostics.ts';
import type { Environment } from '#cli/start/environment.ts';
import { siteAddresses } from '#cli/start/site-addresses.ts';
import type { CommandContext, Outcome } from '#cli/terminal/command-context.ts';
import { generateSite, openSite } from '../open-site.ts';
import { runDev } from '../run-dev.ts';
import { logIn, logOut } from './demo-customers.ts';
import { createDevClock } from './dev-clock.ts';
import { clockUrl, createFrontServer } from './front-server.ts';
import { createLoadedSites } from './loaded-sites.ts';
import { type ListedSite, renderLoadFailure, renderSiteList } from './site-list-page.ts';
import { createSwitchBoard } from './switches.ts';

/**
 * `shopgen dev --all`: serves every site from its sources, each at hosts of its own below `localhost`, behind a page that lists
 * them. A site is loaded when it is visited.
 */
export async function devAll(context: CommandContext, wantedPort: number | undefined): Promise<Outcome> {
  const { root, say } = context;
  const ids = (await loadCheckedSites(root)).sites.map(({ loaded }) => loaded.id);
  return runDev(context, wantedPort, async ({ port, environment, sessionSecret, onClose }) => {
    const clock = createDevClock();
    onClose(async () => clock.restore());
    const switches = createSwitchBoard(Date.now);
    const head = (): string => {
      const { clockOffset } = switches.current();
      return clockOffset === 0 ? '' : `<script src="${clockUrl}"></script>`;
    };
    const sites = createLoadedSites(async (id) =>
      openSite(context, id, await generateSite(root, id), { environment, sessionSecret, head }),
    );
    onClose(sites.close);
    let problems: string[] = [];
    const http = createFrontServer({
      sites,
      switches,
      byClock: (answer) => clock.ahead(switches.current().clockOffset, answer),
      async list() {
        const { mails } = await environment();
        const told = problems;
        problems = [];
        const listed = await listSites(root, port, (id) => sites.find(id) !== undefined);
        return renderSiteList({ sites: listed, switches: switches.current(), mails, problems: told });
      },
      describeLoadFailure(id, error) {
        const problem = describeProblem(error);
        say(problem);
        return renderLoadFailure(id, problem);
      },
      async customerCookies(request) {
        try {
          return await changeCustomer(switches.current().customer, request, await environment(), port);
        } catch (error) {
          const problem = `${request.headers.host}: ${error instanceof Error ? error.message : String(error)}`;
          problems.push(problem);
          say(problem);
          return [];
        }
      },
    });
    onClose(() => closeServer(http));
    return { http, welcome: ({ mails }) => renderWelcome(ids, port, mails) };
  });
}

async function listSites(root: string, port: number, isLoaded: (id: string) => boolean): Promise<ListedSite[]> {
  const { sites, sources } = await loadCheckedSites(root);
  return sites.map(({ loaded: { id }, model, diagnostics }) => ({
    id,
    model,
    errors: renderDiagnostics(
      diagnostics.filter(({ severity }) => severity === 'error'),
      sources,
      false,
    ),
    addresses: model === undefined ? {} : siteAddresses(model, port),
    isLoaded: isLoaded(id),
  }));
}

async function changeCustomer(
  customer: 'kept' | 'nobody' | 'private' | 'business',
  { headers: { host = '', cookie } }: IncomingMessage,
  { mails }: Environment,
  port: number,
): Promise<readonly string[]> {
  if (customer === 'kept' || mails === undefined) return [];
  const storefront = { port, host, mails };
  return customer === 'nobody' ? logOut(storefront, cookie) : logIn(storefront, customer);
}

function describeProblem(error: unknown): string {
  if (error instanceof InputError) return renderDiagnostics(error.diagnostics, error.sources, false);
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

async function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
}

function renderWelcome(ids: readonly string[], port: number, mails: string | undefined): string {
  return [
    `${ids.length} sites are ready at http://localhost:${port}`,
    `  sites      ${ids.join('  ')}`,
    ...(mails === undefined ? [] : [`  mails      ${mails} (an order sends two; shopgen backend order list)`]),
    '  stop       Ctrl+C',
    '  next       open the list and visit a site; it follows changes of site-configs, locales and openapi',
  ].join('\n');
}

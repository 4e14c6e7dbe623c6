import { developmentAddresses, renderWelcome } from '#cli/start/site-addresses.ts';
import type { CommandContext, Outcome } from '#cli/terminal/command-context.ts';
import { generateSite, openSite } from './open-site.ts';
import { runDev } from './run-dev.ts';

/**
 * `shopgen dev --site`: serves a site from its sources and follows them. Modules, styles and texts are replaced in the open
 * page; it loads again for what it cannot take over.
 */
export async function devSite(context: CommandContext, id: string, wantedPort: number | undefined): Promise<Outcome> {
  const rendered = await generateSite(context.root, id);
  return runDev(context, wantedPort, async ({ port, onClose, ...shared }) => {
    const site = await openSite(context, id, rendered, shared);
    onClose(site.close);
    return {
      http: site.http,
      welcome: ({ mails }) => {
        const { siteName: name, ...model } = site.model();
        const addresses = developmentAddresses(model, port);
        return renderWelcome({ id, name, port, addresses, mails, isDeveloping: true });
      },
    };
  });
}

import type { SiteModel } from '#runtime/contracts/site.ts';

/**
 * Returns the addresses of a site while it runs on this machine, by locale: `http://fr-be.localhost:3000/fr`.
 *
 * @param site - Its locales and their path prefixes.
 * @param port - Where it listens.
 */
export function developmentAddresses(
  site: Pick<SiteModel, 'locales' | 'domains'>,
  port: number,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    site.locales.map((locale) => [
      locale,
      `http://${locale.toLowerCase()}.localhost:${port}${site.domains[locale]?.prefix || '/'}`,
    ]),
  );
}

/** A site that runs on this machine. */
export interface RunningSite {
  readonly id: string;
  readonly name: string;
  readonly port: number;
  /** URLs by locale. */
  readonly addresses: Readonly<Record<string, string>>;
  /** URL of the embedded backend's page of sent mails; absent with an external API. */
  readonly mails?: string | undefined;
  /** Whether changes are shown while it runs. */
  readonly isDeveloping: boolean;
}

/** Returns the message shown when a site is ready: its addresses, where to look, how to stop it, what to do next. */
export function renderWelcome({ id, name, port, addresses, mails, isDeveloping }: RunningSite): string {
  return [
    `${name} is ready at http://localhost:${port}`,
    `  languages  ${Object.values(addresses).join('  ')}`,
    ...(mails === undefined ? [] : [`  mails      ${mails} (an order sends two; shopgen backend order list)`]),
    '  stop       Ctrl+C',
    isDeveloping
      ? `  next       change a file of site-configs, locales or openapi: the page follows`
      : `  next       shopgen dev --site ${id} shows changes as you make them`,
  ].join('\n');
}

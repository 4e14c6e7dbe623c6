import type { SiteModel } from '#runtime/contracts/site.ts';

/**
 * The addresses a site answers on while it runs on this machine, by locale: `http://fr-be.localhost:3000/fr`.
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

/**
 * What a person is told when a site is ready.
 *
 * @param name - The site's name.
 */
export function renderAddresses(name: string, addresses: Readonly<Record<string, string>>, port: number): string {
  const width = Math.max(...Object.keys(addresses).map((locale) => locale.length));
  return [
    `${name} is ready at http://localhost:${port}`,
    ...Object.entries(addresses).map(([locale, url]) => `  ${locale.padEnd(width)}  ${url}`),
  ].join('\n');
}

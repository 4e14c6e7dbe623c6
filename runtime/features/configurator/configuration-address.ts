/** Parameter of a product's address that names a saved configuration. */
export const configurationParameter = 'configuration';

/** The saved configuration that an address names, if any. */
export function namedConfiguration(search: URLSearchParams): string | undefined {
  return search.get(configurationParameter) || undefined;
}

/** The address of the page with what is chosen on it: kept over a reload, and good for sharing. */
export function configuredAddress(href: string, configurationId: string | undefined): string {
  const url = new URL(href);
  if (configurationId === undefined) url.searchParams.delete(configurationParameter);
  else url.searchParams.set(configurationParameter, configurationId);
  return url.href;
}

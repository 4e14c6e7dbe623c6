/** Query parameter with the id of a saved configuration. */
export const configurationParameter = 'configuration';

/** Returns the saved configuration that an address names, if any. */
export function namedConfiguration(search: URLSearchParams): string | undefined {
  return search.get(configurationParameter) || undefined;
}

/** Returns the page's address with the current configuration: it survives a reload and can be shared. */
export function configuredAddress(href: string, configurationId: string | undefined): string {
  const url = new URL(href);
  if (configurationId === undefined) url.searchParams.delete(configurationParameter);
  else url.searchParams.set(configurationParameter, configurationId);
  return url.href;
}

/** Where everything that is held about who is logged in can be downloaded, below the prefix of the locale. */
export const accountDataPath = '/account-data';

/** The query of the page that shows it. */
export const dataView = { name: 'view', value: 'data' } as const;

/** Returns whether an address is that of the data page. */
export function isDataView(search: string): boolean {
  return new URLSearchParams(search).get(dataView.name) === dataView.value;
}

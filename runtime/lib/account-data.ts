/** Path of the download of a customer's data, below the prefix of the locale. */
export const accountDataPath = '/account-data';

/** The query of the page that shows the data. */
export const dataView = { name: 'view', value: 'data' } as const;

/** Returns whether an address is that of the data page. */
export function isDataView(search: string): boolean {
  return new URLSearchParams(search).get(dataView.name) === dataView.value;
}

/** One page of a list, counted from 1. */
export interface Page {
  readonly page: number;
  readonly pageSize: number;
}

/** The page asked for. The specs' defaults are filled in by the time a handler runs; these are the same. */
export function pageOf({ page = 1, pageSize = 20 }: Partial<Page>): Page {
  return { page, pageSize };
}

export function pagesFor(total: number, pageSize: number): number {
  return Math.ceil(total / pageSize);
}

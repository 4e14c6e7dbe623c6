import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { RefusedForm } from '#runtime/contracts/form.ts';

/** What a page remembers of a form stands among its queries, and so reaches the browser with them. */
const refusedKey = (name: string): QueryKey => ['refusedForm', name];

/** Has the page show a form again. */
export function keepRefusedForm(queryClient: QueryClient, name: string, refused: RefusedForm): void {
  queryClient.setQueryData(refusedKey(name), refused);
}

/** The form as it was refused; absent where it is shown for the first time. */
export function findRefusedForm(queryClient: QueryClient, name: string): RefusedForm | undefined {
  return queryClient.getQueryData<RefusedForm>(refusedKey(name));
}

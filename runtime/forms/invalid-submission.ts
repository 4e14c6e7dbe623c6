import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { InvalidSubmission } from '#runtime/contracts/form.ts';

/** Returns the query key of an invalid submission, which so reaches the browser with the page state. */
const submissionKey = (name: string): QueryKey => ['refusedForm', name];

/** Stores an invalid submission, so that the page shows it again. */
export function storeInvalidSubmission(queryClient: QueryClient, name: string, invalid: InvalidSubmission): void {
  queryClient.setQueryData(submissionKey(name), invalid);
}

/** Returns the invalid submission of a form; `undefined` where the form is shown for the first time. */
export function findInvalidSubmission(queryClient: QueryClient, name: string): InvalidSubmission | undefined {
  return queryClient.getQueryData<InvalidSubmission>(submissionKey(name));
}

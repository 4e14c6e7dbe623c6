import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { SentValues } from '../contracts/form.ts';

const draftKey = (form: string, belongsTo: string): QueryKey => ['formDraft', form, belongsTo];

/**
 * Stores the draft of a form that is left before it was sent: only in memory, so that nothing personal is written to
 * disk.
 *
 * @param belongsTo What it was typed for: an order, say, and nobody else's.
 */
export function keepDraft(queryClient: QueryClient, form: string, belongsTo: string, values: SentValues): void {
  const queryKey = draftKey(form, belongsTo);
  queryClient.setQueryDefaults(queryKey, { gcTime: Number.POSITIVE_INFINITY });
  queryClient.setQueryData(queryKey, values);
}

/** Returns the draft of a form; `undefined` where there is none, or it has been sent since. */
export function findDraft(queryClient: QueryClient, form: string, belongsTo: string): SentValues | undefined {
  return queryClient.getQueryData<SentValues>(draftKey(form, belongsTo));
}

/** Deletes a draft that has been sent. */
export function dropDraft(queryClient: QueryClient, form: string, belongsTo: string): void {
  queryClient.removeQueries({ queryKey: draftKey(form, belongsTo), exact: true });
}

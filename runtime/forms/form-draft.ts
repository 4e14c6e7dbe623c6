import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { SentValues } from '../contracts/form.ts';

const draftKey = (form: string, belongsTo: string): QueryKey => ['formDraft', form, belongsTo];

/**
 * Keeps what was typed into a form that is left before it was sent: in the memory of the visit, so that nothing personal is
 * written down, and what is sent stays the only thing that counts.
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

/** Forgets a draft that has been sent. */
export function dropDraft(queryClient: QueryClient, form: string, belongsTo: string): void {
  queryClient.removeQueries({ queryKey: draftKey(form, belongsTo), exact: true });
}

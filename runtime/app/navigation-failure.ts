import type { i18n } from 'i18next';
import { readProblem } from '#runtime/data/read-problem.ts';
import { createTranslate } from '#runtime/i18n/messages.ts';
import type { Notification } from '#runtime/ui/notify-context.ts';

/** Failures of the network rather than of the page: the visitor stays on the current page. */
const networkFailures = ['apiErrors:NETWORK_ERROR', 'apiErrors:TIMEOUT'] as const;

/** The message key of a network failure, or `outdated` where the code of the other page no longer exists. */
export type NavigationFailure = (typeof networkFailures)[number] | 'outdated';

/**
 * Returns why a navigation failed; `undefined` where the other page shows the failure itself (it does not exist, it has
 * moved, its data cannot be loaded).
 *
 * @param error - What loading the page ahead failed with, while the browser believed to have a network.
 */
export function readNavigationFailure(error: unknown): NavigationFailure | undefined {
  const problem = readProblem(error);
  if (problem) return networkFailures.find((key) => key === problem.messageKey);
  // A module that cannot be fetched fails with a TypeError in every browser.
  return error instanceof TypeError ? 'outdated' : undefined;
}

/** Returns the notification that shows a network failure to the visitor. */
export function describeNavigationFailure(key: (typeof networkFailures)[number], { t }: Pick<i18n, 't'>): Notification {
  const translate = createTranslate(t);
  return { variant: 'error', title: translate('components:error.title'), description: translate(key) };
}

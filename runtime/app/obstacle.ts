import type { i18n } from 'i18next';
import { readProblem } from '#runtime/data/read-problem.ts';
import { createTranslate } from '#runtime/i18n/messages.ts';
import type { Notification } from '#runtime/ui/notify-context.ts';

/** Problems of the way to a page, not of the page: whoever meets one is better off where they are. */
const ofTheWay = ['apiErrors:NETWORK_ERROR', 'apiErrors:TIMEOUT'] as const;

/** The text of a problem of the way, or `outdated` where code of the other page can no longer be had. */
export type Obstacle = (typeof ofTheWay)[number] | 'outdated';

/**
 * What keeps a visitor from going to another page; `undefined` where the page itself has something to say (it does not
 * exist, it has moved, its data is out of order).
 *
 * @param error - What loading the page ahead failed with, while the browser believed to have a network.
 */
export function readObstacle(error: unknown): Obstacle | undefined {
  const problem = readProblem(error);
  if (problem) return ofTheWay.find((key) => key === problem.messageKey);
  // A module that cannot be fetched fails with a TypeError in every browser.
  return error instanceof TypeError ? 'outdated' : undefined;
}

/** What visitors are told of a problem of the way. */
export function describeObstacle(key: (typeof ofTheWay)[number], { t }: Pick<i18n, 't'>): Notification {
  const translate = createTranslate(t);
  return { variant: 'error', title: translate('components:error.title'), description: translate(key) };
}

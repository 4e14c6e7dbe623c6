import { stripVTControlCharacters } from 'node:util';
import type { ErrorPayload } from 'vite';
import { followerUrl } from './dev-entry.ts';
import { escapeMarkup } from './escape-markup.ts';

/** A failed module, described for the browser. */
export interface ModuleProblem {
  readonly message: string;
  readonly stack: string;
}

/** Converts an error that a module has thrown to its message and stack. */
export function moduleProblem(error: unknown): ModuleProblem {
  if (!(error instanceof Error)) return { message: String(error), stack: '' };
  return { message: error.message, stack: error.stack?.replace(`${error.name}: ${error.message}`, '').trim() ?? '' };
}

/** Returns the message that makes the open page show an overlay with a problem of a module. */
export const toOverlay = ({ message, stack }: ModuleProblem): ErrorPayload => ({
  type: 'error',
  err: { message: stripVTControlCharacters(message), stack: stripVTControlCharacters(stack) },
});

/** Name of the element that holds the revision of the sources that a page was rendered from. */
const revisionName = 'shopgen-revision';

const followers = ['/@vite/client', followerUrl].map((src) => `<script type="module" src="${src}"></script>`).join('');

/** Returns whether a page contains the scripts that apply changes; the error screen, for one, has none. */
export const isFollowing = (html: string): boolean => html.includes('/@vite/client');

/** Makes a page follow changes. */
export function followChanges(html: string, revision: number): string {
  const stamp = `<meta name="${revisionName}" content="${revision}">`;
  return html.replace('</head>', `${stamp}${isFollowing(html) ? '' : followers}</head>`);
}

/** Renders the page shown while there is no storefront to render one. It reloads by itself once there is. */
export function renderProblemPage({ message, stack }: ModuleProblem, revision: number): string {
  const page = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Not yet</title></head>',
    `<body><pre>${escapeMarkup(message)}</pre><pre>${escapeMarkup(stack)}</pre></body></html>`,
  ].join('');
  return followChanges(page, revision);
}

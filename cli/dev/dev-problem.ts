import { stripVTControlCharacters } from 'node:util';
import type { ErrorPayload } from 'vite';
import type { Diagnostic, SourceTexts } from '#cli/diagnostics/diagnostic.ts';
import { renderDiagnostics } from '#cli/diagnostics/render-diagnostics.ts';

/** Something a person has to put right, in words for the browser. */
export interface DevProblem {
  readonly message: string;
  readonly stack: string;
}

/** What is wrong with the inputs. */
export function inputProblem(diagnostics: readonly Diagnostic[], sources: SourceTexts): DevProblem {
  return { message: renderDiagnostics(diagnostics, sources, false), stack: '' };
}

/** What is wrong with a module. */
export function moduleProblem(error: unknown): DevProblem {
  if (!(error instanceof Error)) return { message: String(error), stack: '' };
  return { message: error.message, stack: error.stack?.replace(`${error.name}: ${error.message}`, '').trim() ?? '' };
}

/** The message that makes the open page show a problem over itself. */
export const toOverlay = ({ message, stack }: DevProblem): ErrorPayload => ({
  type: 'error',
  err: { message: stripVTControlCharacters(message), stack: stripVTControlCharacters(stack) },
});

const reloader = '<script type="module" src="/@vite/client"></script>';

/** Lets a page that has no scripts of its own, like the error screen, follow changes too. */
export const followChanges = (html: string): string =>
  html.includes('/@vite/client') ? html : html.replace('</head>', `${reloader}</head>`);

const escapeMarkup = (text: string): string =>
  stripVTControlCharacters(text).replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);

/** The page shown while there is no storefront to render one. It reloads by itself once the problem is solved. */
export function renderProblemPage({ message, stack }: DevProblem): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Not yet</title>',
    `${reloader}</head><body><pre>${escapeMarkup(message)}</pre><pre>${escapeMarkup(stack)}</pre></body></html>`,
  ].join('');
}

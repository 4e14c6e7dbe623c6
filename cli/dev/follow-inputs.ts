import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isStylesFile } from '#cli/build/styles/evaluate-styles.ts';
import { InputError } from '#cli/diagnostics/input-error.ts';
import { renderDiagnostics } from '#cli/diagnostics/render-diagnostics.ts';
import { isUpToDate } from '#cli/emit/compare.ts';
import { emitProject, type RenderedProject, renderProject } from '#cli/project/generate-project.ts';
import type { CommandContext } from '#cli/terminal/command-context.ts';
import type { DevServer } from './dev-server.ts';
import type { DevStyles } from './dev-styles.ts';
import type { LiveSite, SiteUpdate } from './live-site.ts';
import { toPageProblems } from './page-problem.ts';
import type { InputListener } from './watch-inputs.ts';

const isOwnCode = (file: string): boolean => /\.tsx?$/.test(file);

/** Milliseconds to wait after an update, so that the browser can render it before the CPU is busy again. */
const calmMs = 150;

interface FollowInputsOptions {
  readonly context: Pick<CommandContext, 'root' | 'say' | 'color'>;
  readonly id: string;
  /** The output of the first generation, before any change. */
  readonly first: RenderedProject;
  readonly live: LiveSite;
  readonly dev: Pick<DevServer, 'update' | 'show'>;
  readonly styles: Pick<DevStyles, 'setTheme' | 'refresh'>;
  /** Checks the code of the site in another process, so that this one answers meanwhile; its result is kept. */
  readonly checkAhead: () => Promise<void>;
}

/**
 * Shows saved inputs, or their problems. Texts and themes are shown as soon as they are read; everything is checked,
 * generated and written right after.
 */
export function followInputs({
  context,
  id,
  first,
  live,
  dev,
  styles,
  checkAhead,
}: FollowInputsOptions): InputListener {
  const { root, say, color } = context;
  /** Whether something was shown since the last message that generation succeeded. */
  let isNews = false;
  /** The number of saves, to detect results that are out of date. */
  let touches = 0;
  let taking: string | undefined;
  let shownAt = Number.NEGATIVE_INFINITY;

  const show = (change: SiteUpdate): void => {
    isNews = true;
    shownAt = performance.now();
    if (change.isRestyled) styles.setTheme(live.model().theme);
    dev.update(change);
  };

  const takeFile = async (file: string): Promise<void> => {
    let taken: string | undefined;
    // A file that is touched while it is read is read again: one save causes several events.
    for (let seen = -1; seen !== touches; ) {
      seen = touches;
      const text = await readFile(path.join(root, file), 'utf8').catch(() => undefined);
      if (text === undefined || text === taken) continue;
      taken = text;
      const change = await live.takeFile(file);
      if (change) show(change);
    }
  };

  const regenerate = async (files: readonly string[]): Promise<void> => {
    const seen = touches;
    await pause(Math.max(0, shownAt + calmMs - performance.now()));
    if (seen !== touches) return;
    if (files.some(isOwnCode)) await checkAhead();
    if (seen !== touches) return;
    const [result] = await Promise.allSettled([renderProject(root, [id])]);
    // Something was saved meanwhile: this result is out of date, and the next run will follow.
    if (seen !== touches) return;
    if (result.status === 'rejected') throw result.reason;
    const rendered = result.value;
    const change = live.replace(rendered);
    if (change.files.length > 0) show(change);
    const changes = await emitProject(root, rendered, { force: false });
    dev.show([]);
    if (isNews || !isUpToDate(changes)) say(`Generated again: ${files.join(', ')}`);
    isNews = false;
    warn(rendered.project);
  };

  let told = '';
  /** Prints warnings in the terminal when they differ from the last ones; they block nothing. */
  const warn = ({ diagnostics, sources }: RenderedProject['project']): void => {
    const text = renderDiagnostics(diagnostics, sources, color);
    if (text !== told && text !== '') say(text);
    told = text;
  };
  warn(first.project);

  const reportFailure = (error: unknown): void => {
    isNews = true;
    if (error instanceof InputError) {
      dev.show(toPageProblems(error.diagnostics, error.sources, root));
      say(`${renderDiagnostics(error.diagnostics, error.sources, color)}\nThe last good state is still served.`);
      return;
    }
    // The next save may fix any error, so the server keeps running.
    const message = error instanceof Error ? error.message : String(error);
    const stack = error instanceof Error ? (error.stack ?? '') : '';
    dev.show([{ code: 'unexpected', message, excerpt: stack }]);
    say(`${stack || message}\nThe last good state is still served.`);
  };

  return {
    onTouch(file, burst) {
      touches += 1;
      // The bundler hears of a styles module once a page has loaded it, and then evaluates it itself.
      if (isStylesFile(file)) styles.refresh();
      // When many files change at once, as in a branch switch, none is shown before all are written.
      if (burst.size > 1 || taking !== undefined) return;
      taking = file;
      void takeFile(file)
        .catch(reportFailure)
        .finally(() => {
          taking = undefined;
        });
    },
    async onQuiet(files) {
      try {
        await regenerate(files);
      } catch (error) {
        reportFailure(error);
      }
    },
  };
}

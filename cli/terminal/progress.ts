import type { CommandContext } from '#cli/terminal/command-context.ts';

/** A progress line at the bottom of a terminal. Without a terminal nothing is printed. */
export interface Progress {
  /** @param done Finished and total steps of the bar; absent: no bar. */
  readonly step: (text: string, done?: { readonly count: number; readonly of: number }) => void;
  /** Removes the line while other output is printed. */
  readonly interrupt: (say: () => void) => void;
  readonly end: () => void;
}

/** Width in characters. */
const barWidth = 20;

function drawBar(count: number, of: number): string {
  const full = Math.round((count / of) * barWidth);
  return `[${'#'.repeat(full)}${'-'.repeat(barWidth - full)}] `;
}

const clearLine = '\r\u001b[K';

/**
 * Creates the progress line of a command.
 *
 * @param context - Decides whether anybody is there to see it.
 * @param terminal - Where it is drawn.
 */
export function createProgress(
  { json, quiet }: Pick<CommandContext, 'json' | 'quiet'>,
  terminal: Pick<NodeJS.WriteStream, 'isTTY' | 'columns' | 'write'> = process.stderr,
): Progress {
  // A dumb terminal cannot clear a line.
  const isSeen = terminal.isTTY === true && process.env.TERM !== 'dumb' && !json && !quiet;
  let current = '';
  const draw = (): void => {
    if (isSeen) terminal.write(`${clearLine}${current.slice(0, Math.max(0, terminal.columns - 1))}`);
  };
  return {
    step(text, done) {
      current = `${done ? drawBar(done.count, done.of) : ''}${text} …`;
      draw();
    },
    interrupt(say) {
      if (isSeen) terminal.write(clearLine);
      say();
      draw();
    },
    end() {
      current = '';
      if (isSeen) terminal.write(clearLine);
    },
  };
}

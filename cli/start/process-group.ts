import type { InputError } from '#cli/diagnostics/input-error.ts';
import type { ChildProgram } from './child-program.ts';
import { startFailure } from './start-failure.ts';

/** Child processes that run side by side: when one exits or the user stops the command, all are stopped. */
export interface ProcessGroup {
  /** Aborted when the group ends. The reason is an InputError if a process exited by itself. */
  readonly ended: AbortSignal;
  readonly add: (name: string, program: ChildProgram) => void;
  /** Ends the group because something that it needs is lost. */
  readonly fail: (failure: InputError) => void;
  /** Resolves when the group ends. */
  readonly wait: () => Promise<void>;
  /**
   * Ends the group and stops all processes in reverse order of their start: a storefront finishes its requests while
   * its backend still runs.
   */
  readonly stop: () => Promise<void>;
}

/** @param stopped - Aborted when a person stops us. */
export function createProcessGroup(stopped: AbortSignal): ProcessGroup {
  const members: ChildProgram[] = [];
  const ended = new AbortController();
  stopped.addEventListener('abort', () => ended.abort(), { once: true });
  return {
    ended: ended.signal,
    add(name, program) {
      members.push(program);
      const end = (how: string): void =>
        ended.abort(startFailure(`${name} ended by itself (${how}).`, program.lastWords() || undefined));
      program.exited.then(
        ({ code, signal }) => end(signal === null ? `exit code ${code}` : signal),
        (error: unknown) => end(String(error)),
      );
    },
    fail: (failure) => ended.abort(failure),
    wait: () =>
      new Promise((resolve) => {
        if (ended.signal.aborted) resolve();
        else ended.signal.addEventListener('abort', () => resolve(), { once: true });
      }),
    async stop() {
      ended.abort();
      for (const program of members.toReversed()) await program.stop();
    },
  };
}

import type { ChildProgram } from './child-program.ts';
import { startFailure } from './start-failure.ts';

/** Programs that run side by side: when one ends by itself, or a person stops us, it is over for all. */
export interface Crew {
  /** Aborted when it is over. The reason is an InputError where a program ended by itself. */
  readonly over: AbortSignal;
  readonly add: (name: string, program: ChildProgram) => void;
  /** Resolves when it is over. */
  readonly wait: () => Promise<void>;
  /** Ends all, the last started first: a storefront finishes its requests while its backend still answers. */
  readonly stop: () => Promise<void>;
}

/** @param stopped - Aborted when a person stops us. */
export function createCrew(stopped: AbortSignal): Crew {
  const members: ChildProgram[] = [];
  const ended = new AbortController();
  stopped.addEventListener('abort', () => ended.abort(), { once: true });
  return {
    over: ended.signal,
    add(name, program) {
      members.push(program);
      const end = (how: string): void =>
        ended.abort(startFailure(`${name} ended by itself (${how}).`, program.lastWords() || undefined));
      program.exited.then(
        ({ code, signal }) => end(signal === null ? `exit code ${code}` : signal),
        (error: unknown) => end(String(error)),
      );
    },
    wait: () =>
      new Promise((resolve) => {
        if (ended.signal.aborted) resolve();
        else ended.signal.addEventListener('abort', () => resolve(), { once: true });
      }),
    async stop() {
      for (const program of members.toReversed()) await program.stop();
    },
  };
}

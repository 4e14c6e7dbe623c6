import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Random } from './random.ts';

/** Turns of the event loop without news after which everybody waits: where each actor is at a gate, and where one waits for another. */
const turnsOfRest = { all: 3, some: 15 };
/** Milliseconds without news after which somebody who comes to no gate is a fault. */
const patienceMs = 30_000;
/** Milliseconds that a step may take by the simulated clock, at most. */
const maxStepMs = 40;

interface Waiting {
  readonly actor: string;
  readonly what: string;
  readonly by: 'actor' | 'process' | 'database';
  readonly go: () => void;
}

/** Lets one of several actors go on at a time, the one that chance chooses, until each has come to its end. */
export interface Scheduler {
  /** Milliseconds since 1970. */
  now: number;
  /** What was done, in order: the same for the same seed. */
  readonly trace: string[];
  /** Whether processes may die and third parties fail. */
  isStormy: boolean;
  /** Runs an actor. Resolves with what it returns. */
  start<T>(actor: string, work: () => Promise<T>): Promise<T>;
  /**
   * Waits to be chosen.
   *
   * @param by - `actor`: somebody outside. `process`: code of the backend. `database`: the same, for the one connection until `free` is called.
   */
  gate(what: string, by?: Waiting['by']): Promise<void>;
  /** Lets nobody go on until `free` is called. */
  hold(): void;
  free(): void;
  /** Notes something that was done. */
  note(what: string): void;
  /** Forgets what code of the backend waits for: its process has died. */
  forget(): void;
  /** Lets everybody go on until all have come to their ends. */
  run(): Promise<void>;
}

/** Creates a scheduler. @param start - Milliseconds since 1970. */
export function createScheduler(random: Random, start: number): Scheduler {
  const current = new AsyncLocalStorage<string>();
  const live = new Set<string>();
  const trace: string[] = [];
  let waiting: Waiting[] = [];
  let isHeld = false;
  let names = 0;
  /** Counts what has happened. */
  let news = 0;

  const areAllWaiting = (): boolean => [...live].every((actor) => waiting.some((one) => one.actor === actor));
  /** Work of the operating system, such as that of files, comes back when it likes. */
  const isSystemBusy = (): boolean => process.getActiveResourcesInfo().some((kind) => kind.startsWith('FSReq'));

  /** Waits until whoever was let go on has come to rest. */
  async function rest(): Promise<void> {
    let calm = 0;
    let known = news;
    const isOver = (): boolean =>
      live.size === 0 || waiting.length > 0 ? calm >= (areAllWaiting() ? turnsOfRest.all : turnsOfRest.some) : false;
    let since = performance.now();
    while (!isOver()) {
      await nextTurn();
      calm = isHeld || news !== known || isSystemBusy() ? 0 : calm + 1;
      if (news !== known) since = performance.now();
      known = news;
      if (performance.now() - since > patienceMs) {
        const stuck = [...live].filter((actor) => !waiting.some((one) => one.actor === actor));
        throw new Error(`${stuck.join(', ') || 'Whoever holds the database'} comes to no gate.\n${trace.join('\n')}`);
      }
    }
  }

  const scheduler: Scheduler = {
    now: start,
    trace,
    isStormy: true,
    async start(actor, work) {
      names += 1;
      const name = `${actor} #${names}`;
      live.add(name);
      try {
        return await current.run(name, work);
      } finally {
        live.delete(name);
        news += 1;
      }
    },
    gate(what, by = 'actor') {
      const actor = current.getStore() ?? 'nobody';
      return new Promise((go) => {
        news += 1;
        waiting.push({ actor, what, by, go });
      });
    },
    hold() {
      isHeld = true;
    },
    free() {
      news += 1;
      isHeld = false;
    },
    note: (what) => void trace.push(what),
    forget() {
      waiting = waiting.filter(({ by }) => by === 'actor');
      isHeld = false;
    },
    async run() {
      for (;;) {
        await rest();
        const [first, ...others] = waiting;
        if (first === undefined) {
          if (live.size === 0) return;
          continue;
        }
        const chosen = random.pick([first, ...others]);
        waiting = waiting.filter((one) => one !== chosen);
        scheduler.now += 1 + random.below(maxStepMs);
        trace.push(`${chosen.actor}: ${chosen.what}`);
        isHeld = chosen.by === 'database';
        chosen.go();
      }
    },
  };
  return scheduler;
}

import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Random } from './random.ts';

/** Turns of the event loop without an event after which all actors are blocked: fewer where each waits for its turn, and not for another. */
const idleTurns = { each: 3, some: 15 };
/** Milliseconds without an event after which an actor that does not ask for a turn is a fault. */
const timeoutMs = 30_000;
/** Milliseconds that a step may take by the simulated clock, at most. */
const maxStepMs = 40;

/** The actor that runs. One for all schedulers: on Node 20 each further one makes every promise of the process slower. */
const current = new AsyncLocalStorage<string>();

interface Waiting {
  readonly actor: string;
  readonly what: string;
  readonly by: 'actor' | 'process' | 'database';
  readonly resume: () => void;
}

/** Runs several actors, one at a time: when all are blocked, a random one continues. */
export interface Scheduler {
  /** Milliseconds since 1970. */
  now: number;
  /** What was done, in order: the same for the same seed. */
  readonly trace: string[];
  /** Whether processes may crash and third parties may fail. */
  hasFaults: boolean;
  /** Runs an actor. Resolves with what it returns. */
  start<T>(actor: string, work: () => Promise<T>): Promise<T>;
  /**
   * Resolves when the caller may continue.
   *
   * @param by - `actor`: somebody outside. `process`: code of the backend. `database`: the same, for the one connection, until `release` is called.
   */
  takeTurn(what: string, by?: Waiting['by']): Promise<void>;
  /** Lets nobody continue until `release` is called. */
  pause(): void;
  release(): void;
  /** Adds a line to the trace. */
  note(what: string): void;
  /** Drops what code of the backend waits for: its process has crashed. */
  dropProcess(): void;
  /** Resolves when all actors have ended. */
  run(): Promise<void>;
}

/** Creates a scheduler. @param start - Milliseconds since 1970. */
export function createScheduler(random: Random, start: number): Scheduler {
  const live = new Set<string>();
  const trace: string[] = [];
  let waiting: Waiting[] = [];
  let isPaused = false;
  /** Called when nobody is paused any more. */
  let wake = (): void => undefined;
  let started = 0;
  /** Counts what actors do, to see whether any still does something. */
  let events = 0;

  const setPaused = (paused: boolean): void => {
    isPaused = paused;
    if (!paused) wake();
  };
  /** Leaves the processor to the database, instead of asking for news of it. */
  async function untilReleased(): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, timeoutMs);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  const isWaiting = (actor: string): boolean => waiting.some((one) => one.actor === actor);
  /** Work of the operating system, such as that on files, ends at a time of its own. */
  const isSystemBusy = (): boolean => process.getActiveResourcesInfo().some((kind) => kind.startsWith('FSReq'));

  async function untilBlocked(): Promise<void> {
    let idle = 0;
    let seen = events;
    let since = performance.now();
    const areBlocked = (): boolean => {
      if (live.size > 0 && waiting.length === 0) return false;
      return idle >= ([...live].every(isWaiting) ? idleTurns.each : idleTurns.some);
    };
    while (!areBlocked()) {
      await (isPaused ? untilReleased() : nextTurn());
      if (events !== seen) since = performance.now();
      idle = isPaused || events !== seen || isSystemBusy() ? 0 : idle + 1;
      seen = events;
      if (performance.now() - since > timeoutMs) {
        const stuck = [...live].filter((actor) => !isWaiting(actor));
        throw new Error(`${stuck.join(', ') || 'A transaction'} does not end.\n${trace.join('\n')}`);
      }
    }
  }

  const scheduler: Scheduler = {
    now: start,
    trace,
    hasFaults: true,
    async start(actor, work) {
      started += 1;
      const name = `${actor} #${started}`;
      live.add(name);
      try {
        return await current.run(name, work);
      } finally {
        live.delete(name);
        events += 1;
      }
    },
    takeTurn(what, by = 'actor') {
      const actor = current.getStore() ?? 'nobody';
      return new Promise((resume) => {
        events += 1;
        waiting.push({ actor, what, by, resume });
      });
    },
    pause: () => setPaused(true),
    release() {
      events += 1;
      setPaused(false);
    },
    note: (what) => void trace.push(what),
    dropProcess() {
      waiting = waiting.filter(({ by }) => by === 'actor');
      setPaused(false);
    },
    async run() {
      for (;;) {
        await untilBlocked();
        const [first, ...others] = waiting;
        if (first === undefined) return;
        const chosen = random.pick([first, ...others]);
        waiting = waiting.filter((one) => one !== chosen);
        scheduler.now += 1 + random.below(maxStepMs);
        trace.push(`${chosen.actor}: ${chosen.what}`);
        setPaused(chosen.by === 'database');
        chosen.resume();
      }
    },
  };
  return scheduler;
}

import { AsyncLocalStorage } from 'node:async_hooks';

/** The clock of the requests that storefronts answer, while everything else in the process keeps the machine's. */
export interface DevClock {
  /** Runs what answers a request with the clock ahead by so many milliseconds; negative: behind. */
  readonly ahead: (milliseconds: number, answer: () => void) => void;
  readonly restore: () => void;
}

/** Replaces the `Date` of this process by one that a request can have another time in. */
export function createDevClock(): DevClock {
  const real = globalThis.Date;
  const offsets = new AsyncLocalStorage<number>();
  const now = (): number => real.now() + (offsets.getStore() ?? 0);
  globalThis.Date = new Proxy(real, {
    construct: (target, values, newTarget) =>
      Reflect.construct(target, values.length === 0 ? [now()] : values, newTarget),
    apply: () => new real(now()).toString(),
    get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
  });
  return {
    ahead: (milliseconds, answer) => offsets.run(milliseconds, answer),
    restore: () => {
      globalThis.Date = real;
    },
  };
}

/** Returns the script that sets the clock of a page ahead, before any other of its scripts runs. */
export function clockScript(milliseconds: number): string {
  if (milliseconds === 0) return '';
  return `{
  const real = Date;
  const now = () => real.now() + ${milliseconds};
  Date = new Proxy(real, {
    construct: (target, values, newTarget) => Reflect.construct(target, values.length === 0 ? [now()] : values, newTarget),
    apply: () => new real(now()).toString(),
    get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
  });
}
`;
}

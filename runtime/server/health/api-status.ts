/** Whether an API answers. */
export type ApiState = 'unknown' | 'up' | 'down';

/** The state of the APIs. */
export interface ApiStatus {
  /** Probes every API, or returns the result of a recent probe. */
  readonly check: () => Promise<Readonly<Record<string, ApiState>>>;
  /** Whether each API has answered at least once since the start. */
  readonly answeredOnce: () => boolean;
}

/** Milliseconds for which a check is cached, so that health requests put no load on the APIs. */
const keptForMs = 1000;

/** Monitors APIs by probes; a probe resolves when the API answered, whatever it said, and rejects when it did not. */
export function createApiStatus(probes: Readonly<Record<string, () => Promise<unknown>>>): ApiStatus {
  const states: Record<string, ApiState> = {};
  for (const name of Object.keys(probes)) states[name] = 'unknown';
  const answered = new Set<string>();
  let running: Promise<Readonly<Record<string, ApiState>>> | undefined;
  let keptUntil = 0;

  const probeAll = async (): Promise<Readonly<Record<string, ApiState>>> => {
    await Promise.all(
      Object.entries(probes).map(async ([name, probe]) => {
        try {
          await probe();
          states[name] = 'up';
          answered.add(name);
        } catch {
          states[name] = 'down';
        }
      }),
    );
    keptUntil = Date.now() + keptForMs;
    running = undefined;
    return { ...states };
  };

  return {
    answeredOnce: () => Object.keys(probes).every((name) => answered.has(name)),
    check: () => {
      if (Date.now() < keptUntil) return Promise.resolve({ ...states });
      running ??= probeAll();
      return running;
    },
  };
}

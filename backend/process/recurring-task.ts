/** A task that runs when it is woken, and in intervals. */
export interface RecurringTask {
  /** Runs the task. Resolves when the run has ended, successfully or not; never rejects. */
  wake(): Promise<void>;
  /** Waits for the current run. */
  close(): Promise<void>;
}

interface RecurringTaskOptions {
  /** @param closing - Aborted when no more work should be begun. */
  readonly run: (closing: AbortSignal) => Promise<void>;
  /** Milliseconds between two runs. */
  readonly every: number;
  readonly onError: (error: unknown) => void;
}

/** Creates a task that runs one at a time: waking it during a run makes it run once more. */
export function createRecurringTask({ run, every, onError }: RecurringTaskOptions): RecurringTask {
  let due = false;
  const closing = new AbortController();
  let running: Promise<void> | undefined;
  const runWhileDue = async (): Promise<void> => {
    while (due && !closing.signal.aborted) {
      due = false;
      await run(closing.signal).catch(onError);
    }
    running = undefined;
  };
  const wake = (): Promise<void> => {
    if (closing.signal.aborted) return Promise.resolve();
    due = true;
    running ??= runWhileDue();
    return running;
  };
  const timer = setInterval(() => void wake(), every);
  timer.unref();
  return {
    wake,
    async close() {
      closing.abort();
      clearInterval(timer);
      await running;
    },
  };
}

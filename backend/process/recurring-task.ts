/** Work that is done when there is some, and looked for now and then. */
export interface RecurringTask {
  /** There is work. Resolves when it is done, or could not be for now; never fails. */
  wake(): Promise<void>;
  /** Waits for what is under way. */
  close(): Promise<void>;
}

interface RecurringTaskOptions {
  /** @param closing - Says that no more should be begun. */
  readonly run: (closing: AbortSignal) => Promise<void>;
  /** Milliseconds between two looks. */
  readonly every: number;
  readonly onError: (error: unknown) => void;
}

/** Runs a task one at a time: whoever wakes it while it runs has it run once more. */
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

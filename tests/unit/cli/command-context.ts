import type { CommandContext } from '#cli/terminal/command-context.ts';

/** A command's environment, for calling its work directly. */
export interface TestContext {
  readonly context: CommandContext;
  /** What was said to a person. */
  readonly said: string[];
  /** What Ctrl-C does. */
  readonly stop: () => void;
}

/** Environment as for a command without options. */
export function createContext(root: string): TestContext {
  const said: string[] = [];
  const stopped = new AbortController();
  const context: CommandContext = {
    root,
    json: false,
    quiet: false,
    verbose: false,
    color: false,
    input: false,
    say: (text) => {
      said.push(text);
    },
    detail: () => {},
    untilStopped: () => stopped.signal,
  };
  return { context, said, stop: () => stopped.abort() };
}

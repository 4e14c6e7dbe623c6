import type { CommandContext } from '#cli/terminal/command-context.ts';

/** A command's environment, for calling its work directly. */
export interface TestContext {
  readonly context: CommandContext;
  /** Output for people. */
  readonly said: string[];
  /** Simulates Ctrl-C. */
  readonly stop: () => void;
}

/** Creates the environment of a command without options. */
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

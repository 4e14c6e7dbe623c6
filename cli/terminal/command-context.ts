import type { Diagnostic, SourceTexts } from '#cli/diagnostics/diagnostic.ts';

/** The context of every command, independent of its own options. */
export interface CommandContext {
  /** Absolute path of the folder that holds site-configs, locales and openapi. */
  readonly root: string;
  readonly json: boolean;
  readonly quiet: boolean;
  readonly verbose: boolean;
  /** Whether stderr may be coloured. */
  readonly color: boolean;
  /** Whether the user can be asked: stdin is a terminal and --no-input is not given. */
  readonly input: boolean;
  /** Prints a line on stderr. Silent with --quiet. */
  say(text: string): void;
  /** Prints a line on stderr only with --verbose. */
  detail(text: string): void;
  /**
   * For commands that run until they are stopped: from now on SIGINT and SIGTERM abort the returned signal instead of
   * ending the process, and the command has to end by itself.
   */
  untilStopped(): AbortSignal;
}

/** The result of a command. An error among the diagnostics makes the exit code 1. */
export interface Outcome {
  readonly diagnostics?: readonly Diagnostic[];
  /** Source texts for the excerpts of the diagnostics. */
  readonly sources?: SourceTexts;
  /** Members of the `--json` document in addition to the envelope. */
  readonly data?: Readonly<Record<string, unknown>>;
  /** The requested output for people, printed on stdout without `--json`. */
  readonly text?: string;
  /** The suggested next step, printed on stderr. */
  readonly next?: string;
  readonly exitCode?: number;
  /** How the command would end if it ran again at once; absent where that need not be known. */
  readonly repeat?: Repeat;
}

/** How a command that has ended well would end if it ran again at once. */
export interface Repeat {
  /** Absolute paths of the files and folders that the command writes, or compares with what it would write. */
  readonly outputs: readonly string[];
  /** Looks at the outputs again and returns the outcome; undefined where the command would change something. */
  readonly run: () => Promise<RepeatedOutcome | undefined>;
}

/** The outcome of a repeated command. */
export interface RepeatedOutcome {
  readonly outcome: Outcome;
  /** The lines that the command prints on stderr before its outcome. Default: none. */
  readonly said?: readonly string[];
}

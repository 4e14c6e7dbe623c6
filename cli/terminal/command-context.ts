import type { Diagnostic, SourceTexts } from '#cli/diagnostics/diagnostic.ts';

/** What every command is given, whatever its own options are. */
export interface CommandContext {
  /** Absolute path of the folder that holds site-configs, locales and openapi. */
  readonly root: string;
  readonly json: boolean;
  readonly quiet: boolean;
  readonly verbose: boolean;
  /** Whether stderr may be coloured. */
  readonly color: boolean;
  /** Whether a person can be asked: stdin is a terminal and --no-input is not given. */
  readonly input: boolean;
  /** Says a line to a person, on stderr. Silent with --quiet. */
  say(text: string): void;
  /** Says a line only with --verbose. */
  detail(text: string): void;
  /**
   * For commands that run until they are stopped: from now on SIGINT and SIGTERM abort the signal instead of ending the
   * process, and the command ends by itself.
   */
  untilStopped(): AbortSignal;
}

/** What a command has to say when it ends. Exit code 1 follows from an error among the diagnostics. */
export interface Outcome {
  readonly diagnostics?: readonly Diagnostic[];
  /** Texts for the excerpts of the diagnostics. */
  readonly sources?: SourceTexts;
  /** Members of the `--json` document besides the envelope. */
  readonly data?: Readonly<Record<string, unknown>>;
  /** What the command was asked for, for a person: goes to stdout without `--json`. */
  readonly text?: string;
  /** What to do next, said on stderr. */
  readonly next?: string;
  readonly exitCode?: number;
}

/** One of several possible answers. */
export interface Choice {
  readonly value: string;
  readonly name: string;
}

/** Asks the user. Each question suggests the most likely answer. */
export interface Ask {
  /** @param check returns what is wrong with an answer; the question is then asked again */
  text(
    question: string,
    suggested: string | undefined,
    check?: (answer: string) => string | undefined,
  ): Promise<string>;
  one(question: string, choices: readonly Choice[], suggested: string): Promise<string>;
  /** @param atLeastOne rejects an empty answer */
  some(
    question: string,
    choices: readonly Choice[],
    suggested: readonly string[],
    atLeastOne?: boolean,
  ): Promise<string[]>;
}

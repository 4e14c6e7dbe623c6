/** One of several answers. */
export interface Choice {
  readonly value: string;
  readonly name: string;
}

/** Asks a person. Each question comes with the answer that is likely right. */
export interface Ask {
  /** @param check gives what is wrong with an answer; it is asked again */
  text(
    question: string,
    suggested: string | undefined,
    check?: (answer: string) => string | undefined,
  ): Promise<string>;
  one(question: string, choices: readonly Choice[], suggested: string): Promise<string>;
  /** @param atLeastOne an empty answer is none */
  some(
    question: string,
    choices: readonly Choice[],
    suggested: readonly string[],
    atLeastOne?: boolean,
  ): Promise<string[]>;
}

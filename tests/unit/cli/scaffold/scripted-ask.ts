import type { Ask } from '#cli/scaffold/ask.ts';

/** Answers questions from a list, and otherwise with the suggestion. */
export interface ScriptedAsk {
  readonly ask: Ask;
  /** The questions so far. */
  readonly asked: string[];
  /** Messages about invalid answers. */
  readonly refused: string[];
}

/** @param answers by what the question begins with */
export function scriptedAsk(answers: Readonly<Record<string, string | readonly string[]>> = {}): ScriptedAsk {
  const asked: string[] = [];
  const refused: string[] = [];
  const answerTo = (question: string): string | readonly string[] | undefined => {
    asked.push(question);
    return Object.entries(answers).find(([beginning]) => question.startsWith(beginning))?.[1];
  };
  return {
    asked,
    refused,
    ask: {
      text: async (question, suggested, check) => {
        const answer = String(answerTo(question) ?? suggested ?? '');
        const complaint = check?.(answer);
        if (complaint !== undefined) refused.push(complaint);
        return answer;
      },
      one: async (question, choices, suggested) => {
        const answer = String(answerTo(question) ?? suggested);
        if (!choices.some(({ value }) => value === answer)) throw new Error(`${question} has no choice ${answer}`);
        return answer;
      },
      some: async (question, choices, suggested) => {
        const answer = answerTo(question) ?? suggested;
        return choices.flatMap(({ value }) => (answer.includes(value) ? [value] : []));
      },
    },
  };
}

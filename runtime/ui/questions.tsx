import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { Question } from './questions.styles.ts';
import { RichText } from './rich-text.tsx';

interface QuestionsProps {
  readonly questions: readonly {
    readonly question: string;
    /** HTML of the API, already sanitised by `runtime/rpc`. */
    readonly answer: string;
  }[];
}

/** Shows questions that open their answers, with and without JavaScript. */
export function Questions({ questions }: QuestionsProps): ReactNode {
  return questions.map(({ question, answer }) => (
    <Question key={question}>
      <summary>
        {question}
        <Icon name="plus" />
      </summary>
      <RichText html={answer} />
    </Question>
  ));
}

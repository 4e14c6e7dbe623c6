import type { ReactNode } from 'react';
import { Fold } from './fold.styles.ts';
import { Icon } from './icon.tsx';
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
    <Fold key={question}>
      <summary>
        {question}
        <Icon name="plus" />
      </summary>
      <RichText html={answer} />
    </Fold>
  ));
}

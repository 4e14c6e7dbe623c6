import type { components } from '#generated/contracts/content-api.ts';
import { sanitizeHtml } from '../html/sanitize-html.ts';

type Advice = components['schemas']['Advice'];

/** Returns an advice article with sanitized text and answers. */
export function sanitizeAdvice(advice: Advice): Advice {
  return {
    ...advice,
    body: sanitizeHtml(advice.body),
    questions: advice.questions.map(({ question, answer }) => ({ question, answer: sanitizeHtml(answer) })),
  };
}

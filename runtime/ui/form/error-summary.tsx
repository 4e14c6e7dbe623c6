import { type MouseEvent, type ReactNode, useContext, useEffect, useRef } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { Icon } from '../icon.tsx';
import { SummaryBox, SummaryList, SummaryText, SummaryTitle } from './error-summary.styles.ts';
import { FormScope } from './form-scope.ts';

/** The error of a field. */
interface FieldErrorLink {
  readonly name: string;
  /** The field's label. */
  readonly label: string;
  readonly error: string;
}

interface ErrorSummaryProps {
  /** In the order of the form. */
  readonly errors: readonly FieldErrorLink[];
  /** Error of the whole form: wrong credentials, an API that does not answer. */
  readonly problem?: string | undefined;
  /** Number of submissions; the summary takes the focus when it changes, and when the page is loaded with errors. */
  readonly attempt?: number;
}

/** Shows the errors of a form, with links to the fields; nothing while there are none. */
export function ErrorSummary({ errors, problem, attempt = 0 }: ErrorSummaryProps): ReactNode {
  const { t } = useLocale();
  const scope = useContext(FormScope);
  const box = useRef<HTMLDivElement>(null);
  const focusedAttempt = useRef<number>(undefined);

  // Errors may be rendered after the attempt; a summary that appears during typing must not take the focus.
  useEffect(() => {
    if (!box.current || focusedAttempt.current === attempt) return;
    focusedAttempt.current = attempt;
    box.current.focus();
  });

  if (errors.length === 0 && problem === undefined) return null;
  const follow = (event: MouseEvent, id: string): void => {
    const control = document.getElementById(id);
    if (!control) return;
    // A jump to a field adds no entry to the history.
    event.preventDefault();
    control.focus({ preventScroll: true });
    control.closest('div, fieldset')?.scrollIntoView({ block: 'center' });
  };
  return (
    <SummaryBox ref={box} role="alert" tabIndex={-1}>
      <Icon name="alert" />
      <SummaryText>
        <SummaryTitle>{problem ?? t('form:errors', { count: errors.length })}</SummaryTitle>
        {errors.length > 0 && (
          <SummaryList>
            {errors.map(({ name, label, error }) => (
              <li key={name}>
                <a href={`#${scope}-${name}`} onClick={(event) => follow(event, `${scope}-${name}`)}>
                  {t('form:fieldError', { label, error })}
                </a>
              </li>
            ))}
          </SummaryList>
        )}
      </SummaryText>
    </SummaryBox>
  );
}

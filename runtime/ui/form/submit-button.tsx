import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { buttonClass } from '../link.styles.ts';
import { hiddenClass } from '../text.styles.ts';
import { useIsOnline } from '../use-is-online.ts';
import { submitClass, submitTextsClass } from './submit-button.styles.ts';

interface SubmitButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'children' | 'className'> {
  /** Label, a verb; default: "Send". */
  readonly label?: string;
  /** Whether the form is being sent. */
  readonly isBusy?: boolean;
  /** Label while busy. */
  readonly busyLabel?: string;
}

/**
 * Shows the button that sends the form. Meanwhile it says so, keeps its size and the focus, and sends nothing twice.
 */
export function SubmitButton({ label, isBusy = false, busyLabel, onClick, ...button }: SubmitButtonProps): ReactNode {
  const { t } = useLocale();
  const isOnline = useIsOnline();
  const busy = `${isOnline ? (busyLabel ?? t('form:sending')) : t('form:waitingForConnection')}…`;
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <>
      <button
        {...button}
        type="submit"
        aria-busy={isBusy}
        aria-disabled={isBusy}
        onClick={press}
        className={`${buttonClass()} ${submitClass()}`}
      >
        <span className={submitTextsClass().className}>
          <span data-off={isBusy ? '' : undefined}>{label ?? t('form:send')}</span>
          <span data-off={isBusy ? undefined : ''}>{busy}</span>
        </span>
      </button>
      <span role="status" className={hiddenClass().className}>
        {isBusy && busy}
      </span>
    </>
  );
}

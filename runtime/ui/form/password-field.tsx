import { type ChangeEvent, type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { useIsAlive } from '../use-is-alive.ts';
import { ControlFrame, controlClass } from './field.styles.ts';
import { Field, type FieldTexts, useFieldWiring } from './field.tsx';
import { revealClass } from './password-field.styles.ts';
import { PasswordStrengthRow } from './password-strength-row.tsx';

interface PasswordFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, keyof FieldTexts | 'id' | 'type'> {
  /** `current-password` or `new-password`: for password managers. */
  readonly autoComplete: 'current-password' | 'new-password';
  /** Shows the rules of a new password and its strength. */
  readonly withRules?: boolean;
}

/** Shows a password field, which can reveal its value with JavaScript. Pasting and password managers work. */
export function PasswordField({
  label,
  hint,
  error,
  optional,
  name,
  withRules = false,
  onChange,
  ...input
}: PasswordFieldProps): ReactNode {
  const { t } = useLocale();
  const button = useRef<HTMLButtonElement>(null);
  const isAlive = useIsAlive();
  const [isShown, setIsShown] = useState(false);
  const [typed, setTyped] = useState('');
  const texts = { name, label, hint, error, optional };
  const { id, ...wiring } = useFieldWiring(texts, ...(withRules ? ['rules'] : []));

  useEffect(() => {
    const form = isAlive ? button.current?.form : undefined;
    if (!form) return;
    // Browsers store the values of text fields.
    const hide = (): void => setIsShown(false);
    form.addEventListener('submit', hide);
    return () => form.removeEventListener('submit', hide);
  }, [isAlive]);

  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    if (withRules) setTyped(event.target.value);
    onChange?.(event);
  };
  return (
    <Field {...texts}>
      <ControlFrame>
        <input
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...input}
          onChange={change}
          type={isShown ? 'text' : 'password'}
          id={id}
          {...wiring}
          className={controlClass({ kind: 'password' }).className}
        />
        {isAlive && (
          <button
            ref={button}
            type="button"
            className={revealClass().className}
            aria-label={t('form:password.show')}
            aria-pressed={isShown}
            aria-controls={id}
            onClick={() => setIsShown(!isShown)}
          >
            <Eye isOpen={isShown} />
          </button>
        )}
      </ControlFrame>
      {withRules && <PasswordStrengthRow name={name} password={typed} />}
    </Field>
  );
}

function Eye({ isOpen }: { readonly isOpen: boolean }): ReactNode {
  return (
    <svg
      width={22}
      height={22}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M2 10c2-3.6 4.7-5.4 8-5.4s6 1.8 8 5.4c-2 3.6-4.7 5.4-8 5.4S4 13.6 2 10z" />
      <circle cx="10" cy="10" r="2.6" />
      {!isOpen && <path d="M4 16L16 4" />}
    </svg>
  );
}

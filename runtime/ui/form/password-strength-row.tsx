import type { ReactNode } from 'react';
import type { MessageKey } from '#generated/contracts/message-keys.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import {
  type PasswordRule,
  type PasswordStrength,
  passwordRules,
  passwordStrength,
} from '#runtime/lib/password-rules.ts';
import { hiddenClass } from '../text.styles.ts';
import { useFieldId } from './form-scope.ts';
import { RuleList, StrengthBar, StrengthRow } from './password-field.styles.ts';

const ruleTexts = {
  length: 'form:password.rules.length',
  lowercase: 'form:password.rules.lowercase',
  uppercase: 'form:password.rules.uppercase',
  digit: 'form:password.rules.digit',
  special: 'form:password.rules.special',
  noSpace: 'form:password.rules.noSpace',
} as const satisfies Record<PasswordRule, MessageKey>;

const strengthTexts = {
  0: 'form:password.strength.weak',
  1: 'form:password.strength.fair',
  2: 'form:password.strength.good',
  3: 'form:password.strength.strong',
  4: 'form:password.strength.veryStrong',
} as const satisfies Record<PasswordStrength, MessageKey>;

const steps = [1, 2, 3, 4] as const;
const ruleNames = ['length', 'lowercase', 'uppercase', 'digit', 'special', 'noSpace'] as const satisfies PasswordRule[];

interface PasswordStrengthRowProps {
  /** Name of the field. */
  readonly name: string;
  /** The current value. */
  readonly password: string;
}

/**
 * Shows the rules of a new password, and the strength of the one being typed. Before and without JavaScript, only the
 * rules. A screen reader announces the strength when it changes.
 */
export function PasswordStrengthRow({ name, password }: PasswordStrengthRowProps): ReactNode {
  const { t } = useLocale();
  const id = `${useFieldId(name)}-rules`;
  const strength = passwordStrength(password);
  const isTyped = password !== '';
  return (
    <>
      <div id={id}>
        <span className={hiddenClass().className}>{t('form:password.rules.label')} </span>
        <RuleList>
          {ruleNames.map((rule) => {
            const isMet = isTyped && passwordRules[rule](password);
            return (
              <li key={rule} data-met={isMet ? '' : undefined}>
                {t(ruleTexts[rule])}
                {isMet && <span className={hiddenClass().className}> ({t('form:password.rules.met')})</span>}
              </li>
            );
          })}
        </RuleList>
      </div>
      <StrengthRow>
        {isTyped && (
          <StrengthBar
            strength={strength}
            role="meter"
            aria-label={t('form:password.strength.label')}
            aria-valuemin={0}
            aria-valuemax={4}
            aria-valuenow={strength}
            aria-valuetext={t(strengthTexts[strength])}
          >
            {steps.map((step) => (
              <i key={step} data-filled={step <= Math.max(strength, 1) ? '' : undefined} />
            ))}
          </StrengthBar>
        )}
        <span aria-live="polite">{isTyped && t(strengthTexts[strength])}</span>
      </StrengthRow>
    </>
  );
}

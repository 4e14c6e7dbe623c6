import { useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, type FocusEvent, type ReactNode, useRef, useState } from 'react';
import type { MessageKey } from '#generated/contracts/message-keys.ts';
import type { ProcedureOutputs } from '#runtime/data/procedures.ts';
import { useTRPC } from '#runtime/data/trpc-context.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import type { Address } from '#runtime/lib/address-lines.ts';
import { AddressText } from '#runtime/ui/address-text.tsx';
import { FormActions, FormStack } from '#runtime/ui/form/form-layout.styles.ts';
import { buttonClass } from '#runtime/ui/link.styles.ts';
import { Note } from '#runtime/ui/note.styles.ts';
import { isCountry } from '#runtime/validation/rules/country.ts';
import { AddressFields } from './address-fields.tsx';

type Verdict = ProcedureOutputs['customerChecks']['address'];

/** Fields without which an address is not checked. */
const needed = ['street', 'postalCode', 'city'] as const;

const parts = [...needed, 'houseNumber', 'houseNumberAddition', 'extra'] as const;

const texts = {
  verified: 'form:addressCheck.verified',
  corrected: 'form:addressCheck.corrected',
  invalid: 'form:addressCheck.invalid',
} as const satisfies Readonly<Record<string, MessageKey>>;

type CheckedAddressProps = Pick<ComponentProps<typeof AddressFields>, 'form' | 'section' | 'prefix'>;

/**
 * Shows the fields of an address, and the result of the validation service after each. Never blocks: without an answer
 * nothing is shown, and the form is sent whatever the answer is.
 */
export function CheckedAddress({ form, section, prefix = '' }: CheckedAddressProps): ReactNode {
  const { verdict, check } = useAddressCheck();
  const take = (address: Address): void => {
    for (const name of parts) form.write(`${prefix}${name}`, address[name] ?? '');
    check(address);
  };
  const onBlur = ({ currentTarget }: FocusEvent<HTMLElement>): void => {
    const typed = currentTarget.closest('form');
    if (!typed) return;
    const values = new FormData(typed);
    check(Object.fromEntries(['country', ...parts].map((name) => [name, values.get(`${prefix}${name}`)])));
  };
  return (
    <FormStack onBlur={onBlur}>
      <AddressFields form={form} section={section} prefix={prefix} />
      <Verdict verdict={verdict} onTake={take} />
    </FormStack>
  );
}

function useAddressCheck() {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const [verdict, setVerdict] = useState<Verdict>();
  const last = useRef('');

  const check = (address: Readonly<Record<string, unknown>>): void => {
    const getText = (name: string): string => String(address[name] ?? '').trim();
    const country = getText('country');
    if (!isCountry(country) || needed.some((name) => getText(name) === '')) {
      last.current = '';
      setVerdict(undefined);
      return;
    }
    const filled = Object.fromEntries(parts.map((name) => [name, getText(name)]).filter(([, text]) => text !== ''));
    const asked = JSON.stringify({ country, ...filled });
    last.current = asked;
    void queryClient
      .fetchQuery(trpc.customerChecks.address.queryOptions({ country, ...filled }))
      .catch(() => undefined)
      // An answer for an address that has changed since is ignored.
      .then((found) => last.current === asked && setVerdict(found));
  };
  return { verdict, check };
}

interface VerdictProps {
  readonly verdict: Verdict | undefined;
  readonly onTake: (address: Address) => void;
}

/** Shows the service's result for an address; nothing where it could not look it up. */
function Verdict({ verdict, onTake }: VerdictProps): ReactNode {
  const { t } = useLocale();
  const key = verdict === undefined || verdict.verdict === 'plausible' ? undefined : texts[verdict.verdict];
  const suggestion = verdict?.suggestion;
  return (
    <div role="status">
      {key !== undefined && verdict !== undefined && (
        <Note tone={verdict.verdict === 'verified' ? 'success' : 'info'}>
          <p>{t(key)}</p>
          {suggestion && (
            <>
              <AddressText address={suggestion} />
              <FormActions>
                <button type="button" className={buttonClass({ tone: 'quiet' })} onClick={() => onTake(suggestion)}>
                  {t('form:addressCheck.take')}
                </button>
              </FormActions>
            </>
          )}
        </Note>
      )}
    </div>
  );
}

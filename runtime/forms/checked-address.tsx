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
import { type Country, isCountry } from '#runtime/validation/rules/country.ts';
import { AddressFields } from './address-fields.tsx';

type Verdict = ProcedureOutputs['customerChecks']['address'];

const parts = ['street', 'houseNumber', 'houseNumberAddition', 'extra', 'postalCode', 'city'] as const;

type Part = (typeof parts)[number];

/** Fields without which an address is not checked. */
const needed: readonly Part[] = ['street', 'postalCode', 'city'];

/** Fields that say by themselves which address it is: with one of these lists, a register may know the rest. */
const telling: Partial<Record<Country, readonly (readonly Part[])[]>> = {
  NL: [['postalCode', 'houseNumber']],
  BE: [
    ['street', 'houseNumber', 'postalCode'],
    ['street', 'houseNumber', 'city'],
  ],
};

const texts = {
  verified: 'form:addressCheck.verified',
  corrected: 'form:addressCheck.corrected',
  invalid: 'form:addressCheck.invalid',
  completed: 'form:addressCheck.completed',
} as const satisfies Readonly<Record<string, MessageKey>>;

type CheckedAddressProps = Pick<ComponentProps<typeof AddressFields>, 'form' | 'section' | 'prefix'>;

/**
 * Shows the fields of an address, and the result of the validation service after each. Where the service knows the rest of an
 * address, that is filled in. Never blocks: without an answer nothing is shown, and the form is sent whatever the answer is.
 */
export function CheckedAddress({ form, section, prefix = '' }: CheckedAddressProps): ReactNode {
  const { found, check } = useAddressCheck();
  const write = (address: Partial<Record<Part, string | undefined>>, names: readonly Part[]): void => {
    for (const name of names) form.write(`${prefix}${name}`, address[name] ?? '');
  };
  const take = (address: Address): void => {
    write(address, parts);
    check(address, () => undefined);
  };
  const onBlur = ({ currentTarget }: FocusEvent<HTMLElement>): void => {
    const element = currentTarget.closest('form');
    if (!element) return;
    const read = () => {
      const values = new FormData(element);
      return Object.fromEntries(['country', ...parts].map((name) => [name, values.get(`${prefix}${name}`)]));
    };
    check(read(), (rest) => {
      const typed = read();
      const empty = parts.filter((name) => typed[name] === '' && rest[name] !== undefined);
      write(rest, empty);
    });
  };
  return (
    <FormStack onBlur={onBlur}>
      <AddressFields form={form} section={section} prefix={prefix} />
      <Verdict found={found} onTake={take} />
    </FormStack>
  );
}

/** What the service says of an address: of one that it could complete, only that. */
type Found = Pick<Verdict, 'suggestion'> & { readonly verdict: Verdict['verdict'] | 'completed' };

function useAddressCheck() {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const [found, setFound] = useState<Found>();
  const last = useRef('');

  const check = (address: Readonly<Record<string, unknown>>, complete: (rest: Address) => void): void => {
    const getText = (name: string): string => String(address[name] ?? '').trim();
    const hasAll = (names: readonly Part[]): boolean => names.every((name) => getText(name) !== '');
    const country = getText('country');
    const isWhole = hasAll(needed);
    if (!isCountry(country) || !(isWhole || telling[country]?.some(hasAll))) {
      last.current = '';
      setFound(undefined);
      return;
    }
    const filled = Object.fromEntries(parts.map((name) => [name, getText(name)]).filter(([, text]) => text !== ''));
    const asked = JSON.stringify({ country, ...filled });
    if (last.current === asked) return;
    last.current = asked;
    void queryClient
      .fetchQuery(trpc.customerChecks.address.queryOptions({ country, ...filled }))
      .catch(() => undefined)
      .then((verdict) => {
        // An answer for an address that has changed since is ignored.
        if (last.current !== asked) return;
        const rest = isWhole ? undefined : verdict?.suggestion;
        if (rest) complete(rest);
        setFound(isWhole ? verdict : rest && { verdict: 'completed' });
      });
  };
  return { found, check };
}

interface VerdictProps {
  readonly found: Found | undefined;
  readonly onTake: (address: Address) => void;
}

/** Shows the service's result for an address; nothing where it could not look it up. */
function Verdict({ found, onTake }: VerdictProps): ReactNode {
  const { t } = useLocale();
  const key = found === undefined || found.verdict === 'plausible' ? undefined : texts[found.verdict];
  const suggestion = found?.suggestion;
  return (
    <div role="status">
      {key !== undefined && found !== undefined && (
        <Note tone={found.verdict === 'verified' ? 'success' : 'info'}>
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

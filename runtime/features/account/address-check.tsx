import { useQueryClient } from '@tanstack/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import { type FocusEvent, type ReactNode, useState } from 'react';
import type { MessageKey } from '#generated/contracts/message-keys.ts';
import { useTRPC } from '#runtime/data/trpc-context.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import type { AppRouter } from '#runtime/rpc/app-router.ts';
import { isCountry } from '#runtime/validation/rules/country.ts';
import { Note } from './account-section.styles.ts';
import { AddressText } from './kept-details.tsx';

type Verdict = inferRouterOutputs<AppRouter>['customerChecks']['address'];

/** Parts without which there is nothing to ask. */
const needed = ['street', 'postalCode', 'city'] as const;

const parts = [...needed, 'houseNumber', 'houseNumberAddition', 'extra'] as const;

const texts = {
  verified: 'account:address.check.verified',
  corrected: 'account:address.check.corrected',
  invalid: 'account:address.check.invalid',
} as const satisfies Readonly<Record<string, MessageKey>>;

/**
 * What the validation service says of an address, asked whenever somebody leaves one of its fields. It helps and never
 * stands in the way: without an answer nothing is shown, and the form is sent whatever the answer is.
 */
export function useAddressCheck() {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const [verdict, setVerdict] = useState<Verdict>();

  const check = async (form: HTMLFormElement): Promise<void> => {
    const typed = new FormData(form);
    const textOf = (name: string): string => String(typed.get(name) ?? '').trim();
    const country = textOf('country');
    if (!isCountry(country) || needed.some((name) => textOf(name) === '')) return setVerdict(undefined);
    const filled = Object.fromEntries(parts.map((name) => [name, textOf(name)]).filter(([, text]) => text !== ''));
    const found = await queryClient
      .fetchQuery(trpc.customerChecks.address.queryOptions({ country, ...filled }))
      .catch(() => undefined);
    setVerdict(found);
  };

  return {
    verdict,
    /** For the element around the fields. */
    onBlur: (event: FocusEvent<HTMLElement>) => {
      const form = event.currentTarget.closest('form');
      if (form) void check(form);
    },
  };
}

interface AddressVerdictProps {
  readonly verdict: Verdict | undefined;
}

/** The service's word on an address; nothing where it could not look it up. */
export function AddressVerdict({ verdict }: AddressVerdictProps): ReactNode {
  const { t } = useLocale();
  const key = verdict === undefined || verdict.verdict === 'plausible' ? undefined : texts[verdict.verdict];
  return (
    <div role="status">
      {key !== undefined && verdict !== undefined && (
        <Note tone={verdict.verdict === 'verified' ? 'success' : 'info'}>
          <p>{t(key)}</p>
          {verdict.suggestion && <AddressText address={verdict.suggestion} />}
        </Note>
      )}
    </div>
  );
}

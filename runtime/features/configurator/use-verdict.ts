import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { components } from '#generated/contracts/product-api.ts';
import { useTRPC } from '#runtime/data/trpc-context.ts';
import { finishedValues } from '#runtime/lib/configuration-values.ts';

type Schemas = components['schemas'];

/** The API's validation of a configuration, with its price. */
export type Verdict = Schemas['ConfiguredProduct'];

/** A configuration to validate. */
export interface Choice {
  readonly variantId: string | undefined;
  readonly quantity: number;
  readonly values: Schemas['ConfigurationValues'];
  /** Makes the crop that is to be printed, and says its identifier. Where that fails there is nothing to ask about. */
  readonly crop?: (() => Promise<string>) | undefined;
}

interface Answer {
  /** Absent where nothing but the quantity is chosen. */
  readonly verdict: Verdict | undefined;
  readonly pricing: Schemas['Pricing'] | undefined;
}

/** Milliseconds without a further change after which the API is asked. */
const calm = 250;

/**
 * Asks the API about the configuration, shortly after the last change. An outdated answer is dropped, so an older one
 * never follows a newer one; until the next arrives the last one stays.
 *
 * @param isConfigurable - Whether there is more to choose than how many: otherwise only their price is asked for.
 */
export function useVerdict(product: string, start: Verdict | undefined, isConfigurable: boolean) {
  const { configurator } = useTRPC();
  const queryClient = useQueryClient();
  const [answer, setAnswer] = useState<Answer>({ verdict: start, pricing: start?.pricing });
  const [isAsking, setIsAsking] = useState(false);
  const latest = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const ask = useCallback(
    ({ variantId, quantity, values, crop }: Choice) => {
      clearTimeout(timer.current);
      latest.current += 1;
      const asked = latest.current;
      setIsAsking(true);
      const variant = variantId === undefined ? {} : { variantId };
      const findAnswer = async (): Promise<Answer> => {
        if (!isConfigurable) {
          const options = configurator.quantity.queryOptions({ product, quantity, ...variant });
          return { verdict: undefined, pricing: await queryClient.fetchQuery({ ...options, staleTime: 0 }) };
        }
        const cropId = await crop?.();
        if (asked !== latest.current) throw new Error('Another question has been asked since');
        const question = {
          product,
          quantity,
          values: finishedValues(values),
          ...variant,
          ...(cropId !== undefined && { cropId }),
        };
        const options = configurator.configure.queryOptions(question);
        const verdict = await queryClient.fetchQuery({ ...options, staleTime: 0 });
        return { verdict, pricing: verdict.pricing };
      };
      timer.current = setTimeout(() => {
        findAnswer()
          // Without a response the last price stays; the price in the cart is binding.
          .catch(() => undefined)
          .then((found) => {
            if (asked !== latest.current) return;
            setIsAsking(false);
            if (found) setAnswer(found);
          });
      }, calm);
    },
    [configurator, queryClient, product, isConfigurable],
  );
  return { ...answer, isAsking, ask };
}

import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { components } from '#generated/contracts/product-api.ts';
import { useTRPC } from '#runtime/data/trpc-context.ts';

type Schemas = components['schemas'];

/** The API's verdict on what is chosen, and its price. */
export type Verdict = Schemas['ConfiguredProduct'];

/** What is asked for. */
export interface Choice {
  readonly variantId: string | undefined;
  readonly quantity: number;
  readonly values: Schemas['ConfigurationValues'];
  /** Makes the crop that is to be printed, and says its identifier. Where that fails there is nothing to ask about. */
  readonly crop?: (() => Promise<string>) | undefined;
}

/** Milliseconds without a further change after which the API is asked. */
const calm = 250;

/**
 * Asks the API about what is chosen, shortly after the last change. An answer that another question has overtaken is of no
 * use, so an older one never follows a newer one; until the next is there the last one stays.
 */
export function useVerdict(product: string, start: Verdict | undefined) {
  const { mutateAsync } = useMutation(
    useTRPC().configurator.configure.mutationOptions({ meta: { changesNothing: true } }),
  );
  const [verdict, setVerdict] = useState(start);
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
      timer.current = setTimeout(() => {
        const question = { product, quantity, values, ...(variantId !== undefined && { variantId }) };
        Promise.resolve(crop?.())
          .then((cropId) =>
            asked === latest.current
              ? mutateAsync({ ...question, ...(cropId !== undefined && { cropId }) })
              : undefined,
          )
          // Without an answer the last price stays; the cart's own is the one that counts.
          .catch(() => undefined)
          .then((answer) => {
            if (asked !== latest.current) return;
            setIsAsking(false);
            if (answer) setVerdict(answer);
          });
      }, calm);
    },
    [mutateAsync, product],
  );
  return { verdict, isAsking, ask };
}

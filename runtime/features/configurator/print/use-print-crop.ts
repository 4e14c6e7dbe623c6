import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import type { components } from '#generated/contracts/product-api.ts';
import type { FormError } from '#runtime/contracts/form.ts';
import type { ProcedureInputs } from '#runtime/data/procedures.ts';
import { readProblem } from '#runtime/data/read-problem.ts';
import { useTRPC } from '#runtime/data/trpc-context.ts';
import { problemErrors } from '#runtime/forms/problem-errors.ts';

/** A print: a part of a picture in a size. */
export type Print = ProcedureInputs['configurator']['crop']['print'];
/** A crop as the API has made it. */
export type Crop = components['schemas']['Crop'];

/** The result of a requested print. */
interface MadeCrop {
  /** Key of the print. */
  readonly key: string;
  readonly crop?: Crop;
  readonly problem?: FormError;
}

/** Returns a key that identifies a print. */
export function printKey(print: Print): string {
  return JSON.stringify(print);
}

/**
 * Makes the API crop prints and store the crops. The same print is cropped once, and an outdated answer is not shown.
 *
 * @param start - What was cropped before.
 */
export function usePrintCrop(product: string, start: MadeCrop | undefined) {
  const { configurator } = useTRPC();
  const queryClient = useQueryClient();
  const [made, setMade] = useState(start);
  const latest = useRef(start);
  const asked = useRef(start?.key);
  const cropOf = useCallback(
    async (print: Print): Promise<string> => {
      const key = printKey(print);
      asked.current = key;
      const known = latest.current;
      if (known?.key === key && known.crop) return known.crop.id;
      const tell = (answer: MadeCrop): void => {
        if (asked.current !== key) return;
        latest.current = answer;
        setMade(answer);
      };
      try {
        const options = configurator.crop.queryOptions({ product, print });
        const crop = await queryClient.fetchQuery({ ...options, staleTime: 0 });
        tell({ key, crop });
        return crop.id;
      } catch (error) {
        tell({ key, problem: said(error) });
        throw error;
      }
    },
    [configurator, queryClient, product],
  );
  return { made, cropOf };
}

function said(error: unknown): FormError {
  const found = problemErrors(readProblem(error) ?? { code: 'UNKNOWN', messageKey: 'apiErrors:UNKNOWN' });
  return found.problem ?? Object.values(found.errors)[0] ?? { key: 'apiErrors:UNKNOWN' };
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contract, operationOf } from './contract.ts';
import { type StartEngine, useBackend } from './engine.ts';
import { fuzzSample } from './fuzz-sample.ts';
import { preparedRequests } from './prepared-requests.ts';
import { withState } from './right-state.ts';
import { spoil, valuesOf } from './schema-values.ts';

const sample = fuzzSample(50);

/** What a schema lets through is taken, and what it does not is not. */
export function describeBodies(engine: string, start: StartEngine): void {
  describe(`bodies on ${engine}`, () => {
    const backend = useBackend(start);
    const withBody = contract
      .filter(({ id, body }) => id in preparedRequests && body !== undefined)
      .map(({ id }) => id);

    const ask = async (id: string, made: unknown) => {
      const { url, headers, body, known } = (await preparedRequests[id]?.(backend())) ?? { url: '' };
      return await backend().ask(url, {
        method: operationOf(id).method,
        ...(headers && { headers }),
        body: withState(made, { ...body, ...known }),
      });
    };

    it.each(withBody)('%s takes what its schema describes', async (id) => {
      const operation = operationOf(id);
      const refused: unknown[] = [];
      for (const made of fc.sample(valuesOf({ resolve: operation.resolve }, operation.body), sample)) {
        const answer = await ask(id, made);
        expect(operation.faultsOf(answer)).toEqual([]);
        if (answer.statusCode >= 300) refused.push([made, answer.body]);
      }
      expect(refused.length, JSON.stringify(refused.slice(0, 3))).toBeLessThanOrEqual(sample.numRuns / 10);
    });

    it.each(withBody)('%s takes nothing else', async (id) => {
      const operation = operationOf(id);
      const values = valuesOf({ resolve: operation.resolve }, operation.body);
      for (const made of fc.sample(values.chain(spoil), sample)) {
        const answer = await ask(id, made);
        expect(operation.faultsOf(answer)).toEqual([]);
        expect({ made, status: answer.statusCode }).toEqual({ made, status: 400 });
      }
    });
  });
}

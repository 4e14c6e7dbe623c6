import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contract, getOperation } from './contract.ts';
import { type StartEngine, useSharedBackend } from './engine.ts';
import { fuzzSample } from './fuzz-sample.ts';
import { preparedRequests } from './prepared-requests.ts';
import { withState } from './right-state.ts';
import { getValues, spoil } from './schema-values.ts';

const sample = fuzzSample(3);

/** Describes that bodies are accepted exactly if they match their schema. */
export function describeBodies(engine: string, start: StartEngine): void {
  describe(`bodies on ${engine}`, () => {
    const backend = useSharedBackend(start);
    const withBody = contract
      .filter(({ id, body }) => id in preparedRequests && body !== undefined)
      .map(({ id }) => id);

    /** Sends a generated body that is valid for the schema and the state of the backend, after `change`. */
    const ask = async (id: string, made: unknown, change = (body: unknown) => body) => {
      const { url, headers, body, known } = (await preparedRequests[id]?.(backend())) ?? { url: '' };
      const sent = change(withState(made, { ...body, ...known }));
      const answer = await backend().ask(url, {
        method: getOperation(id).method,
        ...(headers && { headers }),
        body: sent,
      });
      return { sent, answer };
    };

    it.each(withBody)('%s takes what its schema describes', async (id) => {
      const operation = getOperation(id);
      const refused: unknown[] = [];
      for (const made of fc.sample(getValues({ resolve: operation.resolve }, operation.body), sample)) {
        const { answer } = await ask(id, made);
        expect(operation.faultsOf(answer)).toEqual([]);
        if (answer.statusCode >= 300) refused.push([made, answer.body]);
      }
      expect(refused.length, JSON.stringify(refused.slice(0, 3))).toBeLessThanOrEqual(sample.numRuns / 10);
    });

    it.each(withBody)('%s takes nothing else', async (id) => {
      const operation = getOperation(id);
      const values = fc.tuple(getValues({ resolve: operation.resolve }, operation.body), fc.nat());
      for (const [made, seed] of fc.sample(values, sample)) {
        const { sent, answer } = await ask(id, made, (body) => fc.sample(spoil(body), { numRuns: 1, seed })[0]);
        expect(operation.faultsOf(answer)).toEqual([]);
        expect({ sent, status: answer.statusCode }).toEqual({ sent, status: 400 });
      }
    });
  });
}

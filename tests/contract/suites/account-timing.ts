import { describe, expect, it } from 'vitest';
import { addCustomer, freshEmail } from '#tests/support/customers.ts';
import { isSoak } from '#tests/support/soak.ts';
import { casesOf, held, ofCheck } from '#tests/support/trust.ts';
import { type StartEngine, useSharedBackend } from './engine.ts';

/** Milliseconds between the medians of known and unknown addresses that nobody can tell apart over a network. */
const maxGap = 10;

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Describes that nobody learns from an answer, or from how long it takes, whether an address has an account. */
export function describeAccountTiming(engine: string, start: StartEngine): void {
  describe(`what accounts give away on ${engine}`, () => {
    const backend = useSharedBackend(start);
    const operations = {
      '/auth/login': (email: string) => ({ email, password: 'Wrong&Wrong1' }),
      '/auth/forgot': (email: string) => ({ email }),
      // Only who knows the number of an order gets its link, by mail.
      '/orders/find': (email: string) => ({ number: 'QU-2026-000001', email }),
    };

    it(`is the same for known and unknown addresses ${ofCheck(17)}`, async () => {
      const cases = casesOf(17);
      for (const [url, bodyFor] of Object.entries(operations)) {
        const taken = { known: [] as number[], unknown: [] as number[] };
        const answers = new Set<string>();
        for (let index = 0; index < cases; index += 1) {
          const known = await addCustomer(backend());
          const asked = [
            ['known', known.email],
            ['unknown', freshEmail()],
          ] as const;
          for (const [whose, email] of index % 2 === 0 ? asked : asked.toReversed()) {
            const began = performance.now();
            const answer = await backend().ask(url, { method: 'POST', body: bodyFor(email) });
            taken[whose].push(performance.now() - began);
            answers.add(`${answer.statusCode} ${answer.body.replace(/"requestId":"[^"]*"/, '')}`);
          }
        }
        expect([...answers]).toHaveLength(1);
        // What takes as long is measured in full only: a handful of times on a busy machine says nothing.
        const gap = Math.abs(median(taken.known) - median(taken.unknown));
        if (isSoak) expect({ url, gap: Math.max(gap, maxGap) }).toEqual({ url, gap: maxGap });
      }
      held(17, cases, { on: engine });
    }, 600_000);
  });
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkValues } from '#runtime/validation/check-values.ts';
import { object } from '#runtime/validation/yup.ts';
import { specComponent } from '#tests/support/spec-component.ts';
import { type RuleCases, ruleCases } from './rule-cases.ts';

/** Returns the error of a value, or `fine` with the sent value. */
async function getVerdict({ schema }: RuleCases, typed: unknown) {
  const checked = await checkValues(object({ field: schema }), { field: typed });
  return checked.ok ? 'fine' : checked.errors.field?.key;
}

describe.each(ruleCases)('the rule for $rule', (rule) => {
  const components = rule.components.map((pointer) => specComponent(rule.api, pointer));
  const sent = (typed: unknown): unknown => rule.schema.cast(typed, { assert: false });

  it('gives the verdict that the API gives', async () => {
    for (const [typed, verdict] of rule.cases) {
      const about = JSON.stringify(typed)?.slice(0, 60);
      expect(await getVerdict(rule, typed), about).toBe(verdict);
      // An empty value is not sent, and so not validated.
      const value = sent(typed);
      if (value === undefined) continue;
      for (const validate of components) expect(validate(value), about).toBe(verdict === 'fine');
    }
  });
});

/** Texts near the bounds of a rule, from its alphabet. */
const nearby: Readonly<Record<string, fc.Arbitrary<string>>> = {
  'e-mail address': fc
    .tuple(
      fc.string({ unit: fc.constantFrom('a', 'Z', '0', '.', '-', '+', '@', 'é', ' '), maxLength: 4 }),
      fc.array(fc.string({ unit: fc.constantFrom('a', 'Z', '0', '-', 'é'), maxLength: 3 }), { maxLength: 4 }),
    )
    .map(([local, labels]) => `${local}@${labels.join('.')}`),
  'new password': fc.string({
    unit: fc.constantFrom('a', 'B', '3', '!', '~', 'é', '🌲', ' '),
    minLength: 6,
    maxLength: 10,
  }),
  'phone number': fc
    .tuple(
      fc.constantFrom('', '+31 ', '+1-', '+1234', '0031'),
      fc.constantFrom('053', '(053)', '(053', '53', '053 '),
      fc.constantFrom(' ', '', '-', '  '),
      fc.constantFrom('123', '12', '1a3'),
      fc.constantFrom(' ', '', '-', '/'),
      fc.constantFrom('4567', '456', '45678'),
    )
    .map((parts) => parts.join('')),
  'postal code of NL': fc.string({ unit: fc.constantFrom('1', '0', '9', ' ', 'S', 'a', 'd', 'X'), maxLength: 8 }),
  'postal code of GB': fc.string({ unit: fc.constantFrom('1', '0', ' ', 'G', 'i', 'R', 'A'), maxLength: 8 }),
};

describe('browser and API', () => {
  it.each(Object.keys(nearby))('agree on whatever is typed near the edges of: %s', async (name) => {
    const rule = ruleCases.find((one) => one.rule === name);
    if (!rule) throw new Error(`No cases for ${name}`);
    const [validate] = rule.components.map((pointer) => specComponent(rule.api, pointer));
    await fc.assert(
      fc.asyncProperty(nearby[name] ?? fc.string(), async (typed) => {
        const value: unknown = rule.schema.cast(typed, { assert: false });
        if (value === undefined) return;
        expect((await getVerdict(rule, typed)) === 'fine').toBe(validate?.(value));
      }),
      { numRuns: 300 },
    );
  });
});

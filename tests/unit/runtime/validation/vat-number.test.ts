import fc from 'fast-check';
import * as jsvat from 'jsvat';
import { describe, expect, it } from 'vitest';
import { checkValues } from '#runtime/validation/check-values.ts';
import { vatNumber } from '#runtime/validation/rules/vat-number.ts';
import { object } from '#runtime/validation/yup.ts';
import { specComponent } from '#tests/support/spec-component.ts';

const schema = object({ vat: vatNumber() });
const isTaken = async (vat: string): Promise<boolean> => (await checkValues(schema, { vat })).ok;

const isNumberOfSpec = specComponent('product-api', 'VatNumber');

/** The server's rules, without countries that no shop serves. */
const countries = Object.values(jsvat)
  .filter((value) => typeof value === 'object' && 'codes' in value)
  .filter(
    ({ name }) =>
      !['Andorra', 'Brazil', 'Europe', 'Norway', 'Russian Federation', 'Serbia', 'Switzerland'].includes(name),
  );

describe('the form of a VAT number', () => {
  it('is known of all countries of the EU and of GB', () => {
    expect(countries.map(({ name }) => name)).toHaveLength(28);
  });

  it.each(countries)('lets through whatever the server might take: $name', async ({ rules }) => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(...rules.regex.map((regex) => fc.stringMatching(regex))), async (number) => {
        // The library also accepts numbers without a country, which the specification does not.
        fc.pre(isNumberOfSpec(number) && !/^(GD|HA)/.test(number));
        expect(await isTaken(number), number).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it.each(['NL004495445B01', 'nl 0044.95445-B01', 'EL094259216', 'XI980780684', 'GBHA501'])(
    'is that of %s',
    async (number) => {
      expect(await isTaken(number)).toBe(true);
    },
  );

  it.each(['NL004495445', 'BE123', 'GR094259216', 'US123456789', '004495445B01', 'EU372022452', 'DE13669597'])(
    'is not that of %s',
    async (number) => {
      expect(await isTaken(number)).toBe(false);
    },
  );
});

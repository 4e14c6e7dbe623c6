import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from '#tests/support/backend.ts';
import { addCustomer } from '#tests/support/customers.ts';
import { addLine, complete, freshKey, makeReady, panelLine, privateDetails } from '#tests/support/orders.ts';
import { held, ofCheck } from '#tests/support/trust.ts';
import { startVatRegister, type VatRegister } from '#tests/support/vat-register.ts';
import type { StartEngine } from './engine.ts';

/** Addresses in the countries that the shops deliver to. */
const addresses = {
  BE: { street: 'Rue de la Loi', houseNumber: '16', postalCode: '1000', city: 'Bruxelles' },
  FR: { street: 'Rue Mercière', houseNumber: '12', postalCode: '69002', city: 'Lyon' },
  DE: { street: 'Torstraße', houseNumber: '140', postalCode: '10119', city: 'Berlin' },
  AT: { street: 'Mariahilfer Straße', houseNumber: '45', postalCode: '1060', city: 'Wien' },
  GB: { street: 'Deansgate', houseNumber: '201', postalCode: 'M3 3NW', city: 'Manchester' },
} as const;

/** Describes the validation of VAT numbers at the register, in the background. */
export function describeVatNumbers(engine: string, start: StartEngine): void {
  describe(`VAT numbers on ${engine}`, () => {
    let register: VatRegister;
    let backend: TestBackend;
    beforeAll(async () => {
      register = await startVatRegister();
      const engineStarted = await start();
      backend = await startTestBackend({
        viesUrl: register.url,
        ...(engineStarted.databaseUrl !== undefined && { databaseUrl: engineStarted.databaseUrl }),
      });
    });
    afterAll(async () => {
      await backend.close();
      register.close();
    });

    it('of another country of the Union than the shop’s lift the VAT off an order once the register knows them', async () => {
      const address = { street: 'Torstraße', houseNumber: '140', postalCode: '10119', city: 'Berlin', country: 'DE' };
      const business = { ...privateDetails, customerType: 'Business', companyName: 'Klang', billingAddress: address };
      const { buyer } = await addLine(backend, panelLine, {}, { locale: 'nl-NL' });
      const give = async (vatNumber: string) => {
        const body = { ...business, vatNumber };
        const asked = { method: 'POST', headers: buyer, body, locale: 'nl-NL' } as const;
        return (await backend.ask('/Orders/details', asked)).json();
      };
      const order = async () => (await backend.ask('/Orders/current', { headers: buyer, locale: 'nl-NL' })).json();
      const taxed = { goodsExcVat: 9995, goodsIncVat: 11_894, reverseCharge: false };
      register.say(undefined);
      expect(await give('DE136695976')).toMatchObject({ totals: taxed, details: { vatNumberState: 'unconfirmed' } });
      register.say('VALID');
      await backend.backend.accounts.vatChecks.wake();
      // The product was added afterwards, so the line carries the problem.
      expect(await order()).toMatchObject({
        details: { vatNumberState: 'confirmed' },
        totals: { goodsExcVat: 9995, goodsIncVat: 9995, reverseCharge: true, vat: [{ percentage: 0, amount: 0 }] },
        lines: [{ changes: [{ kind: 'vatChanged', before: 19, after: 0 }], pricing: { vatPercentage: 0 } }],
      });
      // A number of the shop's own country is taxed, known or not.
      expect(await give('NL004495445B01')).toMatchObject({ totals: taxed, details: { vatNumberState: 'confirmed' } });
      register.say('INVALID');
      expect(await give('DE129273398')).toMatchObject({ totals: taxed, details: { vatNumberState: 'rejected' } });
      register.say(undefined);
    });

    it.each([
      ['nl-NL', 'BE', 'BE0411905847', 21],
      ['nl-BE', 'BE', 'BE0411905847', 21],
      ['fr-BE', 'BE', 'BE0411905847', 21],
      ['fr-FR', 'FR', 'FR40303265045', 20],
      ['de-DE', 'DE', 'DE136695976', 19],
      ['de-AT', 'AT', 'ATU13585627', 20],
      // The United Kingdom is in no register of the Union: who buys from there has its VAT, whatever the number.
      ['en-GB', 'GB', 'GB980780684', 20],
    ] as const)(
      `hold no order up in %s that the register does not answer for, and lift no VAT off it ${ofCheck(47)}`,
      async (locale, country, vatNumber, rate) => {
        register.say(undefined);
        const options = { locale };
        const { buyer } = await addLine(backend, panelLine, {}, options);
        const billingAddress = { ...privateDetails.billingAddress, ...addresses[country], country };
        const business = {
          ...privateDetails,
          customerType: 'Business',
          companyName: 'Klang',
          vatNumber,
          billingAddress,
        };
        const ready = await makeReady(backend, buyer, business, 'Deliver', options);
        expect(ready.totals).toMatchObject({ reverseCharge: false, vat: [{ percentage: rate }] });
        expect(ready.totals.goodsIncVat).toBeGreaterThan(ready.totals.goodsExcVat);
        const placed = await complete(backend, buyer, ready, freshKey(), options);
        expect([placed.statusCode, placed.json().totals]).toEqual([200, ready.totals]);
        held(47, 1, { on: engine });
      },
    );

    it('are unconfirmed until the register answers, and then what it said', async () => {
      const { authorization } = await addCustomer(backend);
      const headers = { authorization };
      let version = 0;
      const give = async (vatNumber: string) => {
        version += 1;
        const person = { customerType: 'Business', companyName: 'Klang', firstName: 'Jonas', lastName: 'Weber' };
        const answer = await backend.ask('/me/details', {
          method: 'PUT',
          headers,
          body: { version, ...person, vatNumber },
        });
        return answer.json().vatNumberState;
      };
      const state = async () => {
        await backend.backend.accounts.vatChecks.wake();
        return (await backend.ask('/me', { headers })).json().vatNumberState;
      };
      expect(await give('DE136695976')).toBe('unconfirmed');
      expect(await state()).toBe('unconfirmed');
      register.say('VALID');
      expect(await state()).toBe('confirmed');
      expect(await give('de136695976')).toBe('confirmed');
      register.say(undefined);
      expect(await give('ATU13585627')).toBe('unconfirmed');
      register.say('INVALID');
      expect(await state()).toBe('rejected');
    });
  });
}

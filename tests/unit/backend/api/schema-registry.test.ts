import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { fieldErrors } from '#backend/api/field-errors.ts';
import { loadSpec } from '#backend/api/load-spec.ts';
import { createSchemaRegistry } from '#backend/api/schema-registry.ts';

const spec = await loadSpec(fileURLToPath(new URL('../../../../openapi/product-api.yaml', import.meta.url)));
const registry = await createSchemaRegistry([spec]);

/** Returns the broken rules of a body, as `pointer rule`. */
function breaches(operationId: string, body: unknown): string[] {
  const operation = spec.operations.find(({ id }) => id === operationId);
  if (!operation) throw new Error(`There is no operation ${operationId}.`);
  const isBody = registry.compileBody(operation);
  return isBody(body) ? [] : fieldErrors('body', isBody.errors).map(({ pointer, rule }) => `${pointer} ${rule}`);
}

const anna = {
  customerType: 'Business',
  companyName: 'Peeters BV',
  email: 'anna.peeters@voorbeeld.example',
  password: 'Stil&Warm2026',
  firstName: 'Anna',
  lastName: 'Peeters',
  termsAccepted: true,
};

describe('what a body is told about itself', () => {
  it('is nothing when it is right', () => {
    expect(breaches('register', anna)).toEqual([]);
    const { companyName: _, ...person } = anna;
    expect(breaches('register', { ...person, customerType: 'Private' })).toEqual([]);
  });

  it('is about the kind of customer it is of, and no other', () => {
    const { companyName: _, ...nameless } = anna;
    expect(breaches('register', nameless)).toEqual(['/companyName required']);
    expect(breaches('register', { ...anna, customerType: 'Private' })).toEqual(['/companyName additionalProperties']);
    expect(breaches('register', { ...anna, password: 'stil' })).toEqual(['/password minLength', '/password pattern']);
  });

  it('names the discriminator when its value is unknown', () => {
    expect(breaches('register', { ...anna, customerType: 'Club' })).toEqual(['/customerType enum']);
    expect(breaches('register', { ...anna, customerType: 7 })).toEqual(['/customerType enum']);
    const { customerType: _, ...anybody } = anna;
    expect(breaches('register', anybody)).toEqual(['/customerType required']);
    expect(breaches('register', null)).toEqual(['/ type']);
    expect(breaches('register', [anna])).toEqual(['/ type']);
  });

  it('is found below choices within choices', () => {
    const address = { street: 'Oudegracht', houseNumber: '231', postalCode: '3511 NL', city: 'Utrecht', country: 'NL' };
    const details = { ...anna, billingAddress: address };
    const { password: _, termsAccepted: __, ...order } = details;
    expect(breaches('setOrderDetails', order)).toEqual([]);
    expect(
      breaches('setOrderDetails', { ...order, billingAddress: { ...address, country: 'BE', houseNumber: undefined } }),
    ).toContain('/billingAddress/postalCode pattern');
  });

  it('is by option where a product is configured', () => {
    expect(
      breaches('configureProduct', {
        values: {
          edge: { type: 'Radio', valueId: 'straight' },
          size: { type: 'Dimensions', width: 1200 },
          note: { type: 'GreenRemark' },
        },
      }),
    ).toEqual(['/values/size/height required', '/values/note/type enum']);
  });
});

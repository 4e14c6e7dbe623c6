import { z } from 'zod';
import type { components } from '#generated/contracts/product-api.ts';
import { withoutAbsent } from '#runtime/lib/without-absent.ts';

type AddressInput = components['schemas']['AddressInput'];

/** A text of a form; its bounds are the API's. */
const text = z.string().max(1000);

const everywhere = {
  street: text,
  houseNumberAddition: text.optional(),
  extra: text.optional(),
  postalCode: text,
  city: text,
};

type Optional = Pick<AddressInput, 'houseNumberAddition' | 'extra'>;

const numbered = z
  .strictObject({ country: z.enum(['NL', 'BE', 'DE', 'AT']), houseNumber: text, ...everywhere })
  .transform(
    ({ houseNumberAddition, extra, ...rest }): AddressInput => ({
      ...rest,
      ...withoutAbsent<Optional>({ houseNumberAddition, extra }),
    }),
  );

const freelyNumbered = z
  .object({ country: z.enum(['FR', 'GB']), houseNumber: text.optional(), ...everywhere })
  .transform(
    ({ houseNumber, houseNumberAddition, extra, ...rest }): AddressInput => ({
      ...rest,
      ...withoutAbsent<Optional & { houseNumber?: string }>({ houseNumber, houseNumberAddition, extra }),
    }),
  );

/** An address as a form sends it. In France and Great Britain the house number may stand with the street. */
export const addressSchema = z.union([numbered, freelyNumbered]);

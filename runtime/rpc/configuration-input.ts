import { z } from 'zod';
import type { components } from '#generated/contracts/product-api.ts';
import { isConfigurationValue } from '#runtime/lib/configuration-values.ts';

type Value = components['schemas']['ConfigurationValue'];

/** The API checks bounds; this one only limits the size of a request. */
const id = z.string().max(100);
const members = z.record(id, z.union([z.string().max(6000), z.number().min(-1e9).max(1e9), z.boolean()]));

/** Values by option id, as in the product API. */
export const configurationValues = z.record(
  id,
  z.custom<Value>((given) => {
    const { data } = members.safeParse(given);
    return data !== undefined && isConfigurationValue(data);
  }),
);

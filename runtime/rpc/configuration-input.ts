import { z } from 'zod';
import type { components } from '#generated/contracts/product-api.ts';
import { isConfigurationValue } from '#runtime/lib/configuration-values.ts';

type Value = components['schemas']['ConfigurationValue'];

/** The API checks bounds; these keep a request from being endless. */
const id = z.string().max(100);
const members = z.record(id, z.union([z.string().max(6000), z.number().min(-1e9).max(1e9), z.boolean()]));

/** Values by the identifier of their option, as the product API takes them. */
export const configurationValues = z.record(
  id,
  z.custom<Value>((given) => {
    const { data } = members.safeParse(given);
    return data !== undefined && isConfigurationValue(data);
  }),
);

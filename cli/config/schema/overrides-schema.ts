import { z } from 'zod';
import { partNames } from '#runtime/contracts/parts.ts';
import { overrideKinds } from '../override-kinds.ts';
import { getRecord } from '../record-of.ts';

const file = z
  .string()
  .regex(/^\.\.?\/.+\.tsx$/, 'expected a path to a .tsx file that begins with ./, such as ./felt/product-facts.tsx')
  .max(200);

const override = z
  .strictObject(getRecord(overrideKinds, () => file.optional()))
  .refine((value) => Object.keys(value).length > 0, `expected one of ${overrideKinds.join(', ')}`);

/** The parts of pages that a site changes, by name. */
export const overridesSchema = z
  .strictObject(getRecord(partNames, () => z.union([override, z.array(override).min(1)]).optional()))
  .meta({
    description:
      'Parts of pages that the site changes, by name (shopgen parts lists them): replace, wrap, before and after name files with one component each, relative to this file.',
  });

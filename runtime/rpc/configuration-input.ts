import { z } from 'zod';

/** Bounds are the API's to judge; these keep a request from being endless. */
const id = z.string().max(100);
const number = z.number().min(-1e9).max(1e9);

/** The value of one option, told apart by the option's type. */
const configurationValue = z.discriminatedUnion('type', [
  z.object({ type: z.enum(['Radio', 'RadioWithImage', 'RadioWithImageSmall', 'RadioColor', 'DropDown']), valueId: id }),
  z.object({ type: z.literal('File'), fileId: id }),
  z.object({ type: z.literal('TextArea'), text: z.string().max(6000) }),
  z.object({ type: z.literal('Number'), number }),
  z.object({ type: z.literal('ColorPicker'), color: z.string().max(20) }),
  z.object({ type: z.literal('Checkbox'), checked: z.boolean() }),
  z.object({ type: z.literal('Dimensions'), width: number, height: number, depth: number.exactOptional() }),
]);

/** Values by the identifier of their option, as the product API takes them. */
export const configurationValues = z.record(id, configurationValue);

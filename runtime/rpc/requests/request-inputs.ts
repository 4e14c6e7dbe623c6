import { z } from 'zod';
import { roomKinds, soundProblems } from '#runtime/contracts/advice-choices.ts';

/** A text of a form; its bounds are the API's. */
const text = z.string().max(6000);

/** Fields for spam detection. */
const guard = z.strictObject({ trap: text, elapsedMs: z.int() });

const person = { firstName: text, lastName: text, email: text, phone: text.exactOptional() };

const sender = z.discriminatedUnion('customerType', [
  z.strictObject({ customerType: z.literal('Private'), ...person }),
  z.strictObject({ customerType: z.literal('Business'), company: text, vatNumber: text.exactOptional(), ...person }),
]);

const files = z.array(z.strictObject({ storageItemId: text, fileId: text })).max(10);

export const newsletterInput = z.strictObject({ email: text, firstName: text.exactOptional(), guard });

export const contactInput = z.strictObject({
  sender,
  subject: z.enum(['Product', 'Order', 'Delivery', 'Return', 'Invoice', 'Press', 'Other']),
  orderNumber: text.exactOptional(),
  message: text,
  guard,
});

export const quotationInput = z.strictObject({
  sender,
  address: z
    .object({
      street: text,
      houseNumber: text,
      houseNumberAddition: text.exactOptional(),
      postalCode: text,
      city: text,
      country: text,
    })
    .exactOptional(),
  lines: z
    .array(
      z.strictObject({ productId: text, sku: text.exactOptional(), quantity: z.int(), note: text.exactOptional() }),
    )
    .max(100),
  files,
  message: text,
  neededBy: text.exactOptional(),
  guard,
});

const material = z
  .enum(['Concrete', 'Plaster', 'Wood', 'Glass', 'Tiles', 'Carpet', 'AcousticTiles', 'Brick', 'Metal', 'Unknown'])
  .exactOptional();
/** Millimetres. */
const measure = z.int().exactOptional();

export const adviceInput = z.strictObject({
  sender,
  room: z.strictObject({
    kind: z.enum(roomKinds),
    length: measure,
    width: measure,
    height: measure,
    ceiling: material,
    floor: material,
    walls: material,
  }),
  problem: z.enum(soundProblems),
  message: text,
  preferredContact: z.enum(['Email', 'Phone']),
  files,
  guard,
});

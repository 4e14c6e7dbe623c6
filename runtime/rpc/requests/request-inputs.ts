import { z } from 'zod';

/** A text of a form; its bounds are the API's. */
const text = z.string().max(6000);

/** Fields for spam detection. */
const guard = z.object({ trap: text, elapsedMs: z.int() });

const person = { firstName: text, lastName: text, email: text, phone: text.exactOptional() };

const sender = z.discriminatedUnion('customerType', [
  z.object({ customerType: z.literal('Private'), ...person }),
  z.object({ customerType: z.literal('Business'), company: text, vatNumber: text.exactOptional(), ...person }),
]);

const files = z.array(z.object({ storageItemId: text, fileId: text })).max(10);

export const newsletterInput = z.object({ email: text, firstName: text.exactOptional(), guard });

export const contactInput = z.object({
  sender,
  subject: z.enum(['Product', 'Order', 'Delivery', 'Return', 'Invoice', 'Press', 'Other']),
  orderNumber: text.exactOptional(),
  message: text,
  guard,
});

export const quotationInput = z.object({
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
    .array(z.object({ productId: text, sku: text.exactOptional(), quantity: z.int(), note: text.exactOptional() }))
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

export const adviceInput = z.object({
  sender,
  room: z.object({
    kind: z.enum(['Office', 'MeetingRoom', 'Classroom', 'Restaurant', 'Shop', 'LivingRoom', 'Studio', 'Hall', 'Other']),
    length: measure,
    width: measure,
    height: measure,
    ceiling: material,
    floor: material,
    walls: material,
  }),
  problem: z.enum(['Echo', 'SpeechClarity', 'NoiseBetweenRooms', 'MachineNoise', 'Recording', 'Other']),
  message: text,
  preferredContact: z.enum(['Email', 'Phone']),
  files,
  guard,
});

import type { InferType } from 'yup';
import type { components } from '#generated/contracts/content-api.ts';
import { withoutAbsent } from '#runtime/lib/without-absent.ts';
import { wholeNumber } from '../rules/amount.ts';
import { choice, choiceMissing } from '../rules/choice.ts';
import { countries } from '../rules/country.ts';
import { day } from '../rules/day.ts';
import { storedFiles } from '../rules/files.ts';
import { identifier } from '../rules/identifier.ts';
import { ofCountry, postalCode } from '../rules/postal-code.ts';
import { line, paragraphs } from '../rules/text.ts';
import { array, object } from '../yup.ts';
import { guardFields } from './guard.ts';
import { maxMessageLength, senderFields, toSender } from './sender.ts';

const maxLines = 100;
/** Pieces, or square metres where the product is sold so. */
const maxOfOne = 100_000;

/** A product and how much of it. */
const lineSchema = object({
  productId: identifier().required(),
  sku: identifier(60),
  configurationId: identifier(),
  quantity: wholeNumber(1, maxOfOne).required(),
  note: paragraphs(1000),
});

/** The parts of an address that are needed as soon as one of them was typed. */
const addressParts = ['street', 'houseNumber', 'postalCode', 'city'] as const;

/**
 * Creates the rule for a part of the address, required when another one was typed. The country does not count: it has a
 * default.
 */
function addressPart(name: (typeof addressParts)[number], schema: ReturnType<typeof line>) {
  return schema.when(
    addressParts.filter((part) => part !== name),
    (others, part) => (others.some(isTyped) ? part.required() : part),
  );
}

function isTyped(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}

/** Parts of the address ask about each other, which yup otherwise takes for a mistake. */
const askingParts = [...addressParts, 'country'];
const mutual = askingParts.flatMap((one) => askingParts.map((other): [string, string] => [one, other]));

/** A quotation request: products, files, a message, at least one of the three. */
export const quotationSchema = object().shape(
  {
    lines: array(lineSchema)
      .default([])
      .max(maxLines)
      .when(['message', 'files'], ([message, files], schema) =>
        isTyped(message) || (Array.isArray(files) && files.length > 0) ? schema : schema.min(1),
      ),
    files: storedFiles(),
    message: paragraphs(maxMessageLength),
    neededBy: day(),
    country: choice(countries).when([...addressParts], (parts, schema) =>
      parts.some(isTyped) ? schema.required(choiceMissing) : schema,
    ),
    postalCode: addressPart('postalCode', postalCode()).when('country', ([country], schema) =>
      schema.test(ofCountry(country)),
    ),
    houseNumber: addressPart('houseNumber', line(12)),
    houseNumberAddition: line(12),
    street: addressPart('street', line(120)),
    city: addressPart('city', line(100)),
    ...senderFields,
    ...guardFields,
  },
  mutual,
);

/** Converts the form to the body of `POST /quotations`. */
export function toQuotationRequest(value: QuotationValue): Schemas['QuotationRequest'] {
  const { lines, files, message = '', neededBy, trap, elapsedMs } = value;
  return withoutAbsent<Schemas['QuotationRequest']>({
    sender: toSender(value),
    address: toPostalAddress(value),
    lines: lines.map((line) => withoutAbsent<Schemas['QuotationLine']>(line)),
    files,
    message,
    neededBy,
    guard: { trap, elapsedMs },
  });
}

function toPostalAddress(value: QuotationValue): Schemas['PostalAddress'] | undefined {
  const { street, houseNumber, houseNumberAddition, postalCode, city, country } = value;
  if (!street || !houseNumber || !postalCode || !city || !country) return undefined;
  return withoutAbsent<Schemas['PostalAddress']>({
    street,
    houseNumber,
    houseNumberAddition,
    postalCode,
    city,
    country,
  });
}

type QuotationValue = InferType<typeof quotationSchema>;
type Schemas = components['schemas'];

import { wholeNumber } from '../rules/amount.ts';
import { choice } from '../rules/choice.ts';
import { countries, isCountry } from '../rules/country.ts';
import { day } from '../rules/day.ts';
import { storedFiles } from '../rules/files.ts';
import { identifier } from '../rules/identifier.ts';
import { postalCode } from '../rules/postal-code.ts';
import { line, paragraphs } from '../rules/text.ts';
import { array, object } from '../yup.ts';
import { guardFields } from './guard.ts';
import { longestMessage, senderFields } from './sender.ts';

const mostLines = 100;
/** Pieces, or square metres where the product is sold so. */
const mostOfOne = 100_000;

/** A product and how much of it. */
const lineSchema = object({
  productId: identifier().required(),
  sku: identifier(),
  configurationId: identifier(),
  quantity: wholeNumber(1, mostOfOne).required(),
  note: paragraphs(1000),
});

/** The parts of an address that are needed as soon as one of them was typed. */
const addressParts = ['street', 'houseNumber', 'postalCode', 'city'] as const;

/** A part of the address, needed when another one was typed. The country does not count: it is chosen beforehand. */
function addressPart(name: (typeof addressParts)[number], longest: number) {
  return line(longest).when(
    addressParts.filter((part) => part !== name),
    (others, schema) => (others.some(isTyped) ? schema.required() : schema),
  );
}

function isTyped(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}

/** Parts of the address ask about each other, which yup otherwise takes for a mistake. */
const askingParts = [...addressParts, 'country'];
const mutual = askingParts.flatMap((one) => askingParts.map((other): [string, string] => [one, other]));

/** What a quotation is asked for: products, files, a message, and at least one of the three. */
export const quotationSchema = object().shape(
  {
    lines: array(lineSchema)
      .default([])
      .max(mostLines)
      .when(['message', 'files'], ([message, files], schema) =>
        isTyped(message) || (Array.isArray(files) && files.length > 0) ? schema : schema.min(1),
      ),
    files: storedFiles(),
    message: paragraphs(longestMessage),
    neededBy: day(),
    country: choice(countries).when([...addressParts], (parts, schema) =>
      parts.some(isTyped) ? schema.required() : schema,
    ),
    postalCode: addressPart('postalCode', 10).when('country', ([country], schema) =>
      schema.concat(postalCode(isCountry(country) ? country : undefined)),
    ),
    houseNumber: addressPart('houseNumber', 12),
    houseNumberAddition: line(12),
    street: addressPart('street', 120),
    city: addressPart('city', 100),
    ...senderFields,
    ...guardFields,
  },
  mutual,
);

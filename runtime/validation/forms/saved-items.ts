import { wholeNumber } from '../rules/amount.ts';
import { choice } from '../rules/choice.ts';
import { identifier } from '../rules/identifier.ts';
import { side } from '../rules/side.ts';
import { line, paragraphs } from '../rules/text.ts';
import { object } from '../yup.ts';
import { photoPrintSchema } from './photo-print.ts';

/** Bounds are the product's; what is saved need not hold them yet. */
const anySide = { minimum: 1, maximum: 1_000_000, step: 1 };

/** Places of a list (`POST /Storage` of the product API). */
const maxItems = 200;

/** A product or a photo print to save, complete or not. */
export const savedProductSchema = photoPrintSchema({ width: anySide, height: anySide }).shape({
  kind: choice(['ConfiguredProduct', 'PhotoPrint']),
  quantity: wholeNumber(1, 10_000),
  width: side(anySide),
  height: side(anySide),
});

/** `ItemTitle` and `ItemText` of the product API, in characters. */
export const maxNote = { title: 120, text: 5000 } as const;

/** A note to save. */
export const noteSchema = object({ title: line(maxNote.title).required(), text: paragraphs(maxNote.text) });

/** One saved item. */
export const savedItemSchema = object({ itemId: identifier().required() });

/** A saved item and the number of places it moves; negative is up. */
export const itemMoveSchema = savedItemSchema.shape({ by: wholeNumber(-maxItems, maxItems).required() });

/** A file of a saved item. */
export const itemFileSchema = savedItemSchema.shape({ fileId: identifier().required() });

/** A file of a saved item and the number of places it moves; negative is up. */
export const fileMoveSchema = itemFileSchema.shape({ by: wholeNumber(-maxItems, maxItems).required() });

/** Saved items for the cart; which ones stands in fields of their names. */
export const chosenItemsSchema = object({});

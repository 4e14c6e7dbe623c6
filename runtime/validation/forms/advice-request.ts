import type { InferType } from 'yup';
import type { components } from '#generated/contracts/content-api.ts';
import { roomKinds, soundProblems } from '#runtime/contracts/advice-choices.ts';
import { withoutAbsent } from '#runtime/lib/without-absent.ts';
import { wholeNumber } from '../rules/amount.ts';
import { choice, requiredChoice } from '../rules/choice.ts';
import { storedFiles } from '../rules/files.ts';
import { paragraphs } from '../rules/text.ts';
import { object } from '../yup.ts';
import { guardFields } from './guard.ts';
import { maxMessageLength, senderFields, toSender } from './sender.ts';

export const surfaceMaterials = [
  'Concrete',
  'Plaster',
  'Wood',
  'Glass',
  'Tiles',
  'Carpet',
  'AcousticTiles',
  'Brick',
  'Metal',
  'Unknown',
] as const;

/** Creates the rule for a measure of a room in whole centimetres; the API takes millimetres. */
const roomMeasure = () => wholeNumber(50, 20_000);

/** A request for acoustic advice on a room. */
export const adviceRequestSchema = object({
  kind: requiredChoice(roomKinds),
  length: roomMeasure(),
  width: roomMeasure(),
  height: roomMeasure(),
  ceiling: choice(surfaceMaterials),
  floor: choice(surfaceMaterials),
  walls: choice(surfaceMaterials),
  problem: requiredChoice(soundProblems),
  message: paragraphs(maxMessageLength).required(),
  files: storedFiles(),
  preferredContact: requiredChoice(['Email', 'Phone']),
  ...senderFields,
  /** Required for those who want to be called. */
  phone: senderFields.phone.when('preferredContact', ([contact], schema) =>
    contact === 'Phone' ? schema.required() : schema,
  ),
  ...guardFields,
});

/** Converts the form to the body of `POST /advice-requests`. */
export function toAdviceRequest(value: InferType<typeof adviceRequestSchema>): Schemas['AdviceRequest'] {
  const { kind, length, width, height, ceiling, floor, walls, problem, message, files, preferredContact } = value;
  return {
    sender: toSender(value),
    room: withoutAbsent<Schemas['Room']>({
      kind,
      length: inMillimetres(length),
      width: inMillimetres(width),
      height: inMillimetres(height),
      ceiling,
      floor,
      walls,
    }),
    problem,
    message,
    files,
    preferredContact,
    guard: { trap: value.trap, elapsedMs: value.elapsedMs },
  };
}

function inMillimetres(centimetres: number | undefined): number | undefined {
  return centimetres === undefined ? undefined : centimetres * 10;
}

type Schemas = components['schemas'];

import { maxUploadBytes } from '../../files/accepted-files.ts';
import type { Breach } from '../configuration-types.ts';
import { describeRequired, describeSurcharge } from '../describe-option.ts';
import { type AskingOptionType, noSettings } from '../option-type.ts';

const acceptedUploads = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'];

/** A file that is printed, cut or looked at. */
export const file = {
  asks: true,
  isPersonal: true,
  settings: noSettings,
  describe: (stored) => ({
    ...describeRequired(stored),
    type: 'File',
    accept: acceptedUploads,
    maxBytes: maxUploadBytes,
    ...describeSurcharge(stored),
  }),
  defaultValue: () => undefined,
  narrow: () => ({}),
  validate({ accept, maxBytes }, { fileId }, _narrowed, files): Breach[] {
    const at = '/fileId';
    const known = files.get(fileId);
    if (!known) return [{ at, rule: 'fileUnknown', message: 'is no file of yours' }];
    return [
      ...(accept.some((type) => type === known.contentType)
        ? []
        : [{ at, rule: 'fileType' as const, message: `must be ${accept.join(', ')}` }]),
      ...(known.bytes > maxBytes
        ? [{ at, rule: 'fileSize' as const, limit: maxBytes, message: `must have at most ${maxBytes} bytes` }]
        : []),
    ];
  },
  surcharge: ({ surchargeExcVat }) => surchargeExcVat,
  words: (_option, { fileId }, _locale, files) => ({ value: files.get(fileId)?.name ?? '' }),
  fileId: ({ fileId }) => fileId,
  isMadeToMeasure: () => true,
} satisfies AskingOptionType<'File', typeof noSettings>;

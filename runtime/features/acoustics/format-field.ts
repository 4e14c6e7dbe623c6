import type { Locale } from '#runtime/contracts/locale.ts';
import { formatNumber } from '#runtime/i18n/numbers.ts';

/** Formats a number as it stands in a field of a room: whole, or with one decimal. */
export const formatField = (value: number, locale: Locale): string =>
  formatNumber(value, locale, value % 1 === 0 ? 0 : 1);

import { type Diagnostic, type SourceTexts, warningAt } from '#cli/diagnostics/diagnostic.ts';
import type { HeadText } from '#cli/runtime-usage/runtime-usage.ts';
import type { MessageUses } from './message-uses.ts';
import { textParts } from './text-parts.ts';
import { placeInText } from './text-place.ts';
import type { LocaleTexts, NamespaceTexts } from './text-table.ts';

/** Max. characters that search engines show; of a title without the shop's name, which comes behind it. */
const maxLengths: Readonly<Record<HeadText, number>> = { title: 60, description: 155 };

/** Returns a warning for each title and description of a page that search engines cut off, at its first character too many. */
export function checkHeadLengths(
  { namespace }: NamespaceTexts,
  { locale, file }: LocaleTexts,
  uses: MessageUses,
  sources: SourceTexts,
): Diagnostic[] {
  return [...file.texts].flatMap(([key, { text, value, isNoText }]): Diagnostic[] => {
    const inHead = isNoText ? undefined : uses.findUse(namespace, key)?.inHead;
    // What a placeholder stands for is not known here.
    if (inHead === undefined || textParts(text).placeholders.length > 0) return [];
    const most = maxLengths[inHead];
    if (text.length <= most) return [];
    const place = placeInText(value, sources, { offset: most, length: text.length - most });
    const message = `The text ${namespace}:${key} of ${locale} is the ${inHead} of a page and has ${text.length} characters: search engines cut it off after ${most}`;
    return [
      warningAt('message.long', place, message, 'Say the most important first, and leave away what is on the page.'),
    ];
  });
}

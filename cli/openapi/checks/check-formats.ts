import { nearest } from '#cli/diagnostics/nearest.ts';
import { quoted } from '#cli/sources/quoted.ts';
import { type Complaint, getName } from './spec-complaints.ts';
import type { SpecPart } from './walk-spec.ts';

/** Formats of JSON Schema 2020-12 (validation, 7.3) and of the registry of OpenAPI. */
const formats =
  'date-time date time duration email idn-email hostname idn-hostname ipv4 ipv6 uri uri-reference iri iri-reference uuid uri-template json-pointer relative-json-pointer regex int8 int16 int32 int64 uint8 uint16 uint32 uint64 double-int float double decimal decimal128 byte binary password char commonmark html http-date media-range sf-binary sf-boolean sf-decimal sf-integer sf-string sf-token sf-date base64url unixtime time-local date-time-local'.split(
    ' ',
  );

/** Checks for formats that no tool knows: most are another one misspelt, and nothing is checked by them. */
export function checkFormats(parts: readonly SpecPart[]): Complaint[] {
  return parts.flatMap(({ kind, path, value }): Complaint[] => {
    const { format } = value;
    if (kind !== 'schema' || typeof format !== 'string' || formats.includes(format)) return [];
    const near = nearest(format, formats, 1)[0];
    return [
      {
        code: 'spec.format',
        severity: 'hint',
        path: [...path, 'format'],
        message: `${getName(path)} has the format ${quoted(format)}, which no tool knows`,
        help: near === undefined ? 'Nothing is checked by it. A pattern would be.' : `Did you mean "${near}"?`,
      },
    ];
  });
}

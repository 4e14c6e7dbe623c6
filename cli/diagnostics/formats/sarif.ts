import { pathToFileURL } from 'node:url';
import { readVersion } from '#cli/package-root.ts';
import { catalogue, type DiagnosticCode } from '../catalogue.ts';
import type { Diagnostic, SourceTexts } from '../diagnostic.ts';
import { getEndColumn, type Origin } from './outside-place.ts';

const levels = { error: 'error', warning: 'warning', hint: 'note' } as const;

/** SARIF's conventional name for the folder that locations are relative to. */
const sourceRoot = '%SRCROOT%';

/**
 * Writes diagnostics as a SARIF 2.1.0 log (https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html), which
 * code scanning services and editors read. The rules are the entries of the catalogue that the results use.
 */
export function renderSarif(
  diagnostics: readonly Diagnostic[],
  sources: SourceTexts,
  origin: Origin,
  exitCode: number,
): string {
  const codes = [...new Set(diagnostics.map(({ code }) => code))].sort();
  const log = {
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'shopgen', version: readVersion(), rules: codes.map(toRule) } },
        invocations: [{ executionSuccessful: exitCode !== 2 && exitCode !== 70, exitCode }],
        originalUriBaseIds: { [sourceRoot]: { uri: folderUrl(origin.folder) } },
        columnKind: 'utf16CodeUnits',
        results: diagnostics.map((diagnostic) => toResult(diagnostic, codes.indexOf(diagnostic.code), sources, origin)),
      },
    ],
  };
  return JSON.stringify(log, null, 2);
}

function toRule(code: DiagnosticCode) {
  const { cause, example, fix } = catalogue[code];
  return {
    id: code,
    shortDescription: { text: cause },
    help: {
      text: `${cause}\n\nFor example:\n\n${example}\n\n${fix}`,
      markdown: `${cause}\n\nFor example:\n\n\`\`\`\n${example}\n\`\`\`\n\n${fix}`,
    },
  };
}

function toResult(
  { code, severity, message, place, help }: Diagnostic,
  ruleIndex: number,
  sources: SourceTexts,
  origin: Origin,
) {
  return {
    ruleId: code,
    ruleIndex,
    level: levels[severity],
    message: { text: help === undefined ? message : `${message}\n${help}` },
    ...(place !== undefined && {
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: toUri(origin.pathOf(place.file)), uriBaseId: sourceRoot },
            region: {
              startLine: place.line,
              startColumn: place.column,
              endLine: place.line,
              endColumn: getEndColumn(place, sources),
            },
          },
        },
      ],
    }),
  };
}

function toUri(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

/** Returns the URL of a folder. A base has to end in a slash, or its last folder would not count. */
function folderUrl(folder: string): string {
  return pathToFileURL(folder).href.replace(/\/?$/, '/');
}

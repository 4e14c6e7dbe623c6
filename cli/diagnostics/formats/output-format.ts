/** The formats of a command's outcome: for a person, a program, GitHub's runner or a code scanning service. */
export const outputFormats = ['text', 'json', 'github', 'sarif'] as const;

export type OutputFormat = (typeof outputFormats)[number];

function isOutputFormat(text: string | undefined): text is OutputFormat {
  return outputFormats.some((format) => format === text);
}

/**
 * Reads the output format before the command line is parsed: parsing may fail before it has seen the option, and that
 * failure needs the right format too. Contradictions and unknown formats are reported later.
 */
export function requestedFormat(args: readonly string[]): OutputFormat {
  const end = args.indexOf('--');
  const given = end === -1 ? args : args.slice(0, end);
  if (given.includes('--json')) return 'json';
  const values = given.flatMap((arg, index) =>
    arg === '--format' ? [given[index + 1]] : arg.startsWith('--format=') ? [arg.slice('--format='.length)] : [],
  );
  const last = values.at(-1);
  return isOutputFormat(last) ? last : 'text';
}

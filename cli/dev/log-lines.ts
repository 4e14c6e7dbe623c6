/**
 * Turns the storefront's log, one JSON document a line, into lines for a person.
 *
 * @param say - Prints a line.
 */
export function createLogStream(say: (text: string) => void): { write: (line: string) => void } {
  return {
    write(line) {
      const entry: unknown = JSON.parse(line);
      if (typeof entry !== 'object' || entry === null) return say(line.trimEnd());
      const message = 'msg' in entry ? String(entry.msg) : '';
      const error: unknown = 'err' in entry ? entry.err : undefined;
      const stack = typeof error === 'object' && error !== null && 'stack' in error ? String(error.stack) : '';
      say([message, stack].filter(Boolean).join('\n'));
    },
  };
}

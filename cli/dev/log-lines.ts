/**
 * Converts the storefront's log, one JSON document a line, to lines for people.
 *
 * @param say - Prints a line.
 * @param onFailure - Told why a page failed, as message and stack.
 */
export function createLogStream(
  say: (text: string) => void,
  onFailure: (message: string, stack: string) => void,
): { write: (line: string) => void } {
  return {
    write(line) {
      const entry: unknown = JSON.parse(line);
      if (typeof entry !== 'object' || entry === null) return say(line.trimEnd());
      const message = 'msg' in entry ? String(entry.msg) : '';
      const error: unknown = 'err' in entry ? entry.err : undefined;
      const stack = typeof error === 'object' && error !== null && 'stack' in error ? String(error.stack) : '';
      say([message, stack].filter(Boolean).join('\n'));
      if (stack !== '') onFailure(message, stack);
    },
  };
}

import type { Logger } from 'vite';

/**
 * Creates the bundler's logger. Errors are left out, because they are shown as diagnostics; information goes to
 * `detail`.
 *
 * @param detail - Says a line with `--verbose`.
 * @param warn - Says a line always.
 */
export function createBundlerLogger(detail: (text: string) => void, warn: (text: string) => void): Logger {
  const warned = new Set<string>();
  const logger: Logger = {
    hasWarned: false,
    info: (message) => detail(message),
    warn(message) {
      logger.hasWarned = true;
      warn(message);
    },
    warnOnce(message) {
      if (warned.has(message)) return;
      warned.add(message);
      logger.warn(message);
    },
    error: (message) => detail(message),
    clearScreen: () => {},
    hasErrorLogged: () => false,
  };
  return logger;
}

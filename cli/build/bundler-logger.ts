import type { Logger } from 'vite';

/**
 * Keeps what the bundler says to itself: errors reach a person as diagnostics, everything else only when asked for.
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

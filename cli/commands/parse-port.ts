import { InvalidArgumentError } from 'commander';

/** Reads a TCP port from the command line. */
export function parsePort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port;
  throw new InvalidArgumentError('A port is a number from 1 to 65535.');
}

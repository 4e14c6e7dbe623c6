import { setFlagsFromString } from 'node:v8';

/** Bytes of bytecode that a function runs before V8 considers to optimize it: seven times its default. */
const interruptBudget = 500_000;

/**
 * Lets V8 optimize functions later. A command runs for a second or two: what is spent on compiling functions again is more
 * than what they would save, a fifth to a third of its processor time. Loops of a minute are optimized all the same.
 */
export function postponeOptimization(): void {
  // Where V8 does not know the flag it says so on stderr, so it is set where it was measured.
  if (process.version.startsWith('v20.')) setFlagsFromString(`--interrupt-budget=${interruptBudget}`);
}

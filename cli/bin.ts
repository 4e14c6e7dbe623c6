import { readVersion } from './package-root.ts';
import { postponeOptimization } from './postpone-optimization.ts';
import { readRecordedHelp } from './recorded-help.ts';
import { replayStamp } from './stamps/replay-stamp.ts';
import type { Printed } from './stamps/stamp-file.ts';
import { handleStdoutError } from './stdout-error.ts';

// The entry point holds what needs no parser of arguments and no command: the rest takes longer to load than that takes
// to run.
const args = process.argv.slice(2);
const isVersion = args.length === 1 && ['--version', '-V', '-v'].includes(args[0] ?? '');
const help = readRecordedHelp(args);
const printed = isVersion ? print(`${readVersion()}\n`) : help !== undefined ? print(help) : replayStamp(args);

if (printed === undefined) {
  postponeOptimization();
  void import('./main.ts');
} else {
  process.stdout.on('error', handleStdoutError);
  for (const { stream, text } of printed) process[stream].write(text);
}

function print(text: string): Printed[] {
  return [{ stream: 'stdout', text }];
}

import { measureRuns, ms, timeCommand } from './timing.js';
import { shopgen } from './work-root.js';

const runs = 15;

/** Measures what a command costs before it does anything, against Node starting with nothing to run. */
export function measureCliStart(root) {
  const bare = measureRuns(runs, () => timeCommand(process.execPath, ['-e', '0']));
  const commands = { '--version': ['--version'], '--help': ['--help'], sites: ['sites', '--root', root, '--json'] };
  const measured = Object.entries(commands).map(([what, args]) => {
    const run = () => timeCommand(process.execPath, [shopgen, ...args]);
    // What is read from the sources the first time is no part of a start.
    run();
    return [what, measureRuns(runs, run)];
  });
  return {
    title: `CLI cold start, median of ${runs} runs`,
    rows: [
      { what: 'bare node', time: ms(bare.time), CPU: ms(bare.cpu), 'CPU over bare': '' },
      ...measured.map(([what, { time, cpu }]) => ({
        what: `shopgen ${what}`,
        time: ms(time),
        CPU: ms(cpu),
        'CPU over bare': ms(cpu - bare.cpu),
      })),
    ],
    columns: measured.map(([what, { cpu }]) => ({
      column: 'CPU of a command',
      of: what,
      value: cpu,
      unit: 'ms',
      partners: [{ name: 'bare Node', value: bare.cpu }],
    })),
  };
}

import { median, ms, timeCommand } from './timing.js';
import { shopgen } from './work-root.js';

const runs = 15;

/** Measures what a command costs before it does anything, against Node starting with nothing to run. */
export function measureCliStart(root) {
  const bare = median(runs, () => timeCommand(process.execPath, ['-e', '0']));
  const commands = { '--version': ['--version'], '--help': ['--help'], sites: ['sites', '--root', root, '--json'] };
  return {
    title: `CLI cold start, median of ${runs} runs`,
    rows: [
      { what: 'bare node', time: ms(bare), 'over bare': '' },
      ...Object.entries(commands).map(([what, args]) => {
        const time = median(runs, () => timeCommand(process.execPath, [shopgen, ...args]));
        return { what: `shopgen ${what}`, time: ms(time), 'over bare': ms(time - bare) };
      }),
    ],
  };
}

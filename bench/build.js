import { join } from 'node:path';
import { median, ms, timeCommand, times } from './timing.js';
import { shopgen } from './work-root.js';

const runs = 3;

/** A whole `shopgen build` against Vite alone on the files that it generated. Each run is a process of its own. */
export function measureBuild(root) {
  const build = () => timeCommand(process.execPath, [shopgen, 'build', '--site', 'acoustic', '--root', root]);
  build();
  const whole = median(runs, build);
  const plain = median(runs, () => timeCommand(process.execPath, [join(import.meta.dirname, 'plain-vite.js'), root]));
  return {
    title: `build --site acoustic, median of ${runs} runs`,
    rows: [
      { what: 'vite build, client and server', time: ms(plain), ratio: times(1) },
      { what: 'shopgen build', time: ms(whole), ratio: times(whole / plain) },
    ],
  };
}

import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { median, ms, timeCommand, times } from './timing.js';
import { shopgen } from './work-root.js';

const runs = 3;

/**
 * Measures a whole `shopgen build` against Vite alone on the files that it generated. Each run is a process of its own.
 */
export function measureBuild(root) {
  const build = () => timeCommand(process.execPath, [shopgen, 'build', '--site', 'acoustic', '--root', root]);
  build();
  const plain = median(runs, () => timeCommand(process.execPath, [join(import.meta.dirname, 'plain-vite.js'), root]));
  const first = median(runs, () => {
    rmSync(join(root, 'dist'), { recursive: true });
    return build();
  });
  let change = 0;
  const changed = median(runs, () => {
    change += 1;
    nameSite(root, `Acoustic ${change}`);
    return build();
  });
  const unchanged = median(runs, build);
  return {
    title: `build --site acoustic, median of ${runs} runs`,
    rows: [
      { what: 'vite build, client and server', time: ms(plain), ratio: times(1) },
      { what: 'shopgen build, first', time: ms(first), ratio: times(first / plain) },
      { what: 'shopgen build, the configuration changed', time: ms(changed), ratio: times(changed / plain) },
      { what: 'shopgen build, nothing changed', time: ms(unchanged), ratio: times(unchanged / plain) },
    ],
  };
}

function nameSite(root, name) {
  const file = join(root, 'site-configs/acoustic.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^siteName: .*$/m, `siteName: ${name}`));
}

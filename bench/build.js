import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { measureRuns, ms, timeCommand, times } from './timing.js';
import { shopgen } from './work-root.js';

const runs = 3;

/**
 * Measures a whole `shopgen build` against Vite alone on the files that it generated. Each run is a process of its own.
 */
export function measureBuild(root) {
  const build = () => timeCommand(process.execPath, [shopgen, 'build', '--site', 'acoustic', '--root', root]);
  build();
  const plain = measureRuns(runs, () =>
    timeCommand(process.execPath, [join(import.meta.dirname, 'plain-vite.js'), root]),
  );
  const first = measureRuns(runs, () => {
    rmSync(join(root, 'dist'), { recursive: true });
    return build();
  });
  // With a flag that no site of the package has so, the code must be bundled: the package brings that of its own site.
  setFooterLogo(root, true);
  const firstOfOwn = measureRuns(runs, () => {
    rmSync(join(root, 'dist'), { recursive: true });
    return build();
  });
  setFooterLogo(root, false);
  let change = 0;
  const changed = measureRuns(runs, () => {
    change += 1;
    nameSite(root, `Acoustic ${change}`);
    return build();
  });
  const unchanged = measureRuns(runs, build);
  const row = (what, { time, cpu }) => ({ what, time: ms(time), CPU: ms(cpu), 'CPU ratio': times(cpu / plain.cpu) });
  return {
    title: `build --site acoustic, median of ${runs} runs`,
    rows: [
      row('vite build, client and server', plain),
      row('shopgen build, first', first),
      row('shopgen build, first, with code of its own', firstOfOwn),
      row('shopgen build, the configuration changed', changed),
      row('shopgen build, nothing changed', unchanged),
    ],
    columns: [
      ['first', first],
      ['first, with code of its own', firstOfOwn],
      ['nothing changed', unchanged],
    ].map(([of, { cpu }]) => ({
      column: 'CPU of a build',
      of,
      value: cpu / 1000,
      unit: 's',
      partners: [{ name: 'plain Vite', value: plain.cpu / 1000 }],
    })),
  };
}

const nameSite = (root, name) => edit(root, /^siteName: .*$/m, `siteName: ${name}`);

const setFooterLogo = (root, isOn) => edit(root, /^ {2}footerLogo: .*$/m, `  footerLogo: ${isOn}`);

function edit(root, pattern, text) {
  const file = join(root, 'site-configs/acoustic.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace(pattern, text));
}

import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { measureRuns, ms, timeCommand, times } from './timing.js';
import { createWorkRoot, shopgen } from './work-root.js';

const counts = [2, 5, 100];

/**
 * Measures what a further site costs in one run, against a site alone: shops made for the purpose, with all that
 * `acoustic` has, under hosts and in colours of their own. Every row but the last two starts without a cache.
 */
export function measureBuildMany() {
  const workRoot = createWorkRoot();
  try {
    const root = workRoot.path;
    const ids = Array.from({ length: Math.max(...counts) }, (_, place) => addShop(root, place + 1));
    const build = (count, isFresh) => {
      if (isFresh)
        for (const folder of ['dist', 'generated']) rmSync(join(root, folder), { recursive: true, force: true });
      const sites = ids.slice(0, count).flatMap((id) => ['--site', id]);
      return timeCommand(process.execPath, [shopgen, 'build', ...sites, '--root', root]);
    };
    const one = measureRuns(3, () => build(1, true));
    const cold = counts.map((count) => ({ count, ...measureRuns(1, () => build(count, true)) }));
    const most = Math.max(...counts);
    const warm = measureRuns(1, () => build(most, false));
    const warmOne = measureRuns(3, () => build(1, false));
    const furtherCpu = ({ count, cpu }) => (cpu - one.cpu) / (count - 1);
    const row = (what, { time, cpu }, further) => ({
      what,
      time: ms(time),
      CPU: ms(cpu),
      'CPU of a further site': further === undefined ? '' : ms(further),
      'of the first': times((further ?? cpu) / one.cpu),
    });
    const biggest = cold.find(({ count }) => count === most);
    return {
      title: 'Sites in one run',
      rows: [
        row('1 site', one),
        ...cold.map((run) => row(`${run.count} sites`, run, furtherCpu(run))),
        row(`${most} sites, nothing changed`, warm, warm.cpu / most),
        row('1 site, nothing changed', warmOne),
      ],
      columns: [
        {
          column: 'CPU of a further site',
          of: `${most} in one run`,
          value: furtherCpu(biggest) / 1000,
          unit: 's',
          partners: [{ name: 'the first site', value: one.cpu / 1000 }],
        },
      ],
    };
  } finally {
    workRoot.remove();
  }
}

/** Writes the configuration of one more shop, and returns its id. */
function addShop(root, number) {
  const id = `shop-${String(number).padStart(3, '0')}`;
  const text = readFileSync(join(root, 'site-configs/acoustic.yaml'), 'utf8')
    .replace(/^id: .*$/m, `id: ${id}`)
    .replace(/^siteName: .*$/m, `siteName: Shop ${number}`)
    .replaceAll(/\bacoustic-(\w+\.example)/g, `${id}-$1`)
    .replace(/^( +accentSoft: ).*$/m, `$1"#${(0xe0e0e0 + number).toString(16)}"`);
  writeFileSync(join(root, 'site-configs', `${id}.yaml`), text);
  return id;
}

import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { median, ms, timeCommand, times } from './timing.js';
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
    const one = median(3, () => build(1, true));
    const cold = counts.map((count) => ({ count, time: build(count, true) }));
    const most = Math.max(...counts);
    const warm = build(most, false);
    const warmOne = median(3, () => build(1, false));
    return {
      title: 'Sites in one run',
      rows: [
        { what: '1 site', time: ms(one), 'a further site': '', 'of the first': times(1) },
        ...cold.map(({ count, time }) => {
          const further = (time - one) / (count - 1);
          return {
            what: `${count} sites`,
            time: ms(time),
            'a further site': ms(further),
            'of the first': times(further / one),
          };
        }),
        {
          what: `${most} sites, nothing changed`,
          time: ms(warm),
          'a further site': ms(warm / most),
          'of the first': times(warm / most / one),
        },
        {
          what: '1 site, nothing changed',
          time: ms(warmOne),
          'a further site': '',
          'of the first': times(warmOne / one),
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

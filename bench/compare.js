import { readFileSync } from 'node:fs';
import { calculateRatio, format } from './columns.js';

/** Changes below this share are noise even on a quiet machine. */
const minChange = 0.05;

/**
 * Compares two files that `--json` wrote, from two commits on the same machine. Where both have a partner, the ratios to it are
 * compared: the partner ran beside it, so a busier machine does not show.
 */
export function compareRuns(oldFile, newFile) {
  const [before, now] = [oldFile, newFile].map(readRun);
  console.log(`${describe(before)}\n${describe(now)}`);
  const known = new Map(readFigures(before).map((figure) => [figure.name, figure]));
  const figures = readFigures(now);
  const both = figures.filter(({ name }) => known.has(name));
  const rows = both.flatMap((figure) => {
    const old = known.get(figure.name);
    const [a, b] =
      old.ratio === undefined || figure.ratio === undefined ? [old.value, figure.value] : [old.ratio, figure.ratio];
    const change = a === b ? 0 : (b - a) / Math.abs(a);
    if (Math.abs(change) < minChange) return [];
    return [
      [
        figure.name,
        {
          before: format(old.value, old.unit),
          now: format(figure.value, figure.unit),
          'of the partner':
            figure.ratio === undefined || old.ratio === undefined
              ? ''
              : `${old.ratio.toFixed(2)} → ${figure.ratio.toFixed(2)} x`,
          change: Number.isFinite(change) ? `${change > 0 ? '+' : ''}${(change * 100).toFixed(0)} %` : 'from nothing',
        },
      ],
    ];
  });
  if (rows.length > 0) console.table(Object.fromEntries(rows));
  console.log(`${rows.length} of ${both.length} figures differ by ${minChange * 100} % or more.`);
  const missing = [...known.keys()].filter((name) => !figures.some((figure) => figure.name === name));
  const added = figures.filter(({ name }) => !known.has(name)).map(({ name }) => name);
  if (missing.length > 0) console.log(`Only in ${oldFile}: ${missing.join(' · ')}`);
  if (added.length > 0) console.log(`Only in ${newFile}: ${added.join(' · ')}`);
}

function readRun(file) {
  const run = JSON.parse(readFileSync(file, 'utf8'));
  if (run.formatVersion !== 1) throw new Error(`${file} is no file that npm run bench -- --json wrote.`);
  return run;
}

const describe = ({ machine, date }) =>
  `${machine.commit} of ${date}: ${machine.processor}, ${machine.cores} cores, Node ${machine.node}`;

/** Returns all figures of a run: columns, and those cells of tables that begin with a number. */
function readFigures({ benches }) {
  return benches.flatMap(({ name, columns, rows }) => [
    ...columns.map((column) => ({
      name: `${column.column}, ${column.of}`,
      value: column.value,
      unit: column.unit,
      ratio: calculateRatio(column),
    })),
    ...rows.flatMap(({ what, ...cells }) =>
      Object.entries(cells).flatMap(([label, cell]) => {
        const [, number, unit] = /^(-?[\d.]+) ?(\S*)$/.exec(String(cell)) ?? [];
        return number === undefined ? [] : [{ name: `${name}: ${what}, ${label}`, value: Number(number), unit }];
      }),
    ),
  ]);
}

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
  reportMissing(oldFile, before, now);
  reportMissing(newFile, now, before);
}

/** Names what only one of the files has: benches that did not run or failed, and figures of benches that both ran. */
function reportMissing(file, run, other) {
  const ran = new Set(other.benches.map(({ name }) => name));
  const alone = run.benches.map(({ name }) => name).filter((name) => !ran.has(name));
  const known = new Set(readFigures(other).map(({ name }) => name));
  const shared = readFigures({ benches: run.benches.filter(({ name }) => ran.has(name)) });
  const figures = shared.map(({ name }) => name).filter((name) => !known.has(name));
  const names = [...alone.map((name) => `all of ${name}`), ...figures];
  if (names.length > 0) console.log(`Only in ${file}: ${names.join(' · ')}`);
}

function readRun(file) {
  const run = JSON.parse(readFileSync(file, 'utf8'));
  if (run.formatVersion !== 1) throw new Error(`${file} is no file that npm run bench -- --json wrote.`);
  return run;
}

const describe = ({ machine, date }) =>
  `${machine.commit} of ${date}: ${machine.processor}, ${machine.cores} cores, Node ${machine.node}`;

/** Returns the figures of a run: the columns of each bench, or where it has none the cells of its table that begin with a number. */
function readFigures({ benches }) {
  return benches.flatMap(({ name, columns, rows }) =>
    columns.length > 0 ? readColumns(columns) : readCells(name, rows),
  );
}

const readColumns = (columns) =>
  columns.map((column) => ({
    name: `${column.column}, ${column.of}`,
    value: column.value,
    unit: column.unit,
    ratio: calculateRatio(column),
  }));

const readCells = (name, rows) =>
  rows.flatMap(({ what, ...cells }) =>
    Object.entries(cells).flatMap(([label, cell]) => {
      const [, number, unit] = /^(-?[\d.]+) ?(\S*)$/.exec(String(cell)) ?? [];
      return number === undefined ? [] : [{ name: `${name}: ${what}, ${label}`, value: Number(number), unit }];
    }),
  );

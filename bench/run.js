/**
 * Measures what operators and shoppers wait for: `npm run bench [name…]`. Figures belong to the machine they were taken on;
 * that is why each is shown beside a partner from the same run: a bare equivalent, or another product.
 */
import { parseArgs } from 'node:util';
import { measureBackendStart } from './backend-start.js';
import { measureBuild } from './build.js';
import { measureBuildMany } from './build-many.js';
import { measureCliStart } from './cli-start.js';
import { tabulate } from './columns.js';
import { compareRuns } from './compare.js';
import { measureDev } from './dev.js';
import { takeFilm } from './film.js';
import { measureFleet } from './fleet.js';
import { measureGenerate } from './generate.js';
import { measureLighthouse } from './lighthouse.js';
import { measureLogins } from './logins.js';
import { describeMachine, readLoad } from './machine.js';
import { measurePages } from './pages.js';
import { measurePurchases } from './purchases.js';
import { measureReads } from './reads.js';
import { measureRouteSize } from './route-size.js';
import { measureShards } from './shards.js';
import { measureTaps } from './taps.js';
import { measureVitals } from './vitals.js';
import { createWorkRoot } from './work-root.js';

/** A bench returns a title, rows for a table of its own, and columns of the table at the end, where it has any. */
const benches = {
  'cli-start': measureCliStart,
  generate: measureGenerate,
  build: measureBuild,
  'build-many': measureBuildMany,
  fleet: measureFleet,
  shards: measureShards,
  dev: measureDev,
  'route-size': measureRouteSize,
  pages: measurePages,
  'backend-start': measureBackendStart,
  reads: measureReads,
  purchases: measurePurchases,
  logins: measureLogins,
  vitals: measureVitals,
  taps: measureTaps,
  lighthouse: measureLighthouse,
};

/** What runs only when it is named. */
const tools = { film: takeFilm };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false }, compare: { type: 'boolean', default: false } },
});

if (values.compare) {
  if (positionals.length !== 2) fail('Two files to compare: npm run bench -- --compare OLD.json NEW.json');
  compareRuns(...positionals);
} else {
  const all = { ...benches, ...tools };
  const unknown = positionals.filter((name) => !(name in all));
  if (unknown.length > 0) fail(`No bench named ${unknown.join(', ')}. There are: ${Object.keys(all).join(', ')}.`);
  await measure(positionals.length > 0 ? positionals.map((name) => [name, all[name]]) : Object.entries(benches));
}

/** Runs benches one after the other. One that fails stops no other, and makes the command fail. */
async function measure(chosen) {
  // With --json stdout holds one document; what is said to a person goes to stderr.
  const say = values.json ? console.error : console.log;
  const machine = describeMachine();
  say(
    `${machine.commit}: ${machine.processor}, ${machine.cores} cores, ${machine.memoryGiB} GiB, Node ${machine.node}, load ${readLoad()}`,
  );
  const done = [];
  const failed = [];
  const workRoot = createWorkRoot();
  try {
    for (const [name, run] of chosen) {
      const loadBefore = readLoad();
      const started = performance.now();
      try {
        const { title, rows, columns = [], note } = await run(workRoot.path);
        const load = { before: loadBefore, after: readLoad() };
        done.push({ name, title, rows, columns, load, seconds: Math.round((performance.now() - started) / 1000) });
        say(`\n${title} (load ${load.before} → ${load.after})`);
        if (note !== undefined) say(note);
        if (!values.json && rows.length > 0)
          console.table(Object.fromEntries(rows.map(({ what, ...figures }) => [what, figures])));
      } catch (error) {
        failed.push(name);
        console.error(`\n${name} FAILED: ${error instanceof Error ? error.stack : error}`);
      }
    }
  } finally {
    workRoot.remove();
  }
  const columns = done.flatMap((bench) => bench.columns);
  if (values.json) {
    const date = new Date().toISOString();
    console.log(JSON.stringify({ formatVersion: 1, date, machine, benches: done, failed }, null, 2));
  } else if (columns.length > 0) {
    console.log('\nBeside others');
    console.table(tabulate(columns));
  }
  if (failed.length === 0) return;
  console.error(`Failed: ${failed.join(', ')}`);
  process.exitCode = 1;
}

function fail(message) {
  console.error(message);
  process.exit(2);
}

/**
 * Measures what operators and shoppers wait for: `npm run bench [name…]`. Figures belong to the machine they were taken on;
 * that is why each is shown beside a bare equivalent from the same run.
 */
import { measureBuild } from './build.js';
import { measureBuildMany } from './build-many.js';
import { measureCliStart } from './cli-start.js';
import { measureDev } from './dev.js';
import { measureFleet } from './fleet.js';
import { measureGenerate } from './generate.js';
import { measureLogins } from './logins.js';
import { measurePages } from './pages.js';
import { measurePurchases } from './purchases.js';
import { measureReads } from './reads.js';
import { measureRouteSize } from './route-size.js';
import { measureVitals } from './vitals.js';
import { createWorkRoot } from './work-root.js';

const benches = {
  'cli-start': measureCliStart,
  generate: measureGenerate,
  build: measureBuild,
  'build-many': measureBuildMany,
  fleet: measureFleet,
  dev: measureDev,
  'route-size': measureRouteSize,
  pages: measurePages,
  reads: measureReads,
  purchases: measurePurchases,
  logins: measureLogins,
  vitals: measureVitals,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in benches));
if (unknown.length > 0) {
  console.error(`No bench named ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}.`);
  process.exit(2);
}

const workRoot = createWorkRoot();
try {
  for (const [name, measure] of Object.entries(benches)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    const { title, rows } = await measure(workRoot.path);
    console.log(`\n${title}`);
    console.table(Object.fromEntries(rows.map(({ what, ...figures }) => [what, figures])));
  }
} finally {
  workRoot.remove();
}

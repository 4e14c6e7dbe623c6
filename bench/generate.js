import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLargeRoot } from './large-spec.js';
import { measureRuns, ms, timeCommand, times } from './timing.js';
import { projectRoot, shopgen } from './work-root.js';

const typesCommand = join(projectRoot, 'node_modules/openapi-typescript/bin/cli.js');
const manyOperations = 300;

/**
 * Measures the everyday commands against Node starting with nothing to run, and a first generation against
 * openapi-typescript's own command on the same descriptions. Includes the start of the process.
 */
export function measureGenerate(root) {
  const bare = measureRuns(9, () => timeCommand(process.execPath, ['-e', '0']));
  const daily = {
    validate: ['validate', '--root', root],
    'generate, unchanged': ['generate', '--site', 'acoustic', '--root', root],
    'generate --check': ['generate', '--site', 'acoustic', '--check', '--root', root],
  };
  const measured = Object.entries(daily).map(([what, args]) => [
    what,
    measureRuns(7, () => timeCommand(process.execPath, [shopgen, ...args])),
  ]);
  const large = createLargeRoot(manyOperations);
  try {
    const firsts = [measureFirst('both descriptions', root), measureFirst(`${manyOperations} operations`, large.path)];
    const changed = validateChanged(root);
    return {
      title: 'validate and generate --site acoustic',
      rows: [
        { what: 'bare node', time: ms(bare.time), CPU: ms(bare.cpu), against: '' },
        ...measured.map(([what, { time, cpu }]) => ({
          what,
          time: ms(time),
          CPU: ms(cpu),
          against: `bare node ${times(cpu / bare.cpu)}`,
        })),
        ...firsts.flatMap(({ what, types, first }) => [
          { what: `openapi-typescript, ${what}`, time: ms(types.time), CPU: ms(types.cpu), against: '' },
          {
            what: `generate, first, ${what}`,
            time: ms(first.time),
            CPU: ms(first.cpu),
            against: `openapi-typescript ${times(first.cpu / types.cpu)}`,
          },
        ]),
        { what: 'validate, a schema in use changed', time: ms(changed.time), CPU: ms(changed.cpu), against: '' },
      ],
      columns: [
        ...measured.map(([of, { cpu }]) => ({
          column: 'CPU of a command',
          of,
          value: cpu,
          unit: 'ms',
          partners: [{ name: 'bare Node', value: bare.cpu }],
        })),
        ...firsts.map(({ what, types, first }) => ({
          column: 'CPU of a first generate',
          of: what,
          value: first.cpu / 1000,
          unit: 's',
          partners: [{ name: 'openapi-typescript', value: types.cpu / 1000 }],
        })),
      ],
    };
  } finally {
    large.remove();
  }
}

/** Measures a first generation, and openapi-typescript's own command on the same descriptions. */
function measureFirst(what, root) {
  const first = measureRuns(3, () => {
    rmSync(join(root, 'generated'), { recursive: true, force: true });
    return timeCommand(process.execPath, [shopgen, 'generate', '--site', 'acoustic', '--root', root]);
  });
  // Runs in the folder of the specs: in the project's own, the tool would read the linter's configuration as its own.
  const types = measureRuns(3, () =>
    ['product', 'content']
      .map((api) => [`openapi/${api}-api.yaml`, '-o', `${api}-types.ts`])
      .map((args) => timeCommand(process.execPath, [typesCommand, ...args], { cwd: root }))
      .reduce((sum, time) => sum + time),
  );
  return { what, types, first };
}

/** Measures `validate` after a change, for which the compiler checks the runtime again. */
function validateChanged(root) {
  const file = join(root, 'openapi/product-api.yaml');
  const text = readFileSync(file, 'utf8');
  let count = 0;
  return measureRuns(3, () => {
    count += 1;
    const properties = /(\n {4}Pricing:\n[\s\S]*?\n {6}properties:\n)/;
    writeFileSync(
      file,
      text.replace(properties, `$1        extra${count}: { type: integer, minimum: 0, maximum: 9 }\n`),
    );
    return timeCommand(process.execPath, [shopgen, 'validate', '--root', root]);
  });
}

import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLargeRoot } from './large-spec.js';
import { median, ms, timeCommand, times } from './timing.js';
import { projectRoot, shopgen } from './work-root.js';

const typesCommand = join(projectRoot, 'node_modules/openapi-typescript/bin/cli.js');
const manyOperations = 300;

/**
 * Measures the everyday commands against Node starting with nothing to run, and a first generation against
 * openapi-typescript's own command on the same descriptions. Includes the start of the process.
 */
export function measureGenerate(root) {
  const bare = median(9, () => timeCommand(process.execPath, ['-e', '0']));
  const daily = {
    '--version': ['--version'],
    validate: ['validate', '--root', root],
    'generate, unchanged': ['generate', '--site', 'acoustic', '--root', root],
    'generate --check': ['generate', '--site', 'acoustic', '--check', '--root', root],
  };
  const first = firstGenerate(root);
  const large = createLargeRoot(manyOperations);
  try {
    return {
      title: 'validate and generate --site acoustic',
      rows: [
        { what: 'bare node', time: ms(bare), against: '' },
        ...Object.entries(daily).map(([what, args]) => {
          const time = median(7, () => timeCommand(process.execPath, [shopgen, ...args]));
          return { what, time: ms(time), against: `bare node ${times(time / bare)}` };
        }),
        ...firstRows('both descriptions', root, first),
        ...firstRows(`${manyOperations} operations`, large.path, firstGenerate(large.path)),
        { what: 'validate, a schema in use changed', time: ms(validateChanged(root)), against: '' },
      ],
    };
  } finally {
    large.remove();
  }
}

function firstGenerate(root) {
  return median(3, () => {
    rmSync(join(root, 'generated'), { recursive: true, force: true });
    return timeCommand(process.execPath, [shopgen, 'generate', '--site', 'acoustic', '--root', root]);
  });
}

function firstRows(what, root, first) {
  // Runs in the folder of the specs: in the project's own, the tool would read the linter's configuration as its own.
  const types = median(3, () =>
    ['product', 'content']
      .map((api) => [`openapi/${api}-api.yaml`, '-o', `${api}-types.ts`])
      .map((args) => timeCommand(process.execPath, [typesCommand, ...args], { cwd: root }))
      .reduce((sum, time) => sum + time),
  );
  return [
    { what: `openapi-typescript, ${what}`, time: ms(types), against: '' },
    { what: `generate, first, ${what}`, time: ms(first), against: `openapi-typescript ${times(first / types)}` },
  ];
}

/** Measures `validate` after a change, for which the compiler checks the runtime again. */
function validateChanged(root) {
  const file = join(root, 'openapi/product-api.yaml');
  const text = readFileSync(file, 'utf8');
  let count = 0;
  return median(3, () => {
    count += 1;
    const properties = /(\n {4}Pricing:\n[\s\S]*?\n {6}properties:\n)/;
    writeFileSync(
      file,
      text.replace(properties, `$1        extra${count}: { type: integer, minimum: 0, maximum: 9 }\n`),
    );
    return timeCommand(process.execPath, [shopgen, 'validate', '--root', root]);
  });
}

import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLargeRoot } from './large-spec.js';
import { measureRuns, ms, timeCommand, times } from './timing.js';
import { projectRoot, shopgen } from './work-root.js';

const typesCommand = join(projectRoot, 'node_modules/openapi-typescript/bin/cli.js');
const manyOperations = 300;

/**
 * Measures the everyday commands against Node starting with nothing to run, unchanged and after edits, and a first generation
 * against openapi-typescript's own command on the same descriptions. Includes the start of the process.
 */
export function measureGenerate(root) {
  const bare = measureRuns(9, () => timeCommand(process.execPath, ['-e', '0']));
  const daily = {
    validate: ['validate', '--root', root],
    'generate, unchanged': ['generate', '--site', 'acoustic', '--root', root],
    'generate --check': ['generate', '--site', 'acoustic', '--check', '--root', root],
  };
  const unchanged = Object.entries(daily).map(([what, args]) => {
    const run = () => timeCommand(process.execPath, [shopgen, ...args]);
    // The first run does the work, which is measured below.
    run();
    return [what, measureRuns(7, run)];
  });
  const measured = [...unchanged, ...measureEdited(root)];
  const large = createLargeRoot(manyOperations);
  try {
    const firsts = [measureFirst('own descriptions', root), measureFirst(`${manyOperations} operations`, large.path)];
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
        ...firsts.flatMap(({ what, types, first, known }) => [
          { what: `openapi-typescript, ${what}`, time: ms(types.time), CPU: ms(types.cpu), against: '' },
          ...[
            [`generate, first, ${what}`, first],
            [`generate, first, ${what}, known from earlier`, known],
          ].map(([what, { time, cpu }]) => ({
            what,
            time: ms(time),
            CPU: ms(cpu),
            against: `openapi-typescript ${times(cpu / types.cpu)}`,
          })),
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
        ...firsts.flatMap(({ what, types, first, known }) =>
          [
            [what, first],
            [`${what}, known from earlier`, known],
          ].map(([of, { cpu }]) => ({
            column: 'CPU of a first generate',
            of,
            value: cpu / 1000,
            unit: 's',
            partners: [{ name: 'openapi-typescript', value: types.cpu / 1000 }],
          })),
        ),
      ],
    };
  } finally {
    large.remove();
  }
}

/** Measures `validate` and `generate` after edits of one text, and of the configuration of one site. */
function measureEdited(root) {
  let count = 0;
  const edits = {
    'a text': ['locales/nl-NL/header.json', (text) => text.replace('"skipToContent": "', `$&${count} `)],
    'a configuration': [
      'site-configs/acoustic.yaml',
      (text) => text.replace(/accent: ".*"/, `accent: "#0a0b${10 + (count % 90)}"`),
    ],
  };
  const commands = { validate: ['validate'], generate: ['generate', '--site', 'acoustic'] };
  return Object.entries(edits).flatMap(([edited, [name, edit]]) =>
    Object.entries(commands).map(([command, args]) => [
      `${command}, ${edited} edited`,
      measureRuns(5, () => {
        count += 1;
        const file = join(root, name);
        const text = readFileSync(file, 'utf8');
        const changed = edit(text);
        if (changed === text) throw new Error(`The edit of ${name} changes nothing`);
        writeFileSync(file, changed);
        return timeCommand(process.execPath, [shopgen, ...args, '--root', root]);
      }),
    ]),
  );
}

/**
 * Measures a first generation, as after a checkout and where only the generated code is gone; and openapi-typescript's own
 * command on the same descriptions.
 */
function measureFirst(what, root) {
  const generate = (deleted) => () => {
    for (const name of deleted) rmSync(join(root, name), { recursive: true, force: true });
    return timeCommand(process.execPath, [shopgen, 'generate', '--site', 'acoustic', '--root', root]);
  };
  const first = measureRuns(3, generate(['generated', 'dist']));
  const known = measureRuns(5, generate(['generated']));
  // Runs in the folder of the specs: in the project's own, the tool would read the linter's configuration as its own.
  const types = measureRuns(3, () =>
    ['product', 'content']
      .map((api) => [`openapi/${api}-api.yaml`, '-o', `${api}-types.ts`])
      .map((args) => timeCommand(process.execPath, [typesCommand, ...args], { cwd: root }))
      .reduce((sum, time) => sum + time),
  );
  return { what, types, first, known };
}

/** Measures `validate` after a change, for which the compiler checks the runtime again. Leaves the description as it was. */
function validateChanged(root) {
  const file = join(root, 'openapi/product-api.yaml');
  const text = readFileSync(file, 'utf8');
  let count = 0;
  const time = measureRuns(3, () => {
    count += 1;
    const properties = /(\n {4}Pricing:\n[\s\S]*?\n {6}properties:\n)/;
    writeFileSync(
      file,
      text.replace(properties, `$1        extra${count}: { type: integer, minimum: 0, maximum: 9 }\n`),
    );
    return timeCommand(process.execPath, [shopgen, 'validate', '--root', root]);
  });
  writeFileSync(file, text);
  return time;
}

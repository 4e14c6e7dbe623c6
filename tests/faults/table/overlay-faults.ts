import type { DiagnosticCode } from '#cli/diagnostics/catalogue.ts';
import type { Severity } from '#cli/diagnostics/diagnostic.ts';
import type { Draw } from '../draw.ts';
import type { Fault, Planting, Spot } from '../fault.ts';
import { insert, misspelt, planted } from '../plant.ts';
import { base, quiet, type RealFile, shop } from '../real-file.ts';
import { drawn } from './drawn-faults.ts';

const file = 'openapi/overlays/drawn.yaml';

/** Names the overlay in a layer, with a mark at its name or at the key. */
const naming = (real: RealFile, api: string, name = `▲../${file}`, key = 'overlays') =>
  planted(real, insert(real.start, `${key}: { ${api}: [${name}] }\n`));

/** Plants an overlay with actions; the mark is where it is wrong. */
function overlay(
  draw: Draw,
  actions: string,
  code: DiagnosticCode,
  severity: Severity = 'error',
  suggests?: string,
): Planting {
  const marked = `overlay: 1.1.0\ninfo: { title: Drawn, version: "1" }\nactions:\n${actions}\n`;
  const before = marked.slice(0, marked.indexOf('▲')).split('\n');
  const at: Spot = { file, line: before.length, column: (before.at(-1) ?? '').length + 1 };
  const { change } = naming(base(), draw.pick(['product', 'content']));
  return {
    changes: [change, { file, content: marked.replace('▲', '') }],
    wanted: [{ code, severity, at, suggests }],
  };
}

export const overlayFaults: readonly Fault[] = [
  ...drawn('an action that selects nothing', (draw) =>
    overlay(draw, `  - target: ▲$.paths["/${draw.letters(7)}"]\n    remove: true`, 'overlay.no-match', 'warning'),
  ),
  ...drawn('a target that is no JSONPath', (draw) =>
    overlay(
      draw,
      `  - target: ${draw.pick([`▲paths.${draw.letters(4)}`, '$.paths[▲/menus]', '$.info..▲', `$.tags[▲name]`])}\n    remove: true`,
      'overlay.path',
    ),
  ),
  ...drawn('a misspelt field of an action', (draw) => {
    const key = draw.pick(['update', 'description']);
    const rest = key === 'update' ? '' : '\n    update: Drawn';
    const wrong = `  - target: $.info.title\n    ▲${misspelt(key)}: Drawn${rest}`;
    // Without its update an action changes nothing, which is told, too.
    return overlay(
      draw,
      key === 'update' ? `${wrong}\n    update: Drawn` : wrong,
      'overlay.invalid',
      'error',
      `"${key}"`,
    );
  }),
  ...drawn('an overlay that is not there', (draw) => {
    const change = naming(base(), 'product', `▲../openapi/overlays/${draw.letters(6)}.yaml`);
    return { changes: [change.change], wanted: [{ code: 'overlay.invalid', at: change.marks[0] }] };
  }),
  ...drawn('an overlay of one site', (draw) => {
    const change = naming(draw.pick([shop(0), shop(1), quiet(0)]), 'product', `../${file}`, '▲overlays');
    return { changes: [change.change], wanted: [{ code: 'overlay.not-shared', at: change.marks[0] }] };
  }),
  ...drawn('a map over a single value', (draw) =>
    overlay(draw, `  - target: $.info.title\n    update: ▲{ ${draw.letters(4)}: 1 }`, 'overlay.unfit'),
  ),
  ...drawn('an action that is undone', (draw) =>
    overlay(
      draw,
      `  - ▲target: $.info\n    update: { x-${draw.letters(4)}: 1 }\n  - target: $.info["x-drawn", ?@ == 1]\n    remove: true`,
      'overlay.undone',
      'warning',
    ),
  ),
];

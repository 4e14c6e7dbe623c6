import type { DiagnosticCode } from '#cli/diagnostics/catalogue.ts';
import { type Fault, fault, type Planting } from '../fault.ts';
import { getStart, insert, key, one, type Planted, planted, value, without } from '../plant.ts';
import { base, quiet, shop } from '../real-file.ts';

const version = (text: string): Planted => planted(base(), value(base().entry('configVersion'), `▲${text}`));

function warned({ change, marks: [at] }: Planted, code: DiagnosticCode, suggests: string): Planting {
  return { changes: [change], wanted: [{ code, severity: 'warning', at, suggests }] };
}

/** Versions of configurations, and keys of earlier releases. */
export const versionFaults: readonly Fault[] = [
  fault('a configuration of a later release', () =>
    one(version('7.2.0'), 'config.version-new', 'Install shopgen 7.2.0'),
  ),
  fault('a release that there is not', () => one(version('0.1.1'), 'config.version-unknown', '"0.1.0"')),
  fault('a version of two numbers', () => one(version('0.2'), 'config.wrong-type', '"0.2"')),
  fault('a configuration of an earlier release', () =>
    warned(version('0.1.0'), 'config.version-old', 'shopgen upgrade'),
  ),
  fault('no version', () => {
    const { change } = planted(base(), without(base(), base().entry('configVersion')));
    const wanted = { code: 'config.version-missing', severity: 'warning', at: getStart(base().file) } as const;
    return { changes: [change], wanted: [wanted] };
  }),
  fault('a key that has another name', () => {
    const file = shop(1);
    const change = planted(file, key(file.entry('theme', 'heading', 'letterSpacing'), '▲tracking'));
    return warned(change, 'config.renamed-key', 'shopgen upgrade');
  }),
  fault('a key by both of its names', () => {
    const file = quiet(0);
    const { key: name } = file.entry('theme', 'fonts', 'label');
    const twice = '▲measure: { family: Inter, package: "@fontsource-variable/inter", fallback: Arial }\n    ';
    return one(planted(file, insert(name.from, twice)), 'config.renamed-key', 'Remove theme.fonts.measure');
  }),
];

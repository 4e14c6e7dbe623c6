import { readFileSync } from 'node:fs';
import { projectRoot } from './command.ts';

/** Returns the names of the figures that alerts and dashboard ask a kind of server for, and that it lacks. */
export function missingFigures(job: 'storefront' | 'backend', metrics: string): readonly string[] {
  const texts = ['alerts.yaml', 'dashboard.json'].map((file) =>
    readFileSync(`${projectRoot}templates/monitoring/${file}`, 'utf8'),
  );
  const asked = [...texts.join('\n').matchAll(/\b([a-z]\w+)\{([^}]*job=[^}]*)\}/g)].flatMap(
    ([, name = '', selector = '']) =>
      // Prometheus makes `up` itself; a histogram is told by its name without the ending.
      selector.includes(job) && name !== 'up' ? [name.replace(/_bucket$/, '')] : [],
  );
  if (asked.length === 0) throw new Error(`Nothing is asked of the ${job}`);
  return [...new Set(asked)].filter((name) => !metrics.includes(`# TYPE ${name} `));
}

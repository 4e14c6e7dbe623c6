import type { ClientReport } from '#cli/build/build-report.ts';

const sized = (brotli: number) => ({ raw: brotli * 4, gzip: brotli + 1, brotli });

/** A first view: bytes of its files after compression, and of the modules in them. */
export interface FirstView {
  readonly js: number;
  readonly css: number;
  readonly modules: Readonly<Record<string, number>>;
}

/** Creates the report of a build with these first views. Modules named `*.styles.ts` are in the stylesheet. */
export function createReport(views: Readonly<Record<string, FirstView>>): ClientReport {
  const modules: Record<string, Record<string, number>> = {};
  const routes = Object.entries(views).map(([key, view]) => {
    const files = [`assets/${key}.js`, `assets/${key}.css`];
    const isStyles = ([name]: readonly [string, number]): boolean => name.endsWith('.styles.ts');
    const all = Object.entries(view.modules);
    modules[`assets/${key}.js`] = Object.fromEntries(all.filter((each) => !isStyles(each)));
    modules[`assets/${key}.css`] = Object.fromEntries(all.filter(isStyles));
    const first = { js: sized(view.js), css: sized(view.css), files };
    return [key, { first, js: sized(90_000), css: sized(view.css), files: [] }] as const;
  });
  return { js: sized(1), css: sized(1), fonts: 0, routes: Object.fromEntries(routes), chunks: [], modules };
}

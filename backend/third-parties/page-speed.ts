import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { Gauge, Registry } from 'prom-client';
import { z } from 'zod';

const unpack = promisify(gunzip);

/** Max. bytes of an uncompressed report: a hundred times a long one. */
const maxReportBytes = 2_000_000;

/** Max. measurements that the 75th percentile of a route is taken of: the latest. */
const maxMeasurements = 1_000;

/** Max. routes in all locales; a storefront has some two hundred and fifty. */
const maxSeries = 1_000;

const milliseconds = z.number().min(0).max(600_000);
const name = z.string().max(40);

/** The fields of a monitoring client's report that are measured here. */
const report = z.object({
  session: z.object({
    id: z.string().max(40),
    locale: name,
    route: name,
    inp: milliseconds.optional(),
    lcp: z.object({ value: milliseconds, route: name }).optional(),
  }),
});

/** The speed of pages for their visitors, by route. */
export interface PageSpeed {
  /**
   * Adds a report of a storefront's monitoring client.
   *
   * @returns Whether it was one.
   */
  add(body: Buffer, isCompressed: boolean): Promise<boolean>;
  /** Returns the figures in the text format of Prometheus. */
  render(): Promise<string>;
}

/** Session → its latest measurement, the latest session last. */
type Series = Map<string, number>;

export function createPageSpeed(): PageSpeed {
  const registry = new Registry();
  const inp = createMeasure(registry, 'storefront_inp_p75_milliseconds', 'Interaction to Next Paint');
  const lcp = createMeasure(registry, 'storefront_lcp_p75_milliseconds', 'Largest Contentful Paint');
  return {
    async add(body, isCompressed) {
      const parsed = report.safeParse(await parse(body, isCompressed));
      if (!parsed.success) return false;
      const { session } = parsed.data;
      const { id, locale, route } = session;
      // A session reports again and again; the last report counts.
      if (session.inp !== undefined) inp.note(locale, route, id, session.inp);
      if (session.lcp) lcp.note(locale, session.lcp.route, id, session.lcp.value);
      return true;
    },
    render: () => registry.metrics(),
  };
}

async function parse(body: Buffer, isCompressed: boolean): Promise<unknown> {
  try {
    const text = isCompressed ? await unpack(body, { maxOutputLength: maxReportBytes }) : body;
    return JSON.parse(text.toString('utf8'));
  } catch {
    return undefined;
  }
}

function createMeasure(registry: Registry, metric: string, what: string) {
  const series = new Map<string, Series>();
  const gauge = new Gauge({
    name: metric,
    help: `75th percentile of ${what}, in milliseconds, of the latest ${maxMeasurements} visits`,
    labelNames: ['locale', 'route'],
    registers: [registry],
    collect() {
      for (const [key, values] of series) {
        const [locale = '', route = ''] = key.split(' ');
        this.set({ locale, route }, percentile75([...values.values()]));
      }
    },
  });
  gauge.reset();
  return {
    note(locale: string, route: string, session: string, value: number): void {
      const key = `${locale} ${route}`;
      const values = series.get(key) ?? new Map<string, number>();
      if (!series.has(key) && series.size >= maxSeries) return;
      values.delete(session);
      values.set(session, value);
      const [oldest] = values.keys();
      if (values.size > maxMeasurements && oldest !== undefined) values.delete(oldest);
      series.set(key, values);
    },
  };
}

/** Returns the value that three quarters of the measurements do not exceed (nearest rank). */
function percentile75(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.75) - 1] ?? 0;
}

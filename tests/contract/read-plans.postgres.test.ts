import { Client, escapeLiteral } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startTestBackend, type TestBackend } from '#tests/support/backend.ts';
import { multiplyProducts } from '#tests/support/many-products.ts';
import { startPostgres, type TestPostgres } from '#tests/support/postgres.ts';

/** Tables of more rows are large: they grow with the products of a shop. */
const largeTable = 1000;

/** Max. rows that a listing or a product reads from any table or index. */
const maxRead = 4000;

/** Addresses of reads, by what they show. */
const reads: Readonly<Record<string, readonly string[]>> = {
  listing: [
    ...['RECOMMENDED', 'PRICE_ASC', 'PRICE_DESC', 'NAME', 'NRC'].flatMap((sort) => [
      `/catalogue/products?sort=${sort}&page=2`,
      `/catalogue/products?sort=${sort}&pageSize=16&page=6250`,
    ]),
    '/catalogue/products?category=walls-en',
    '/catalogue/products?category=walls-en&sort=PRICE_ASC',
  ],
  facets: [
    '/catalogue/products?facet=brand:feltwerk',
    '/catalogue/products?facet=brand:feltwerk&facet=brand:cloudline&facet=soundClass:A&sort=NAME',
    '/catalogue/products?category=walls-en&facet=color:moss&facet=soundClass:C&sort=PRICE_DESC',
    // A few products, which are fetched and sorted.
    '/catalogue/products?facet=brand:rare&sort=NAME',
  ],
  categories: ['/categories?pageSize=100', '/categories/walls-en'],
  product: [
    '/Products/panel-en',
    '/Products/panel-en-777/panel-clay-777',
    '/Products/panel-en-777/slugs',
    '/catalogue/products/panel-en-777/stories',
  ],
};

const searches: Readonly<Record<string, readonly string[]>> = {
  search: [
    '/search?q=panel',
    '/search?q=panel%20felt',
    '/search?q=pannel',
    '/search?q=zanzibr%20felt',
    '/search?q=PA-MOSS-777',
    '/search?q=panel&type=Product&page=3',
  ],
  suggestions: ['p', 'pan', 'panl', 'felt pan', 'wallfelt'].map(
    (typed) => `/search/suggestions?q=${encodeURIComponent(typed)}`,
  ),
};

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

const nodeSchema = z.object({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  'Index Name': z.string().optional(),
  'Actual Rows': z.number().optional(),
  'Actual Loops': z.number().optional(),
  'Rows Removed by Filter': z.number().optional(),
  get Plans() {
    return nodeSchema.array().optional();
  },
});
type PlanNode = z.infer<typeof nodeSchema>;
const explained = z.array(z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: nodeSchema })]) })).length(1);

describe('reads of 100,000 products', () => {
  let postgres: TestPostgres | undefined;
  let backend: TestBackend | undefined;
  let client: Client | undefined;

  beforeAll(async () => {
    postgres = await startPostgres();
    const databaseUrl = await postgres.createFilledDatabase();
    client = new Client({ connectionString: databaseUrl, options: '-c jit=off' });
    await client.connect();
    await multiplyProducts(client);
    // A value of forty products.
    await client.query(`
      insert into facet_values select shop_id, facet_id, 'rare', label, 99, 40 from facet_values
        where shop_id = 'quiet' and facet_id = 'brand' limit 1`);
    await client.query(`
      insert into facet_bits values ('quiet', 'brand', 'rare', 3, repeat('1', 40)::bit(8192))`);
    backend = await startTestBackend({ databaseUrl });
  });
  afterAll(async () => {
    await client?.end();
    await backend?.close();
    await postgres?.stop();
  });

  /** Returns the statements of a read. */
  async function getStatements(url: string): Promise<Statement[]> {
    const { query } = Client.prototype;
    const statements: Statement[] = [];
    Client.prototype.query = new Proxy(query, {
      apply(target, self, given) {
        const statement = toStatement(given);
        if (statement) statements.push(statement);
        return Reflect.apply(target, self, given);
      },
    });
    try {
      expect((await backend?.ask(url))?.statusCode, url).toBe(200);
    } finally {
      Client.prototype.query = query;
    }
    return statements;
  }

  /** Returns all nodes of the plan of a statement, planned for its values or for any. */
  async function explain(
    { text, values }: Statement,
    mode: 'custom' | 'generic',
    analyze: boolean,
  ): Promise<PlanNode[]> {
    if (!client) throw new Error('There is no connection.');
    await client.query(`set plan_cache_mode = force_${mode}_plan`);
    await client.query(`prepare explained as ${text}`);
    try {
      const given = values.length > 0 ? `(${values.map(toLiteral).join(', ')})` : '';
      const { rows } = await client.query(
        `explain (format json, costs off${analyze ? ', analyze, timing off' : ''}) execute explained${given}`,
      );
      return flatten(explained.parse(rows)[0]?.['QUERY PLAN'][0].Plan);
    } finally {
      await client.query('deallocate explained');
    }
  }

  async function largeTables(): Promise<ReadonlySet<string>> {
    const { rows } = await (client ?? new Client()).query<{ relname: string }>(
      `select relname from pg_class where relkind = 'r' and reltuples > $1`,
      [largeTable],
    );
    return new Set(rows.map(({ relname }) => relname));
  }

  it.each(Object.entries({ ...reads, ...searches }))('go through no large table for %s', async (_, urls) => {
    const large = await largeTables();
    expect([...large]).toEqual(
      expect.arrayContaining(['products', 'listed_products', 'search_entries', 'search_words', 'slugs', 'variants']),
    );
    const found: string[] = [];
    for (const url of urls) {
      for (const statement of await getStatements(url)) {
        for (const mode of ['custom', 'generic'] as const) {
          for (const node of await explain(statement, mode, false)) {
            const table = node['Relation Name'];
            if (node['Node Type'] === 'Seq Scan' && table !== undefined && large.has(table)) {
              found.push(`${url}: ${table} (${mode} plan) in ${statement.text.trim().slice(0, 80)}`);
            }
          }
        }
      }
    }
    expect(found).toEqual([]);
  });

  it.each(Object.entries(reads))('read a few rows for %s', async (_, urls) => {
    for (const url of urls) {
      for (const statement of await getStatements(url)) {
        for (const node of await explain(statement, 'custom', true)) {
          const { 'Actual Rows': rows = 0, 'Rows Removed by Filter': removed = 0, 'Actual Loops': loops = 0 } = node;
          const isScan = node['Relation Name'] !== undefined || node['Index Name'] !== undefined;
          if (isScan) expect((rows + removed) * loops, `${url}: ${statement.text}`).toBeLessThanOrEqual(maxRead);
        }
      }
    }
  });

  it('count facets as the database does', async () => {
    const shape = z.object({
      total: z.number(),
      facets: z.array(z.object({ id: z.string(), values: z.array(z.object({ id: z.string(), count: z.number() })) })),
    });
    const answer = shape.parse(
      await backend?.read('/catalogue/products?facet=brand:feltwerk&facet=brand:cloudline&facet=soundClass:A'),
    );
    // Products with the sound class A and one of the brands, of each colour.
    const { rows } = await (client ?? new Client()).query<{ id: string; count: number }>(`
      select c.value_id as id, sum(bit_count(c.bits & (a.bits | b.bits) & s.bits))::integer as count
      from facet_bits c, facet_bits a, facet_bits b, facet_bits s
      where a.shop_id = 'quiet' and a.value_id = 'feltwerk' and b.shop_id = 'quiet' and b.value_id = 'cloudline'
        and s.shop_id = 'quiet' and s.facet_id = 'soundClass' and s.value_id = 'A' and c.shop_id = 'quiet'
        and c.facet_id = 'color' and a.chunk = c.chunk and b.chunk = c.chunk and s.chunk = c.chunk
      group by 1`);
    const counted = answer.facets.find(({ id }) => id === 'color')?.values ?? [];
    expect(counted.length).toBeGreaterThan(1);
    expect(Object.fromEntries(counted.map(({ id, count }) => [id, count]))).toEqual(
      Object.fromEntries(rows.map(({ id, count }) => [id, count])),
    );
    expect(answer.total).toBeGreaterThan(10_000);
  });
});

function flatten(node: PlanNode | undefined): PlanNode[] {
  return node ? [node, ...(node.Plans ?? []).flatMap(flatten)] : [];
}

const configured = z.object({ text: z.string(), values: z.array(z.unknown()).optional() });

/** Returns the statement that `query` of a connection is given; `undefined` for one that reads nothing. */
function toStatement([first, second]: readonly unknown[]): Statement | undefined {
  const { text, values = [] } = typeof first === 'string' ? { text: first } : configured.parse(first);
  const given = Array.isArray(second) ? second : values;
  return /^\s*(select|with)\b/i.test(text) ? { text, values: given } : undefined;
}

/** Returns a value as PostgreSQL reads it where a parameter of any type may stand. */
function toLiteral(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (Buffer.isBuffer(value)) return `'\\x${value.toString('hex')}'`;
  if (Array.isArray(value)) return escapeLiteral(`{${value.map((item) => JSON.stringify(String(item))).join(',')}}`);
  return escapeLiteral(typeof value === 'object' ? JSON.stringify(value) : String(value));
}

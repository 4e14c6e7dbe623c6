import { openDatabase } from '#backend/db/database.ts';

// Adds shops and prints each confirmed one, until it is killed.

const [dataDir = '', migrations = ''] = process.argv.slice(2);
const { pool } = await openDatabase({ dataDir, migrations });
const { rows } = await pool.query<{ last: number }>('select count(*)::int as last from shops');
process.stdout.write('open\n');
for (let number = (rows[0]?.last ?? 0) + 1; ; number += 1) {
  await pool.query('insert into shops (id, name) values ($1, $2)', [`shop-${number}`, `Shop ${number}`.repeat(50)]);
  process.stdout.write(`${number}\n`);
}

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { packagePaths } from '#backend/process/package-root.ts';

/** The last migration that every backend in use knows: while those after it are applied, backends of before go on. */
const lastKnown = 26;

/** What a backend of before cannot live with, or what stands still meanwhile. */
const contracting: Readonly<Record<string, RegExp>> = {
  'drops a table': /\bdrop\s+table\b(?!\s+if\s+exists\s+pg_temp)/i,
  'drops a column': /\bdrop\s+column\b/i,
  renames: /\brename\s+(?:to|column|constraint)\b/i,
  'changes a type': /\balter\s+column\s+\S+\s+(?:set\s+data\s+)?type\b/i,
  'calls for a value': /\bset\s+not\s+null\b/i,
  'adds a column that old backends do not fill':
    /\badd\s+column\b(?:(?!\bdefault\b)[^;,])*\bnot\s+null\b(?![^;,]*\bdefault\b)/i,
  'calls for what is unique': /\bcreate\s+unique\s+index\b/i,
};

/** Returns what is wrong with a migration while backends of before run: nothing where it only adds. */
function findContractions(text: string): string[] {
  // A new table is nobody's yet.
  const created = new Set([...text.matchAll(/\bcreate\s+table\s+"(\w+)"/gi)].map(([, name]) => name));
  return text
    .split(/--> statement-breakpoint|;/)
    .filter(
      (statement) => !created.has(/\bon\s+"(\w+)"|\balter\s+table\s+"(\w+)"/i.exec(statement)?.slice(1).find(Boolean)),
    )
    .flatMap((statement) =>
      Object.entries(contracting).flatMap(([what, pattern]) => (pattern.test(statement) ? [what] : [])),
    );
}

describe('migrations', () => {
  it('only add, so that backends of before go on; what nobody uses any more goes with a later release', () => {
    const found = readdirSync(packagePaths.migrations)
      .filter((file) => file.endsWith('.sql') && Number.parseInt(file, 10) > lastKnown)
      .map((file) => [file, findContractions(readFileSync(path.join(packagePaths.migrations, file), 'utf8'))] as const)
      .filter(([file, problems]) => problems.length > 0 && !file.endsWith('-contract.sql'));
    expect(found).toEqual([]);
  });

  it.each([
    ['ALTER TABLE "orders" DROP COLUMN "note";', ['drops a column']],
    ['ALTER TABLE "orders" RENAME COLUMN "a" TO "b";', ['renames']],
    ['ALTER TABLE "orders" ALTER COLUMN "total" SET DATA TYPE text;', ['changes a type']],
    ['ALTER TABLE "orders" ALTER COLUMN "total" SET NOT NULL;', ['calls for a value']],
    ['ALTER TABLE "orders" ADD COLUMN "voucher" text NOT NULL;', ['adds a column that old backends do not fill']],
    ['ALTER TABLE "orders" ADD COLUMN "voucher" text DEFAULT \'\' NOT NULL;', []],
    ['ALTER TABLE "orders" ADD COLUMN "voucher" text;', []],
    ['DROP TABLE "orders";', ['drops a table']],
    ['CREATE UNIQUE INDEX "one" ON "orders" USING btree ("number");', ['calls for what is unique']],
    ['CREATE TABLE "vouchers" ("id" text NOT NULL);\nCREATE UNIQUE INDEX "one" ON "vouchers" ("id");', []],
  ])('of %j: %j', (text, problems) => {
    expect(findContractions(text)).toEqual(problems);
  });
});

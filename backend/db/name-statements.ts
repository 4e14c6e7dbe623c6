import { createHash } from 'node:crypto';
import type pg from 'pg';

/** Times that a statement is sent before it gets a name: some are made of as many parts as a request has. */
const hotAfter = 3;
/** Max. statements that are counted, and named. Each connection keeps the plans of the named ones. */
const maxCounted = 2000;
const maxNamed = 300;

/** A statement as Drizzle sends it. */
interface Statement {
  readonly text: string;
  readonly name?: string;
}

/** Text of a statement → times it was sent. */
const sent = new Map<string, number>();
/** Text of a statement → its name. */
const names = new Map<string, string>();

/**
 * Gives the frequent statements of transactions a name, so that each connection parses and plans them once: for most
 * that is more work than executing them. Reads outside of transactions are left alone, because the plan that suits a
 * listing depends on its values; those that profit are named by `executePrepared`.
 */
export function nameStatements(client: pg.PoolClient): void {
  let isInTransaction = false;
  changeStatements(client, (statement) => {
    if (typeof statement === 'string') {
      if (/^begin\b/i.test(statement)) isInTransaction = true;
      else if (/^(commit|rollback)$/i.test(statement.trim())) isInTransaction = false;
      return statement;
    }
    if (!isInTransaction || statement.name !== undefined) return statement;
    const name = nameFrequent(statement.text);
    return name === undefined ? statement : { ...statement, name };
  });
}

/** Removes the names of statements: behind a pooler the next transaction has another session, which knows none. */
export function unnameStatements(client: pg.PoolClient): void {
  changeStatements(client, (statement) =>
    typeof statement === 'string' ? statement : { ...statement, name: undefined },
  );
}

/** Has every statement changed before a client sends it. */
function changeStatements(client: pg.PoolClient, change: (statement: string | Statement) => unknown): void {
  client.query = new Proxy(client.query, {
    apply(target, _self, [statement, ...values]) {
      const isKnown = typeof statement === 'string' || isStatement(statement);
      return Reflect.apply(target, client, [isKnown ? change(statement) : statement, ...values]);
    },
  });
}

/** Returns whether it is a statement with its text; not a cursor or a stream, which bring their own. */
function isStatement(given: unknown): given is Statement {
  return (
    typeof given === 'object' &&
    given !== null &&
    'text' in given &&
    typeof given.text === 'string' &&
    !('submit' in given)
  );
}

function nameFrequent(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined) return known;
  const times = (sent.get(text) ?? 0) + 1;
  if (times === 1 && sent.size >= maxCounted) return undefined;
  sent.set(text, times);
  return times < hotAfter || names.size >= maxNamed ? undefined : nameStatement(text);
}

/** Returns the name of a statement. PostgreSQL truncates names at 63 bytes. */
export function nameStatement(text: string): string {
  let name = names.get(text);
  if (name === undefined) {
    name = createHash('sha256').update(text).digest('hex').slice(0, 32);
    names.set(text, name);
  }
  return name;
}

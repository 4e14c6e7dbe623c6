import pg from 'pg';

/** A statement that was sent to the database. */
export interface SentStatement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** The statements that this process sends. */
export interface StatementRecorder {
  readonly statements: readonly SentStatement[];
  /** Number of transactions that changed rows, statements by themselves included. */
  countCommits(isMeant?: (text: string) => boolean): number;
  /** Forgets what was sent. */
  clear(): void;
  stop(): void;
}

/** Records what is sent over connections that are opened from now on. @param besides - A connection of the test itself. */
export function recordStatements(besides: pg.Client): StatementRecorder {
  const { query } = pg.Client.prototype;
  const sent: (SentStatement & { readonly client: object })[] = [];
  pg.Client.prototype.query = new Proxy(query, {
    apply(target, self, given) {
      const [statement, values] = given;
      const text: unknown = typeof statement === 'string' ? statement : statement?.text;
      if (typeof text === 'string' && self !== besides) {
        sent.push({ client: self, text, values: Array.isArray(values) ? values : (statement.values ?? []) });
      }
      return Reflect.apply(target, self, given);
    },
  });
  return {
    statements: sent,
    countCommits(isMeant = () => true) {
      const open = new Map<object, boolean>();
      let commits = 0;
      for (const { client, text } of sent) {
        if (/^begin\b/i.test(text)) open.set(client, false);
        else if (/^(commit|rollback)$/i.test(text)) {
          if (open.get(client) && /^commit$/i.test(text)) commits += 1;
          open.delete(client);
        } else if (/\b(insert into|update "|delete from)/i.test(text) && isMeant(text)) {
          if (open.has(client)) open.set(client, true);
          else commits += 1;
        }
      }
      return commits;
    },
    clear() {
      sent.length = 0;
    },
    stop() {
      pg.Client.prototype.query = query;
    },
  };
}

import { AsyncResource } from 'node:async_hooks';
import type pg from 'pg';
import { currentTrace } from '#runtime/serving/trace/trace-context.ts';
import { beginSpan, isTracing } from '#runtime/serving/trace/tracer.ts';

/**
 * Makes a span of each statement that is sent for a request, where spans are sent at all. Of a statement with parameters it has the text, which has none of their values;
 * of any other its first word.
 */
export function traceStatements(pool: pg.Pool): void {
  if (!isTracing()) return;
  keepTraces(pool);
  pool.on('connect', (client) => {
    client.query = new Proxy(client.query, {
      apply(target, _self, given: unknown[]) {
        if (currentTrace() === undefined) return Reflect.apply(target, client, given);
        const [statement] = given;
        const text = textOf(statement);
        const span = beginSpan(text.split(/\s/, 1)[0]?.toUpperCase() || 'SQL', 'client', {
          'db.system.name': 'postgresql',
          'db.query.text': typeof statement === 'string' ? undefined : text,
        });
        const callback = given.at(-1);
        if (typeof callback === 'function') {
          const end = (error: unknown, ...rest: unknown[]): unknown => {
            span.end({}, Boolean(error));
            return Reflect.apply(callback, undefined, [error, ...rest]);
          };
          return Reflect.apply(target, client, [...given.slice(0, -1), end]);
        }
        const answer: unknown = Reflect.apply(target, client, given);
        if (answer instanceof Promise) {
          answer.then(
            () => span.end(),
            () => span.end({}, true),
          );
        }
        return answer;
      },
    });
  });
}

/** Runs what waits for a connection in its own trace, not in that of the request that gave the connection back. */
function keepTraces(pool: pg.Pool): void {
  pool.connect = new Proxy(pool.connect, {
    apply(target, _self, [callback, ...rest]: unknown[]) {
      const bound = isCallback(callback) ? AsyncResource.bind(callback) : callback;
      return Reflect.apply(target, pool, [bound, ...rest]);
    },
  });
}

const isCallback = (value: unknown): value is (...given: unknown[]) => unknown => typeof value === 'function';

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement;
  const text: unknown =
    typeof statement === 'object' && statement !== null ? Reflect.get(statement, 'text') : undefined;
  return typeof text === 'string' ? text : '';
}

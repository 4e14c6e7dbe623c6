import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/** The place of a piece of work in a trace, as W3C Trace Context 1 (https://www.w3.org/TR/trace-context/) passes it on. */
export interface TraceContext {
  /** 32 hexadecimal digits. */
  readonly traceId: string;
  /** 16 hexadecimal digits. */
  readonly spanId: string;
  /** Whether somebody records the trace. */
  readonly isSampled: boolean;
}

const pattern = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(?:-.*)?$/;

/** Reads the header `traceparent`; `undefined` for one that is not well-formed, which is as none. */
export function readTraceparent(header: string | readonly string[] | undefined): TraceContext | undefined {
  if (typeof header !== 'string' || header.length > 512) return undefined;
  const [, traceId, spanId, flags] = pattern.exec(header) ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return undefined;
  // Version 00 has nothing behind its flags.
  if (header.startsWith('00') && header.length !== 55) return undefined;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

/** Writes the header `traceparent`. */
export const writeTraceparent = ({ traceId, spanId, isSampled }: TraceContext): string =>
  `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;

/** Returns a place below another one, or the beginning of a new trace. @param isSampled - Of a new trace. */
export const beginContext = (parent: TraceContext | undefined, isSampled: boolean): TraceContext => ({
  traceId: parent?.traceId ?? randomBytes(16).toString('hex'),
  spanId: randomBytes(8).toString('hex'),
  isSampled: parent?.isSampled ?? isSampled,
});

const current = new AsyncLocalStorage<TraceContext>();

/** Returns the place of what runs now; `undefined` outside of a request. */
export const currentTrace = (): TraceContext | undefined => current.getStore();

/** Runs something, and whatever it waits for, at a place. */
export const runInTrace = <Result>(context: TraceContext, work: () => Result): Result => current.run(context, work);

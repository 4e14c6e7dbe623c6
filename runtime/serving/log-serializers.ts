import type { FastifyServerOptions } from 'fastify';

/** Levels of causes that are told. */
const maxCauses = 4;

/** Personal data and secrets that a message may contain. */
const masks: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/(?<![^\s<>"'()=,:;])[^\s<>"'()=,:;]+@[^\s<>"'(),:;]+/g, '[e-mail]'],
  [/(\?)[^\s"']+/g, '$1[query]'],
  [/(?<![\w-])(?:[0-9a-f]{24,}|(?=[\w-]*\d)(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{24,})/g, '[secret]'],
  [/\+?\d[\d ()/.-]{6,}\d/g, '[number]'],
];

interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly [property: string]: unknown;
}

/**
 * Returns what a log may hold of an error: its kind, its code, where it was thrown, and its message unless that may repeat what
 * somebody has typed. Of a failed query that is the statement without its parameters. Every other property stays out: libraries
 * hang requests, rows and answers of mail servers on their errors.
 */
export function describeForLog(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'No error was thrown.', stack: '' };
  const { name, stack = '', cause } = error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : undefined;
  return {
    type: error.constructor.name === 'Error' ? name : error.constructor.name,
    message: describeMessage(error),
    ...(code !== undefined && { code }),
    ...(status !== undefined && { status }),
    // Without the message, which stands in front of the places.
    stack: stack
      .split('\n')
      .filter((line) => /^ {4}at /.test(line))
      .join('\n'),
    ...(cause !== undefined && depth < maxCauses && { cause: describeForLog(cause, depth + 1) }),
  };
}

/** Returns the message of an error, with personal data masked; for errors that repeat data, what can be said without it. */
function describeMessage(error: Error): string {
  // Of a database: the message, its detail and its hint repeat values, names of what it complains of do not.
  if ('severity' in error && 'routine' in error) {
    const places = ['table', 'column', 'constraint'].map((key) => Reflect.get(error, key)).filter(Boolean);
    return `The database refused this${places.length > 0 ? `: ${places.join(', ')}` : '.'}`;
  }
  if ('query' in error && 'params' in error) return `Failed query: ${String(error.query)}`;
  // Of a mail server: its answers repeat addresses.
  if ('responseCode' in error) return `The mail server answered ${String(error.responseCode)}.`;
  // Of a parser: it quotes what it could not read.
  if (error instanceof SyntaxError) return 'Something could not be parsed.';
  return mask(error.message);
}

function mask(text: string): string {
  return masks.reduce((masked, [pattern, replacement]) => masked.replaceAll(pattern, replacement), text);
}

interface Asked {
  readonly method: string;
  readonly routeOptions?: { readonly url?: string | undefined };
}

interface Answered {
  readonly statusCode?: number;
}

/** What the log holds of errors, requests and replies; the pattern of a path, because paths and queries hold what people type. */
const serializers = {
  err: (error: unknown) => describeForLog(error),
  req: ({ method, routeOptions }: Asked) => ({ method, route: routeOptions?.url }),
  res: ({ statusCode }: Answered) => ({ status: statusCode }),
};

/** Returns the options of a log that holds nothing of a person. */
export function withSerializers(
  logger: NonNullable<FastifyServerOptions['logger']>,
): NonNullable<FastifyServerOptions['logger']> {
  if (logger === false) return false;
  return { ...(logger === true ? {} : logger), serializers };
}

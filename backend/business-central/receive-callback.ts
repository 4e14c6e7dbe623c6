import { ProblemError } from '../errors/problem.ts';
import { FileAnswer, type OperationRequest } from '../operations/handler.ts';
import type { Report } from '../process/report.ts';
import type { Connections } from './connection.ts';

const headers = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

interface CallbackServices {
  readonly clock: () => Date;
  /** Absent: Business Central is not configured. */
  readonly connections: Connections | undefined;
  readonly report: Report;
}

/**
 * Answers an operator who returns from the sign-in of Business Central, and stores the tokens.
 *
 * @throws {ProblemError} `VALIDATION_FAILED`, `FORBIDDEN` for an unknown state, `SERVICE_UNAVAILABLE`
 */
export async function receiveCallback(
  { clock, connections, report }: CallbackServices,
  { query }: OperationRequest<'receiveBusinessCentralCallback'>,
): Promise<FileAnswer> {
  const { code, error, state, iss } = query;
  if ((code === undefined) === (error === undefined)) {
    throw new ProblemError('VALIDATION_FAILED', 'Exactly one of code and error must be given.');
  }
  const now = clock();
  const signIn = await connections?.take(state, now);
  if (!connections || !signIn) throw new ProblemError('FORBIDDEN', 'The state was not given out, or has been used.');
  if (code === undefined) return page('Access was not granted. To try again, run the command anew.');
  try {
    const answer = new URLSearchParams({ code, state, ...(iss !== undefined && { iss }) });
    await connections.finish(signIn, answer, state, now);
  } catch (reason) {
    report(reason, `Business Central could not be connected for ${signIn.shopId}`);
    throw new ProblemError('SERVICE_UNAVAILABLE', 'The sign-in service gave no tokens. Run the command anew.');
  }
  return page('Access is granted. You may close this window.');
}

function page(text: string): FileAnswer {
  const html = `<!doctype html><html lang="en"><title>Business Central</title><p>${text}</p></html>`;
  return new FileAnswer('text/html; charset=utf-8', Buffer.from(html), headers);
}

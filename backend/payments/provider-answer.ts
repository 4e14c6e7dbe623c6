import { ProblemError } from '../errors/problem.ts';
import type { Report } from '../process/report.ts';
import { ProviderUnavailableError } from './payment-provider.ts';

/**
 * Returns the answer of a provider that a request cannot do without.
 *
 * @throws {ProblemError} `PAYMENT_PROVIDER_UNAVAILABLE`
 */
export async function orUnavailable<T>(report: Report, answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ProviderUnavailableError)) throw error;
    report(error, 'The payment provider cannot be asked');
    throw new ProblemError('PAYMENT_PROVIDER_UNAVAILABLE');
  }
}

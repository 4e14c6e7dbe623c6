import { ProblemError } from '../errors/problem.ts';
import type { Report } from '../process/report.ts';
import { ProviderUnavailableError } from './payment-provider.ts';

/** For requests that cannot be answered without the provider. @throws {ProblemError} `PAYMENT_PROVIDER_UNAVAILABLE` */
export async function orUnavailable<T>(report: Report, answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ProviderUnavailableError)) throw error;
    report(error, 'The payment provider cannot be asked');
    throw new ProblemError('PAYMENT_PROVIDER_UNAVAILABLE');
  }
}

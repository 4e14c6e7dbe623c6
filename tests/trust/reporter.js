import { appendFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A reporter of Vitest that notes each file whose tests have ended, and the names of those that failed, so that a run that is stopped
 * knows what it has seen.
 *
 * @implements {import('vitest/node').Reporter}
 */
export default class TrustReporter {
  /** @param {import('vitest/node').TestModule} module */
  onTestModuleEnd(module) {
    const isStopped = [...module.children.allTests('pending')].length > 0;
    if (isStopped) return;
    const failed = [...module.children.allTests('failed')].map(({ fullName }) => fullName);
    const line = {
      ended: path.relative(process.cwd(), module.moduleId).replaceAll(path.sep, '/'),
      failed,
      // Its tests could not be prepared, or not even be read.
      isBroken: module.state() === 'failed' && failed.length === 0,
    };
    appendFileSync(process.env.TRUST_REPORT ?? '', `${JSON.stringify(line)}\n`);
  }
}

import { spawnSync } from 'node:child_process';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { projectRoot } from './work-root.js';

/** Describes where figures were taken: without it they say nothing. */
export function describeMachine() {
  return {
    commit:
      git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain', '--untracked-files=no') === '' ? '' : '+'),
    node: process.version,
    cores: availableParallelism(),
    processor: cpus()[0]?.model ?? 'unknown',
    memoryGiB: Math.round(totalmem() / 2 ** 30),
  };
}

/** Returns the processes that waited for a core during the last minute, on average: above `cores`, times are too long. */
export const readLoad = () => Number(loadavg()[0].toFixed(2));

function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: projectRoot, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : 'unknown';
}

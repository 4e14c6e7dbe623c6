import { readFileSync } from 'node:fs';

/** Returns the identity of a process: its id can be used again, but not with the same start time. */
export function identifyProcess(pid: number): string {
  return `${pid} ${startTime(pid)}`;
}

/** Returns whether the process of that identity still runs. */
export function isRunning(identity: string): boolean {
  const pid = Number(identity.split(' ')[0]);
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return identity === identifyProcess(pid);
}

/** Returns the clock ticks since boot at which a process began; `-` where the system does not tell. */
function startTime(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '-';
  } catch {
    return '-';
  }
}

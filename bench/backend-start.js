import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startBackend } from './backend.js';
import { ms, readProcessorTime } from './timing.js';

/** Milliseconds after a start in which it shows whether something goes on in the background. */
const watchMs = 10_000;

/** Measures a start of the backend until it listens, with an empty folder and with its database there, and what it does afterwards. */
export async function measureBackendStart(root) {
  const env = { DATA_DIR: join(root, 'backend-start') };
  const measured = [];
  for (const what of ['fresh', 'seeded']) measured.push({ what, ...(await measureStart(env)) });
  return {
    title: 'Start of the backend on PGlite, with the demo shops',
    rows: measured.map(({ what, time, cpu, later }) => ({
      what,
      time: ms(time),
      CPU: ms(cpu),
      [`CPU in the ${watchMs / 1000} s after`]: ms(later),
    })),
    columns: measured.flatMap(({ what, cpu, later }) => [
      { column: 'CPU of a backend start', of: what, value: cpu / 1000, unit: 's' },
      { column: 'CPU after a backend start', of: what, value: later / 1000, unit: 's' },
    ]),
  };
}

async function measureStart(env) {
  const started = performance.now();
  const backend = await startBackend([], env);
  try {
    const time = performance.now() - started;
    const cpu = readProcessorTime(backend.pid);
    await pause(watchMs);
    return { time, cpu, later: readProcessorTime(backend.pid) - cpu };
  } finally {
    await backend.stop();
  }
}

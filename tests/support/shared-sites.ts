import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { startTestBackend, type TestBackend, type TestBackendOptions } from './backend.ts';
import { type Storefront, type StorefrontOptions, startStorefront } from './storefront.ts';

// The files of tests that one worker runs share backends and storefronts: starting them takes longer than most files' tests.
// A test that sets a backend's clock, changes its data or replaces an outside service starts its own.

/** A backend that listens. */
export interface SharedBackend {
  readonly backend: TestBackend;
  readonly apiUrl: string;
}

const backends = new Map<string, Promise<SharedBackend>>();
const storefronts = new Map<string, Promise<Storefront>>();
/** Processes and folders to clean up when the worker ends. */
const running: ChildProcess[] = [];
const folders: string[] = [];

/**
 * Returns the worker's backend with a name, started on first use. Tests must not change its products, texts and
 * settings.
 */
export function sharedBackend(
  name: string,
  options: Pick<TestBackendOptions, 'seed' | 'pictures'>,
): Promise<SharedBackend> {
  return once(backends, name, async () => {
    const backend = await startTestBackend(options);
    endWithWorker();
    folders.push(path.dirname(backend.dataDir));
    return { backend, apiUrl: await backend.listen() };
  });
}

/** Returns the worker's storefront of a build and an API, started on first use. */
export function sharedStorefront(options: StorefrontOptions): Promise<Storefront> {
  return once(storefronts, JSON.stringify(options), async () => {
    const storefront = await startStorefront(options);
    endWithWorker();
    running.push(storefront.process);
    return storefront;
  });
}

function once<Value>(started: Map<string, Promise<Value>>, key: string, start: () => Promise<Value>): Promise<Value> {
  const value = started.get(key) ?? start();
  started.set(key, value);
  return value;
}

function endWithWorker(): void {
  if (running.length + folders.length > 0) return;
  // Vitest stops a worker with SIGTERM, a terminal with SIGINT.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      for (const child of running) child.kill('SIGKILL');
      // A database may still be writing.
      for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
      process.exit();
    });
  }
}

import { type ChildProcess, fork } from 'node:child_process';
import { workerFile } from '../process/worker-file.ts';
import { type ImageAnswer, type ImageTask, imageAnswer, readyMessage } from './image-task.ts';

/** The outcome of a task: its answer, or the end of the process. `isKilled`: it took too much memory, or too long. */
export type TaskOutcome = ImageAnswer | { readonly kind: 'ended'; readonly isKilled: boolean };

/** A process that carries out one task at a time. */
export interface ImageProcess {
  ask(task: ImageTask): Promise<TaskOutcome>;
  end(): void;
}

export interface ProcessLimits {
  /** Max. bytes that the process may use. */
  readonly memory: number;
  /** Max. milliseconds of a task. */
  readonly time: number;
}

/** Max. milliseconds for a process to start. */
const startTime = 30_000;

/** Starts a process. @throws when it ends before it is ready. */
export async function startImageProcess(limits: ProcessLimits): Promise<ImageProcess> {
  const child = fork(await workerFile(import.meta.url, 'decode-image'), [String(limits.memory)], {
    // Only the few packages it needs, and no secrets.
    env: { PATH: process.env.PATH },
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ready = await waitForNext(child, startTime);
  if (ready.kind !== 'said' || ready.message !== readyMessage) {
    throw new Error('The process that decodes pictures did not start.');
  }
  letGo(child);
  return {
    async ask(task) {
      child.ref();
      child.channel?.ref();
      // A process that has ended since is reported by its end, not by a failing send.
      if (child.connected) child.send(task, () => undefined);
      const next = await waitForNext(child, limits.time);
      letGo(child);
      return next.kind === 'said' ? imageAnswer.parse(next.message) : next;
    },
    end: () => void child.kill('SIGKILL'),
  };
}

type Next =
  | { readonly kind: 'said'; readonly message: unknown }
  | { readonly kind: 'ended'; readonly isKilled: boolean };

/** Returns the next message of a process, or its end; it is killed when the time is up. @param time - Milliseconds. */
function waitForNext(child: ChildProcess, time: number): Promise<Next> {
  const { exitCode, signalCode } = child;
  if (exitCode !== null || signalCode !== null) {
    return Promise.resolve({ kind: 'ended', isKilled: signalCode === 'SIGKILL' });
  }
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), time);
    const settle = (finish: () => void): void => {
      clearTimeout(timer);
      child.removeListener('message', onMessage).removeListener('exit', onExit).removeListener('error', onError);
      finish();
    };
    const onMessage = (message: unknown): void => settle(() => resolve({ kind: 'said', message }));
    const onExit = (_code: number | null, signal: NodeJS.Signals | null): void =>
      settle(() => resolve({ kind: 'ended', isKilled: signal === 'SIGKILL' }));
    const onError = (error: Error): void => settle(() => reject(error));
    child.on('message', onMessage).on('exit', onExit).on('error', onError);
  });
}

/** Unreferences a waiting process, so that it does not keep ours from exiting. */
function letGo(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
}

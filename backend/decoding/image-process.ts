import { type ChildProcess, fork } from 'node:child_process';
import { workerFile } from '../process/worker-file.ts';
import { type ImageAnswer, type ImageTask, imageAnswer, readyMessage } from './image-task.ts';

/** What becomes of a task: its answer, or nothing but the end of the process. `isKilled`: it took too much, or too long. */
export type TaskOutcome = ImageAnswer | { readonly kind: 'ended'; readonly isKilled: boolean };

/** A process that carries out one task at a time. */
export interface ImageProcess {
  ask(task: ImageTask): Promise<TaskOutcome>;
  end(): void;
}

export interface ProcessLimits {
  /** Bytes that the process may hold. */
  readonly memory: number;
  /** Milliseconds that a task may take. */
  readonly time: number;
}

/** Milliseconds that a process has to start. */
const startTime = 30_000;

/** Starts a process. @throws when it ends before it can be asked. */
export async function startImageProcess(limits: ProcessLimits): Promise<ImageProcess> {
  const child = fork(await workerFile(import.meta.url, 'decode-image'), [String(limits.memory)], {
    // Its own few packages, none of our secrets.
    env: { PATH: process.env.PATH },
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ready = await nextOf(child, startTime);
  if (ready.kind !== 'said' || ready.message !== readyMessage) {
    throw new Error('The process that decodes pictures did not start.');
  }
  letGo(child);
  return {
    async ask(task) {
      child.ref();
      child.channel?.ref();
      // A process that ended since is told by its end, not by what cannot be sent.
      if (child.connected) child.send(task, () => undefined);
      const next = await nextOf(child, limits.time);
      letGo(child);
      return next.kind === 'said' ? imageAnswer.parse(next.message) : next;
    },
    end: () => void child.kill('SIGKILL'),
  };
}

type Next =
  | { readonly kind: 'said'; readonly message: unknown }
  | { readonly kind: 'ended'; readonly isKilled: boolean };

/** The next message of a process, or its end; it is ended when the time is up. @param time - Milliseconds. */
function nextOf(child: ChildProcess, time: number): Promise<Next> {
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

/** A process that waits does not keep ours from ending. */
function letGo(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
}

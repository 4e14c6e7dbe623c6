import sharp from 'sharp';
import { carryOutTask, ImageTooLargeError } from './carry-out-task.ts';
import { type ImageAnswer, imageTask, readyMessage } from './image-task.ts';

// A program of its own that decodes images of strangers: a crash or an excess of memory ends only this process. It is
// forked with the max. bytes that it may use.

const maxMemory = Number(process.argv[2]);

/** Milliseconds. Decoding runs in other threads, so that this one can watch. */
const watchEvery = 20;

sharp.cache(false);
setInterval(() => {
  if (process.memoryUsage.rss() > maxMemory) process.kill(process.pid, 'SIGKILL');
}, watchEvery).unref();
process.on('disconnect', () => process.exit(0));
process.on('message', (message) => {
  void answer(message).then((said) => process.send?.(said));
});
process.send?.(readyMessage);

async function answer(message: unknown): Promise<ImageAnswer> {
  try {
    const value = await carryOutTask(imageTask.parse(message));
    return { kind: 'done', value, memory: process.memoryUsage.rss() };
  } catch (error) {
    const kind = error instanceof ImageTooLargeError ? 'tooLarge' : 'damaged';
    const said = error instanceof Error ? error.message : String(error);
    return { kind, message: said, memory: process.memoryUsage.rss() };
  }
}

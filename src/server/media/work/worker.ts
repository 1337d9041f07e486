/**
 * The process that works on files. Whoever uploads decides what it decodes, so it is a process of its own: what brings it
 * down brings down nothing else.
 */
import * as os from 'node:os';
import sharp from 'sharp';
import { Refusal } from './refusal';
import { render } from './render';
import { makeSizes } from './sizes';
import { takeIn } from './take-in';
import type { Answer, ResultOf, Task } from './tasks';

/** Each thread holds a part of the picture. */
const MAX_THREADS = 4;
/** Memory that a large picture has left behind in pieces is given back by ending: the next task starts a fresh process. */
const MAX_REST_BYTES = 130 * 1024 * 1024;

sharp.cache(false);
sharp.concurrency(Math.min(MAX_THREADS, os.availableParallelism()));

process.on('message', (message: Task & { id: number }) => {
  void answer(message).then((reply) => {
    const isLast = process.memoryUsage.rss() > MAX_REST_BYTES;
    process.send?.({ ...reply, isLast }, () => {
      if (isLast) process.exit(0);
    });
  });
});
process.on('disconnect', () => process.exit(0));

async function answer({ id, ...task }: Task & { id: number }): Promise<Answer> {
  try {
    return { id, result: await work(task as Task) };
  } catch (error) {
    if (error instanceof Refusal)
      return { id, refused: { code: error.code, message: error.message } };
    return { id, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

function work(task: Task): Promise<ResultOf[Task['task']]> {
  switch (task.task) {
    case 'takeIn':
      return takeIn(task);
    case 'sizes':
      return makeSizes(task);
    case 'render':
      return render(task);
  }
}

import { fork, type ChildProcess } from 'node:child_process';
import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { AppError } from '../../core/errors';
import type { Logger } from '../logging';
import type { Answer, ResultOf, Task } from './work/tasks';

/** Behind whatever the server itself does. */
const LOW_PRIORITY = 10;
/** How many files may wait for their first look. What waits for its sizes stands in the database. */
const MAX_WAITING = 200;
const IDLE_MS = 60_000;
/**
 * How glibc's allocator is told to give memory back: few arenas, and a mapping of its own for whatever is large. By itself
 * it raises that bound as it goes, and what a picture's planes leave behind lies in pieces between small things.
 */
const FRUGAL = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: String(1024 * 1024) } as const;
const LIMIT_MS = { takeIn: 45_000, render: 45_000, sizes: 240_000 } as const;

/** The process that works on files failed at a task, or was brought down by it. */
export class WorkFailed extends Error {}

interface Job {
  task: Task;
  resolve: (result: ResultOf[keyof ResultOf]) => void;
  reject: (error: Error) => void;
}

/**
 * Hands tasks to one process, one at a time: encoding takes all of a processor and much memory, and a page is to be answered
 * meanwhile. A new file's first look goes before sizes, so that whoever uploads soon knows whether it is taken.
 */
export class Workshop {
  readonly #log: Logger | null;
  readonly #urgent: Job[] = [];
  readonly #regular: Job[] = [];
  #child: ChildProcess | null = null;
  #current: { id: number; job: Job; timer: NodeJS.Timeout; child: ChildProcess } | null = null;
  #idle: NodeJS.Timeout | null = null;
  #count = 0;
  #isLow = false;
  #isClosed = false;

  constructor(log: Logger | null = null) {
    this.#log = log;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  get isBusy(): boolean {
    return this.#current !== null;
  }

  /** The id of the process, while there is one. */
  get processId(): number | null {
    return this.#child?.pid ?? null;
  }

  /**
   * @throws AppError for a file that is refused, or when too many wait
   * @throws WorkFailed when the task failed for another reason
   */
  run<T extends Task>(task: T): Promise<ResultOf[T['task']]> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) return reject(new WorkFailed('the program is being stopped'));
      const isUrgent = task.task !== 'sizes';
      if (isUrgent && this.#urgent.length >= MAX_WAITING) {
        const message = 'Too many files are being uploaded at once. Wait a minute and try again.';
        return reject(new AppError('rate_limited', message));
      }
      const queue = isUrgent ? this.#urgent : this.#regular;
      // The answer's type follows from the task's name, which the type system can't see through a queue.
      queue.push({ task, resolve: resolve as Job['resolve'], reject });
      this.#next();
    });
  }

  /** From now on there are pages to answer: the process gives way to the server whenever it has anything to do. */
  giveWay(): void {
    this.#isLow = true;
    if (this.#child) lowerPriority(this.#child);
  }

  /** Ends the process; what waits fails, and is taken up again at the next start. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const stopped = new WorkFailed('the program is being stopped');
    for (const job of [...this.#urgent.splice(0), ...this.#regular.splice(0)]) job.reject(stopped);
    const child = this.#child;
    if (!child) return;
    const exited = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await exited;
  }

  #next(): void {
    if (this.#current || this.#isClosed) return;
    const job = this.#urgent.shift() ?? this.#regular.shift();
    if (!job) return this.#rest();
    if (this.#idle) clearTimeout(this.#idle);
    const child = (this.#child ??= this.#start());
    const id = (this.#count += 1);
    const timer = setTimeout(() => child.kill('SIGKILL'), LIMIT_MS[job.task.task]);
    this.#current = { id, job, timer, child };
    child.send({ ...job.task, id });
  }

  #rest(): void {
    if (this.#idle) clearTimeout(this.#idle);
    this.#idle = setTimeout(() => this.#child?.disconnect(), IDLE_MS);
    this.#idle.unref();
  }

  #start(): ChildProcess {
    const { file, execArgv } = workerFile();
    const child = fork(file, [], {
      execArgv,
      cwd: path.dirname(file),
      // Nothing that the process need not know.
      env: { PATH: process.env['PATH'] ?? '', NODE_ENV: 'production', ...FRUGAL },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'json',
    });
    if (this.#isLow) lowerPriority(child);
    child.unref();
    child.channel?.unref();
    child.on('message', (answer: Answer) => {
      if (answer.isLast && this.#child === child) this.#child = null;
      this.#settle(answer);
    });
    child.on('error', (error) => this.#log?.error({ err: error }, 'files can not be worked on'));
    child.once('exit', (code, signal) => {
      if (this.#child === child) this.#child = null;
      if (this.#current?.child !== child) return;
      const { id } = this.#current;
      this.#settle({ id, failed: `the process ended (${signal ?? code})` });
    });
    return child;
  }

  #settle(answer: Answer): void {
    const current = this.#current;
    if (!current || current.id !== answer.id) return;
    clearTimeout(current.timer);
    this.#current = null;
    const { job } = current;
    if ('result' in answer) job.resolve(answer.result);
    else if ('refused' in answer) job.reject(refused(answer.refused));
    else {
      this.#log?.warn({ task: job.task.task, reason: answer.failed }, 'a file could not be read');
      job.reject(new WorkFailed(answer.failed));
    }
    this.#next();
  }
}

function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) os.setPriority(pid, LOW_PRIORITY);
  } catch {
    // Some systems don't let a process step back; it works all the same.
  }
}

/** The answer to whoever sent a file that is not taken. */
export function refused({ code, message }: Extract<Answer, { refused: unknown }>['refused']) {
  return new AppError(code, message, { fields: [{ path: 'file', message }] });
}

/** In the build the process's program lies beside this one; in the sources it is TypeScript. */
function workerFile(): { file: string; execArgv: string[] } {
  const built = path.join(import.meta.dirname, 'media-worker.js');
  if (fs.existsSync(built)) return { file: built, execArgv: [] };
  const source = path.join(import.meta.dirname, 'work/worker.ts');
  return { file: source, execArgv: ['--import', 'tsx'] };
}

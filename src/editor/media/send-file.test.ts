import { describe, expect, test } from 'vitest';
import { ApiError } from '../../core/api/client';
import type { MediaAnswer } from '../../core/api/media';
import { sendFile, type SendProgress, type UploadCalls } from './send-file';

const CONTENT = 'abcdefghij';
const file = new File([CONTENT], 'letters.txt', { type: 'text/plain' });
const offline = () => new ApiError({ status: 400, code: 'unreadable', message: '' });
const RECORD = { id: 'm1', name: 'letters.txt' } as MediaAnswer;

/** A server over a line that breaks after so many bytes, once for each number. */
class Line implements UploadCalls {
  arrived = '';
  calls: string[] = [];
  isGone = false;
  readonly #breaks: number[];

  constructor(...breaks: number[]) {
    this.#breaks = breaks;
  }

  begin() {
    this.calls.push('begin');
    this.arrived = '';
    this.isGone = false;
    return Promise.resolve(this.#state());
  }

  find() {
    this.calls.push('find');
    if (this.isGone) {
      const gone = new ApiError({ status: 404, code: 'not_found', message: '' });
      return Promise.reject(gone);
    }
    return Promise.resolve(this.#state());
  }

  async part(
    _id: string,
    { offset, content }: { offset: number; content: Blob },
    { onSent }: { onSent: (bytes: number) => void },
  ) {
    this.calls.push(`part ${offset}`);
    if (offset !== this.arrived.length) throw new Error('the wrong place');
    const [room] = this.#breaks.splice(0, 1);
    const text = await content.text();
    this.arrived += text.slice(0, room);
    onSent(Math.min(text.length, room ?? Infinity));
    if (room !== undefined) throw offline();
    return RECORD;
  }

  cancel() {
    this.calls.push('cancel');
    return Promise.resolve();
  }

  #state() {
    return { id: 'u1', bytes: CONTENT.length, offset: this.arrived.length, mediaId: 'm1' };
  }
}

function send(calls: UploadCalls, more: { begun?: string; pause?: () => Promise<void> } = {}) {
  const told: SendProgress[] = [];
  const control = new AbortController();
  const done = sendFile({
    file,
    calls,
    signal: control.signal,
    onProgress: (progress) => told.push(progress),
    pause: () => Promise.resolve(),
    ...more,
  });
  return { done, told, control };
}

describe('a file', () => {
  test('goes on after each break from what has arrived, and tells how far it is', async () => {
    const line = new Line(4, 3);
    const { done, told } = send(line);
    expect(await done).toBe(RECORD);
    expect(line.arrived).toBe(CONTENT);
    expect(line.calls).toEqual(['begin', 'part 0', 'find', 'part 4', 'find', 'part 7']);
    expect(told.map(({ share, isWaiting }) => (isWaiting ? 'waits' : share))).toEqual([
      0,
      0.4,
      'waits',
      0.4,
      0.7,
      'waits',
      0.7,
      1,
    ]);
  });

  test('that was begun before the page was loaded anew goes on where it was', async () => {
    const line = new Line();
    line.arrived = 'abc';
    await send(line, { begun: 'u1' }).done;
    expect(line.calls).toEqual(['find', 'part 3']);
    expect(line.arrived).toBe(CONTENT);
  });

  test('that the server has forgotten begins anew', async () => {
    const line = new Line(4);
    const { done } = send(line, {
      pause: () => {
        line.isGone = true;
        return Promise.resolve();
      },
    });
    await done;
    expect(line.calls).toEqual(['begin', 'part 0', 'find', 'begin', 'part 0']);
    expect(line.arrived).toBe(CONTENT);
  });

  test('is given up when nothing arrives for long, and says that the server is not there', async () => {
    const line = new Line(...Array.from({ length: 20 }, () => 0));
    await expect(send(line).done).rejects.toMatchObject({ code: 'unreadable' });
    expect(line.calls.filter((call) => call === 'part 0')).toHaveLength(9);
  });

  test('that is refused is not tried again', async () => {
    const line = new Line();
    const refusal = new ApiError({ status: 415, code: 'unsupported_media_type', message: 'No.' });
    line.part = () => Promise.reject(refusal);
    await expect(send(line).done).rejects.toBe(refusal);
    expect(line.calls).toEqual(['begin']);
  });

  test('that is called off is forgotten by the server, too', async () => {
    const line = new Line(4);
    const { done, control } = send(line, {
      pause: () => {
        control.abort(new Error('called off'));
        return Promise.resolve();
      },
    });
    await expect(done).rejects.toThrow('called off');
    expect(line.calls).toEqual(['begin', 'part 0', 'cancel']);
  });
});

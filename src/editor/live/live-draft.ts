/**
 * The draft as this browser has it, kept together with the server's. Edits are in the local document at once; they are
 * sent when typing stops (spec section 9: 1000 ms) or at once for all others, and count as saved when the server has
 * acknowledged that they are stored.
 */
import * as Y from 'yjs';
import { ApiError } from '../../core/api/client';
import { LIVE_CLOSE, type LiveMessage } from '../../core/api/live-protocol';
import type { Catalogue } from '../../core/catalogue/section';
import { Draft } from '../../core/draft/draft';
import { DraftStore } from '../../core/draft/draft-store';
import type { EditResult } from '../../core/draft/edits/edit-result';
import { History, type EditTarget, type OwnEdit } from '../../core/draft/history';
import { TEXT_DEBOUNCE_MS } from '../../core/limits';
import { openJournal, type Journal, type JournalEntry } from './journal';
import { LiveSocket, MESSAGE_TOO_BIG, type OpenSocket } from './live-socket';
import { Outbox, UNSTORABLE } from './outbox';
import { People } from './people';
import { say } from '../words/say';

/** Origin of changes that come from the server or the journal: they are not sent again. */
const REMOTE = Symbol('remote');
/** A connection that answers nothing for so long is given up. */
const ANSWER_MS = 15_000;

export type LiveStatus = Readonly<{
  /** `loading` until the draft is here for the first time; `signedOut` until somebody signs in again. */
  phase: 'loading' | 'online' | 'offline' | 'signedOut' | 'refused' | 'superseded';
  mayEdit: boolean;
  /** Why the server refuses, or what it would not store. */
  message: string;
  /** Updates of an older epoch: they can't be merged any more, only taken home. */
  orphans: readonly JournalEntry[];
  /** How often something of the site beside its draft has changed: what is published, its name. */
  site: number;
}>;

export interface LiveSetup {
  siteId: string;
  catalogue: Catalogue;
  /** Address of the connection. */
  address: string;
  /** Came by a link: has no account to sign in to. */
  isGuest?: boolean;
  open?: OpenSocket | undefined;
  journal?: Journal | undefined;
}

export class LiveDraft {
  readonly siteId: string;
  readonly draft: Draft;
  readonly store: DraftStore;
  readonly history: History;
  readonly people: People;
  readonly #doc = new Y.Doc();
  readonly #journal: Journal;
  readonly #outbox: Outbox;
  readonly #socket: LiveSocket;
  readonly #listeners = new Set<() => void>();
  readonly #savedWaiters = new Set<() => void>();
  #status: LiveStatus = { phase: 'loading', mayEdit: false, message: '', orphans: [], site: 0 };
  #epoch: number | null = null;
  #kept: Promise<JournalEntry[]>;
  #sendTimer: ReturnType<typeof setTimeout> | undefined;
  #answerTimer: ReturnType<typeof setTimeout> | undefined;
  #isSynced = false;
  #isSaved = true;
  #isFollowed = false;
  /** Whether what an earlier tab left behind has been taken up. */
  #hasTakenUp = false;

  constructor(setup: LiveSetup) {
    this.siteId = setup.siteId;
    this.draft = new Draft(this.#doc, setup.catalogue);
    this.store = new DraftStore(this.draft);
    this.history = new History(this.draft);
    const { journal, kept } = setup.journal
      ? { journal: setup.journal, kept: setup.journal.read() }
      : openJournal(setup.siteId);
    this.#journal = journal;
    this.#kept = kept;
    this.#outbox = new Outbox(journal);
    this.#socket = new LiveSocket({
      address: setup.address,
      open: setup.open,
      events: {
        onOpen: (hasAsked) => this.#askForMissing(hasAsked),
        onMessage: (message) => void this.#handleMessage(message),
        onDown: () => this.#handleDown(),
        onSignedOut: () => !setup.isGuest && this.#waitForSession(),
        onRefused: (code, message) => void this.#handleEnd(code, message),
      },
    });
    this.people = new People(this.#doc, (update) =>
      this.#socket.send({ kind: 'awareness', update }),
    );
  }

  /** Connects, and follows the browser's own knowledge of the network. */
  start(): () => void {
    const handleOffline = () => this.#socket.drop();
    const handleOnline = () => this.#socket.connect();
    const handleVisible = () => {
      if (document.visibilityState === 'visible') this.#socket.connect();
      else this.flush();
    };
    const handleHide = () => this.flush();
    window.addEventListener('offline', handleOffline);
    window.addEventListener('online', handleOnline);
    window.addEventListener('pagehide', handleHide);
    document.addEventListener('visibilitychange', handleVisible);
    this.#socket.connect();
    return () => {
      window.removeEventListener('offline', handleOffline);
      window.removeEventListener('online', handleOnline);
      window.removeEventListener('pagehide', handleHide);
      document.removeEventListener('visibilitychange', handleVisible);
      this.flush();
      this.destroy();
    };
  }

  /** An answer to something else has told how the server would end the connection: by a code of LIVE_CLOSE. */
  end(code: number, message = ''): void {
    this.#socket.hangUp(code, message);
  }

  /** Somebody has signed in again. */
  reconnect(): void {
    this.#socket.connect();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly status = (): LiveStatus => this.#status;

  /** Whether everything is acknowledged. Beside the status, for it changes with every edit. */
  readonly isSaved = (): boolean => this.#isSaved;

  /** Applies an edit here and now. @throws AppError where it can't be applied */
  edit(edit: OwnEdit, group?: string): EditResult {
    const result = group === undefined ? this.history.apply(edit) : this.history.apply(edit, group);
    // Typing waits for a pause; whoever drags a slider is typing too.
    if (edit.edit !== 'setText' && group === undefined) this.flush();
    return result;
  }

  /** Applies several edits as one step of undo. @throws AppError where one can't be applied */
  editAll(edits: readonly OwnEdit[]): EditResult[] {
    const results = this.history.applyAll(edits);
    this.flush();
    return results;
  }

  /** Takes back what a group of edits has done until now, as if it had not begun. */
  giveUp(group: string): void {
    this.history.giveUp(group);
    this.flush();
  }

  undo(): EditTarget | undefined {
    const target = this.history.undo();
    this.flush();
    return target;
  }

  redo(): EditTarget | undefined {
    const target = this.history.redo();
    this.flush();
    return target;
  }

  /** Sends what waits, now. */
  flush(): void {
    clearTimeout(this.#sendTimer);
    this.#outbox.keep();
    if (!this.#isSynced) return;
    const message = this.#outbox.take();
    if (message === null) return;
    if (this.#socket.send({ kind: 'update', ...message })) this.#expectAnswer();
    else this.#outbox.requeue();
  }

  /** Sends what waits; resolves when the server has stored all of it, rejects after `limitMs`. */
  async saved(limitMs = ANSWER_MS): Promise<void> {
    this.flush();
    if (this.#isSettled) return;
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#savedWaiters.delete(done);
        const message = say('The last edits could not be saved. Check the connection.');
        reject(new ApiError({ status: 0, code: 'not_saved', message }));
      }, limitMs);
      const done = () => {
        clearTimeout(timer);
        resolve();
      };
      this.#savedWaiters.add(done);
    });
  }

  /** Drops the updates of an older epoch for good. */
  async forgetOrphans(): Promise<void> {
    const { orphans } = this.#status;
    this.#set({ orphans: [] });
    await this.#journal.remove(orphans.map(({ key }) => key));
  }

  destroy(): void {
    clearTimeout(this.#sendTimer);
    clearTimeout(this.#answerTimer);
    this.people.destroy();
    this.#socket.end();
    this.#doc.off('update', this.#handleUpdate);
    this.history.destroy();
    this.store.destroy();
  }

  readonly #handleUpdate = (update: Uint8Array, origin: unknown): void => {
    if (origin === REMOTE || this.#epoch === null) return;
    this.#outbox.add(update, this.#epoch);
    this.#refreshSaved();
    clearTimeout(this.#sendTimer);
    this.#sendTimer = setTimeout(() => this.flush(), TEXT_DEBOUNCE_MS);
  };

  async #handleMessage(message: LiveMessage): Promise<void> {
    this.#heard();
    switch (message.kind) {
      case 'hello':
        return this.#handleHello(message);
      case 'syncAnswer':
        return this.#handleSynced(message.update);
      case 'update':
        return Y.applyUpdate(this.#doc, message.update, REMOTE);
      case 'ack':
        this.#outbox.acknowledge(message.id);
        if (this.#outbox.hasSent) this.#expectAnswer();
        return this.#refreshSaved();
      case 'awareness':
        return this.people.receive(message.update);
      case 'error':
        return this.#handleRefusal(message);
      case 'site':
        return this.#set({ site: this.#status.site + 1 });
      default:
        return undefined;
    }
  }

  /** Asks at once for what this copy lacks: the answer comes behind the greeting, in one journey with it. */
  #askForMissing(hasAsked: boolean): void {
    if (!hasAsked)
      this.#socket.send({ kind: 'syncRequest', stateVector: Y.encodeStateVector(this.#doc) });
    this.#expectAnswer();
  }

  async #handleHello({ epoch, mayEdit }: Extract<LiveMessage, { kind: 'hello' }>): Promise<void> {
    if (this.#epoch !== null && this.#epoch !== epoch) {
      // A backup was restored meanwhile: this copy's future never happened. It is not merged back.
      this.#socket.end();
      const orphans = (await this.#journal.read()).filter((entry) => entry.epoch !== epoch);
      return this.#set({ phase: 'superseded', mayEdit: false, orphans });
    }
    const isFirst = this.#epoch === null;
    this.#epoch = epoch;
    this.#set({ mayEdit });
    // The draft doesn't wait for it: in whatever order updates come, they make the same document. Only of a value that
    // somebody sets again before this has been read either one may stay.
    if (isFirst) this.#takeUp(await this.#kept, epoch);
  }

  /** Goes on with what an earlier tab could not send. */
  #takeUp(kept: readonly JournalEntry[], epoch: number): void {
    const mine = kept.filter((entry) => entry.epoch === epoch);
    for (const { update } of mine) Y.applyUpdate(this.#doc, update, REMOTE);
    this.#outbox.restore(mine);
    this.#hasTakenUp = true;
    if (mine.length < kept.length)
      this.#set({ orphans: kept.filter((entry) => entry.epoch !== epoch) });
    // Typing still waits for its pause where there is nothing else to send.
    if (mine.length > 0) this.flush();
    this.#refreshSaved();
  }

  #handleSynced(update: Uint8Array): void {
    Y.applyUpdateV2(this.#doc, update, REMOTE);
    // Followed from now on only: for a listener Yjs would write out the whole draft once more.
    if (!this.#isFollowed) this.#doc.on('update', this.#handleUpdate);
    this.#isFollowed = true;
    this.#isSynced = true;
    this.flush();
    this.people.announce();
    this.#set({ phase: 'online' });
    this.#refreshSaved();
  }

  /** One update was not stored. What can never be is set aside, so that loading again doesn't meet the same end. */
  async #handleRefusal(refusal: Extract<LiveMessage, { kind: 'error' }>): Promise<void> {
    const { id, code, message } = refusal;
    this.#set({ phase: 'refused', mayEdit: false, message });
    if (UNSTORABLE.has(code)) await this.#outbox.refuse(id);
    this.#refreshSaved();
  }

  /** Whoever was writing goes on, and what they write waits on this device. */
  #waitForSession(): boolean {
    if (this.#epoch === null) return false;
    this.#set({ phase: 'signedOut' });
    return true;
  }

  /** The server will not have this browser back. */
  async #handleEnd(code: number, message: string): Promise<void> {
    this.#set({ phase: 'refused', message, mayEdit: false });
    // Everything that waits was in the one frame that was too large.
    if (code === LIVE_CLOSE.tooLarge || code === MESSAGE_TOO_BIG)
      await this.#outbox.refuseWaiting();
  }

  #handleDown(): void {
    this.#isSynced = false;
    clearTimeout(this.#answerTimer);
    this.#outbox.requeue();
    this.people.forgetOthers();
    if (this.#status.phase === 'online') this.#set({ phase: 'offline' });
    // Each failure is told: a refused connection looks like a broken one, and somebody has to ask.
    else this.#set(this.#status.phase === 'loading' ? { message: say('unreachable') } : {});
  }

  /** Whether there is nothing that the server has not stored. */
  get #isSettled(): boolean {
    return this.#outbox.isEmpty && this.#isSynced && this.#hasTakenUp;
  }

  #expectAnswer(): void {
    clearTimeout(this.#answerTimer);
    this.#answerTimer = setTimeout(() => this.#socket.drop(), ANSWER_MS);
  }

  #heard(): void {
    clearTimeout(this.#answerTimer);
  }

  #refreshSaved(): void {
    const isSaved = this.#outbox.isEmpty;
    if (isSaved !== this.#isSaved) {
      this.#isSaved = isSaved;
      this.#tell();
    }
    if (!this.#isSettled) return;
    for (const done of this.#savedWaiters) done();
    this.#savedWaiters.clear();
  }

  #set(change: Partial<LiveStatus>): void {
    this.#status = { ...this.#status, ...change };
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

import * as fs from 'node:fs';
import * as path from 'node:path';

/** Builds before this one whose files stay reachable. */
const EARLIER_BUILDS = 2;
/** What is made of a file for sending is made again: a file of an earlier build is asked for seldom. */
const IS_PACKED = /\.(?:br|gz)$/;
const FILE_NAME = /^[\w-][\w.-]*$/;
/** A folder that is being filled, by the process of this number. */
const UNFINISHED = /\.\d+$/;

/** A build's files with hashed names: what pages load, and what the builder loads. */
export interface BuildFiles {
  /** Names the build; null where the sources run themselves, without one. */
  id: string | null;
  folders: Readonly<Record<'rt' | 'assets', string>>;
}

/**
 * The files of this build and of the two before it. A page that was rendered before an update, or an editor that has been
 * open since, goes on asking for its own files, which the new build, or the new container, no longer has. So each build
 * puts its files into the data folder when it starts.
 */
export class KeptBuilds {
  readonly #build: BuildFiles;
  readonly #kept: string;

  constructor({ build, dataDir }: { build: BuildFiles; dataDir: string }) {
    this.#build = build;
    this.#kept = path.join(dataDir, 'builds');
  }

  /** Keeps this build's files, and lets go of those of builds before the last two. */
  async keep(): Promise<void> {
    const { id, folders } = this.#build;
    if (id === null) return;
    const own = path.join(this.#kept, id);
    // Of a process that was stopped; should one be at it still, this one does its work.
    for (const left of this.#names().filter((name) => UNFINISHED.test(name)))
      await removeFolder(path.join(this.#kept, left));
    if (fs.existsSync(own)) {
      const now = new Date();
      await fs.promises.utimes(own, now, now);
    } else {
      const unfinished = `${own}.${process.pid}`;
      for (const [name, folder] of Object.entries(folders))
        await copyFiles(folder, path.join(unfinished, name));
      // Another process of the same build may have been quicker.
      await fs.promises.rename(unfinished, own).catch(() => removeFolder(unfinished));
    }
    for (const old of this.#earlier().slice(EARLIER_BUILDS)) await removeFolder(old);
  }

  /** The folder that has a file: this build's own, else that of the latest build that has it; null where none has. */
  folderOf(kind: 'rt' | 'assets', name: string): string | null {
    if (!FILE_NAME.test(name)) return null;
    const own = this.#build.folders[kind];
    if (fs.existsSync(path.join(own, name))) return own;
    const folders = this.#earlier().map((build) => path.join(build, kind));
    return folders.find((folder) => fs.existsSync(path.join(folder, name))) ?? null;
  }

  /** The other builds that are kept, the latest first. */
  #earlier(): string[] {
    return this.#names()
      .filter((name) => name !== this.#build.id && !UNFINISHED.test(name))
      .map((name) => path.join(this.#kept, name))
      .map((folder) => ({
        folder,
        usedAt: fs.statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0,
      }))
      .sort((a, b) => b.usedAt - a.usedAt)
      .map(({ folder }) => folder);
  }

  #names(): string[] {
    return fs.existsSync(this.#kept) ? fs.readdirSync(this.#kept) : [];
  }
}

async function copyFiles(from: string, to: string): Promise<void> {
  await fs.promises.mkdir(to, { recursive: true });
  for (const name of await fs.promises.readdir(from)) {
    if (IS_PACKED.test(name)) continue;
    await fs.promises.copyFile(path.join(from, name), path.join(to, name));
  }
}

function removeFolder(folder: string): Promise<void> {
  return fs.promises.rm(folder, { recursive: true, force: true });
}

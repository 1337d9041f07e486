import * as path from 'node:path';
import type { Config } from '../config';
import { LocalFiles, type FileStore } from './files';
import { S3Files } from './s3-files';

/** The store that the settings name: object storage, or a folder under DATA_DIR. */
export function createFiles({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): FileStore {
  return s3 ? new S3Files(s3) : new LocalFiles(path.join(dataDir, 'media'));
}

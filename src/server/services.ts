import type { Accounts } from './accounts/accounts';
import type { Config } from './config';
import type { AuditLog } from './audit/audit-log';
import type { Domains } from './domains/service';
import type { Drafts } from './drafts/drafts';
import type { VisitorForms } from './forms/service';
import type { Access } from './http/access';
import type { SiteHosts } from './http/site-hosts';
import type { FileStore } from './media/files';
import type { MediaLibrary } from './media/library';
import type { MediaService } from './media/service';
import type { MailWorker } from './mail/worker';
import type { PageServer } from './pages/page-server';
import type { Releases } from './releases/service';
import type { Sites } from './sites/service';
import type { Thumbnails } from './videos/thumbnails';
import type { Storage } from './storage/storage';

/** What the routes work with. Made once, in `create-services.ts`, and handed to each. */
export interface Services {
  config: Config;
  version: string;
  secret: string;
  storage: Storage;
  accounts: Accounts;
  access: Access;
  siteHosts: SiteHosts;
  drafts: Drafts;
  releases: Releases;
  files: FileStore;
  media: MediaService;
  audit: AuditLog;
  library: MediaLibrary;
  pages: PageServer;
  mail: MailWorker;
  thumbnails: Thumbnails;
  domains: Domains;
  forms: VisitorForms;
  sites: Sites;
  now: () => number;
}

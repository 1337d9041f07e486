import * as dns from 'node:dns/promises';
import { catalogue } from '../sections/catalogue';
import { Accounts } from './accounts/accounts';
import { createAuth, migrateAccounts } from './accounts/auth';
import { resolveSecret } from './accounts/secret';
import { AuditLog } from './audit/audit-log';
import type { Config } from './config';
import { Drafts } from './drafts/drafts';
import { Domains, type ResolveTxt } from './domains/service';
import { renewal } from './drafts/renew';
import { DraftRooms } from './drafts/rooms';
import { VisitorForms } from './forms/service';
import { Access } from './http/access';
import { SiteHosts } from './http/site-hosts';
import type { Logger } from './logging';
import { smtpSender } from './mail/smtp';
import { MailWorker, type SendMail } from './mail/worker';
import { createFiles } from './media/create-files';
import { MediaLibrary } from './media/library';
import { MediaService } from './media/service';
import { loadPageAssets } from './pages/assets';
import { PageServer } from './pages/page-server';
import { PageRenderer } from './pages/renderer';
import { Releases } from './releases/service';
import type { Services } from './services';
import { Sites } from './sites/service';
import { Storage } from './storage/storage';
import { fetchPicture, Thumbnails, type FetchPicture } from './videos/thumbnails';
import { VERSION } from './version';

interface Setup {
  config: Config;
  log: Logger;
  now?: () => number;
  /** In the place of the mail server that the settings name. */
  sendMail?: SendMail | null;
  /** In the place of the video provider. */
  fetchThumbnail?: FetchPicture;
  /** In the place of DNS. */
  resolveTxt?: ResolveTxt;
}

/** Opens the database and puts the program together. Nothing listens yet. */
export async function createServices({
  config,
  log,
  now = Date.now,
  sendMail,
  fetchThumbnail = fetchPicture,
  resolveTxt = (name) => dns.resolveTxt(name),
}: Setup): Promise<Services> {
  const storage = await Storage.open({ ...config, alsoMigrate: migrateAccounts });
  const secret = await resolveSecret(config, storage);
  const accounts = new Accounts({
    storage,
    auth: createAuth({ storage, secret, publicUrl: config.publicUrl }),
  });
  const access = new Access({ accounts, storage, secret, now });
  const siteHosts = new SiteHosts({ storage, config });
  const drafts = new Drafts({
    rooms: new DraftRooms(storage, (doc) => renewal(doc, catalogue)),
    catalogue,
  });
  const files = createFiles(config);
  const { dataDir, mediaLimits: limits } = config;
  const media = new MediaService({ storage, files, drafts, limits, dataDir, log, now });
  const beforePublish = (siteId: string) => media.settle(siteId);
  const releases = new Releases({ storage, drafts, beforePublish, now });
  const renderer = new PageRenderer({ assets: loadPageAssets(), log });
  const send =
    sendMail === undefined ? (config.smtpUrl ? smtpSender(config.smtpUrl) : null) : sendMail;
  const from = `Plinth <no-reply@${new URL(config.publicUrl).hostname}>`;
  const mail = new MailWorker({ storage, send, from, log, now });
  return {
    config,
    version: VERSION,
    secret,
    storage,
    accounts,
    access,
    audit: new AuditLog({ storage, now }),
    siteHosts,
    drafts,
    releases,
    files,
    mail,
    now,
    media,
    library: new MediaLibrary({ storage, drafts, releases, limits }),
    thumbnails: new Thumbnails({ files, fetch: fetchThumbnail, now }),
    domains: new Domains({ storage, config, resolve: resolveTxt, now }),
    sites: new Sites({ storage, drafts, now }),
    pages: new PageServer({ siteHosts, releases, renderer, version: VERSION }),
    forms: new VisitorForms({
      storage,
      releases,
      secret,
      now,
      onMessage: () => mail.wake(),
    }),
  };
}

/** Lets go of everything that {@link createServices} opened. */
export async function closeServices({ drafts, mail, media, storage }: Services): Promise<void> {
  await mail.stop();
  await media.close();
  await drafts.rooms.close();
  await storage.close();
}

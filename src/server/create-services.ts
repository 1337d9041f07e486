import * as dns from 'node:dns/promises';
import { catalogue } from '../sections/catalogue';
import { accountMail } from './accounts/account-mail';
import { Accounts } from './accounts/accounts';
import { createAuth, migrateAccounts } from './accounts/auth';
import { OwnAccount } from './accounts/own-account';
import { Passkeys } from './accounts/passkeys';
import { PasswordCheck } from './accounts/password-check';
import { SecondFactor } from './accounts/second-factor';
import { resolveSecret } from './accounts/secret';
import { SignInFailures } from './accounts/sign-in-failures';
import { SignUp } from './accounts/sign-up';
import { AuditLog } from './audit/audit-log';
import type { Config } from './config';
import { ConsentLog } from './consent/service';
import { Drafts } from './drafts/drafts';
import { readProof, type ReadProof } from './domains/proof-file';
import { Domains, type ResolveTxt } from './domains/service';
import { renewal } from './drafts/renew';
import { DraftRooms } from './drafts/rooms';
import { VisitorForms } from './forms/service';
import { Access } from './http/access';
import { pageSecurityHeaders } from './http/security-headers';
import { SiteHosts } from './http/site-hosts';
import type { Logger } from './logging';
import { smtpSender } from './mail/smtp';
import { MailWorker, type SendMail } from './mail/worker';
import { LiveCount } from './messages/live-count';
import { Inbox } from './messages/service';
import { createFiles } from './media/create-files';
import { MediaLibrary } from './media/library';
import { MediaService } from './media/service';
import { buildFiles, loadPageAssets } from './pages/assets';
import { KeptBuilds } from './pages/kept-builds';
import { PageServer } from './pages/page-server';
import { PageRenderer } from './pages/renderer';
import { Releases } from './releases/service';
import { Housekeeping } from './schedule/housekeeping';
import { Scheduler } from './schedule/scheduler';
import type { Services } from './services';
import { Sites } from './sites/service';
import { Storage } from './storage/storage';
import { fetchPicture, Thumbnails, type FetchPicture } from './videos/thumbnails';
import { VERSION } from './version';
import { resolveHost, WebhookGate, type ResolveHost } from './webhooks/gate';
import { postWebhook, type PostWebhook } from './webhooks/post';
import { WebhookWorker } from './webhooks/worker';

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
  /** In the place of DNS and the network, for webhooks. */
  resolveWebhook?: ResolveHost;
  sendWebhook?: PostWebhook;
  /** In the place of the network, for the files that prove a domain. */
  readDomainProof?: ReadProof;
}

/** Opens the database and puts the program together. Nothing listens yet. */
export async function createServices({
  config,
  log,
  now = Date.now,
  sendMail,
  fetchThumbnail = fetchPicture,
  resolveTxt = (name) => dns.resolveTxt(name),
  resolveWebhook = resolveHost,
  sendWebhook = postWebhook,
  readDomainProof = readProof,
}: Setup): Promise<Services> {
  const storage = await Storage.open({ ...config, alsoMigrate: migrateAccounts });
  const secret = await resolveSecret(config, storage);
  const postman = accountMail({ storage, onMail: () => mail.wake(), now });
  const accounts = new Accounts({
    storage,
    auth: createAuth({
      storage,
      secret,
      publicUrl: config.publicUrl,
      mail: postman,
      forgetDevices: (accountId) => secondFactor.forgetDevices(accountId),
    }),
    now,
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
  const releases = new Releases({
    storage,
    drafts,
    beforePublish,
    onPublishing: (siteId, content) => pages.makeAhead(siteId, content),
    now,
  });
  const renderer = new PageRenderer({ assets: loadPageAssets(), log });
  const send =
    sendMail === undefined ? (config.smtpUrl ? smtpSender(config.smtpUrl) : null) : sendMail;
  const from = config.mailFrom ?? `Plinth <no-reply@${new URL(config.publicUrl).hostname}>`;
  const mail = new MailWorker({ storage, send, from, log, now });
  const webhookGate = new WebhookGate({
    resolve: resolveWebhook,
    isPrivateAllowed: config.hasPrivateWebhooks,
  });
  const webhooks = new WebhookWorker({ storage, gate: webhookGate, post: sendWebhook, log, now });
  const onMessage = () => {
    mail.wake();
    webhooks.wake();
  };
  const audit = new AuditLog({ storage, now });
  const sites = new Sites({ storage, drafts, now });
  const passwords = new PasswordCheck({ accounts, storage, now });
  const secondFactor = new SecondFactor({ accounts });
  const { publicUrl } = config;
  const pages = new PageServer({
    events: storage.events,
    siteHosts,
    releases,
    renderer,
    version: VERSION,
    headers: pageSecurityHeaders(publicUrl),
  });
  return {
    config,
    version: VERSION,
    secret,
    storage,
    accounts,
    accountMail: postman,
    ownAccount: new OwnAccount({
      accounts,
      mail: postman,
      passwords,
      secondFactor,
      storage,
      sites,
      publicUrl,
      now,
    }),
    passwords,
    secondFactor,
    passkeys: new Passkeys({ accounts }),
    signInFailures: new SignInFailures({ storage, secret, now }),
    signUp: new SignUp({ accounts, mail: postman, storage, secret, publicUrl, now }),
    access,
    audit,
    siteHosts,
    drafts,
    releases,
    files,
    mail,
    now,
    media,
    library: new MediaLibrary({ storage, drafts, releases, limits }),
    thumbnails: new Thumbnails({ files, fetch: fetchThumbnail, now }),
    domains: new Domains({
      storage,
      config,
      resolve: resolveTxt,
      resolveHost: resolveWebhook,
      readProof: readDomainProof,
      now,
    }),
    scheduler: new Scheduler({ storage, releases, access, log, now }),
    sites,
    housekeeping: new Housekeeping({ sites, audit, log }),
    pages,
    keptBuilds: new KeptBuilds({ build: buildFiles(), dataDir }),
    inbox: new Inbox({ storage, releases, now, onMessage }),
    liveCount: new LiveCount({ storage }),
    webhooks,
    webhookGate,
    consents: new ConsentLog({ storage, secret, now }),
    forms: new VisitorForms({
      storage,
      releases,
      secret,
      now,
      onMessage,
    }),
  };
}

/** Lets go of everything that {@link createServices} opened. */
export async function closeServices({
  drafts,
  liveCount,
  mail,
  media,
  scheduler,
  housekeeping,
  storage,
  webhooks,
}: Services): Promise<void> {
  liveCount.close();
  await webhooks.stop();
  await scheduler.stop();
  await housekeeping.stop();
  await mail.stop();
  await media.close();
  await drafts.rooms.close();
  await storage.close();
}

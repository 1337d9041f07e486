/** Loads the tags that the visitor agreed to (spec section 4). Only this file puts another host's script on a page. */
import type { Consent } from '../loader/consent';
import { PROVIDERS, type Tag, type TagName } from './providers';

type Scope = Window & Record<string, unknown>;
/** A function that keeps its calls until the provider's script takes them over. */
type Queue = ((...call: unknown[]) => void) & { queue?: unknown[]; q?: unknown[] };

/**
 * Starts the tags. `consent` is null on the plain path, which asks nothing: the GDPR banner is off (spec section 4, "a
 * loader variant without consent checks loads everything"). `isStillGiven` says whether that is the visitor's choice by now.
 */
export function startTracking(
  tags: readonly Tag[],
  consent: Consent | null,
  isStillGiven: () => boolean = () => true,
): void {
  const scope = window as unknown as Scope;
  if (tags.some((tag) => tag.name === 'gtag' || tag.name === 'adsense')) {
    signalConsent(scope, consent);
  }
  const allowed = tags.filter(({ name }) => consent === null || consent[PROVIDERS[name].consent]);
  const views = allowed.map(({ name, id }) => STARTERS[name](id, scope));
  const tellView = () => {
    for (const view of views) view?.();
  };
  tellView();
  // A page that the browser shows again as it was has been viewed again, and no tool looks for that itself. Consent may have
  // been withdrawn meanwhile: the page loads again then, but not before a call has been made.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isStillGiven()) tellView();
  });
}

/** Google Consent Mode v2: the denied default stands before any tag; what the visitor agreed to follows it. */
function signalConsent(scope: Scope, consent: Consent | null): void {
  const gtag = googleQueue(scope);
  const state = (isGranted: boolean) => (isGranted ? 'granted' : 'denied');
  const signals = ({ analytics, marketing, functional }: Consent) => ({
    ad_storage: state(marketing),
    ad_user_data: state(marketing),
    ad_personalization: state(marketing),
    analytics_storage: state(analytics),
    functionality_storage: state(functional),
    personalization_storage: state(functional),
  });
  gtag('consent', 'default', signals({ analytics: false, marketing: false, functional: false }));
  gtag(
    'consent',
    'update',
    signals(consent ?? { analytics: true, marketing: true, functional: true }),
  );
}

function googleQueue(scope: Scope): (...call: unknown[]) => void {
  const layer = (scope['dataLayer'] ??= []) as unknown[];
  // The provider's script tells a command from an event by its being an arguments object.
  const gtag = function () {
    // oxlint-disable-next-line prefer-rest-params -- Google's script reads `arguments` objects only
    layer.push(arguments);
  } as (...call: unknown[]) => void;
  scope['gtag'] = gtag;
  return gtag;
}

/** Starts a tool. An analytics tool is told of a page view by the function that it gives back, and by nothing else. */
type Starter = (id: string, scope: Scope) => (() => void) | undefined;

const STARTERS: Readonly<Record<TagName, Starter>> = {
  gtag: (id, scope) => {
    const gtag = googleQueue(scope);
    if (id.startsWith('GTM-')) {
      const layer = scope['dataLayer'] as unknown[];
      layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
      load(`https://www.googletagmanager.com/gtm.js?id=${id}`);
      return () => layer.push({ event: 'page_view', ...googleView() });
    }
    gtag('js', new Date());
    gtag('config', id, { send_page_view: false });
    load(`https://www.googletagmanager.com/gtag/js?id=${id}`);
    return () => gtag('event', 'page_view', { ...googleView(), send_to: id });
  },
  pixel: (id, scope) => {
    const fbq = queueOf(scope, 'fbq', 'queue');
    scope['_fbq'] ??= fbq;
    Object.assign(fbq, { loaded: true, version: '2.0', push: fbq });
    fbq('init', id);
    load('https://connect.facebook.net/en_US/fbevents.js');
    return () => fbq('track', 'PageView');
  },
  metrika: (id, scope) => {
    const ym = queueOf(scope, 'ym', 'a');
    Object.assign(ym, { l: Date.now() });
    const options = { clickmap: true, trackLinks: true, accurateTrackBounce: true };
    ym(Number(id), 'init', { ...options, defer: true });
    load('https://mc.yandex.ru/metrika/tag.js');
    return () => ym(Number(id), 'hit', location.href, { title: document.title });
  },
  adsense: (id) => {
    const script = load(
      `https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=${id}`,
    );
    script.crossOrigin = 'anonymous';
    return undefined;
  },
  livechat: (id, scope) => {
    scope['__lc'] = { license: Number(id) || id };
    load('https://cdn.livechatinc.com/tracking.js');
    return undefined;
  },
  jivochat: (id) => {
    load(`https://code.jivosite.com/widget/${id}`);
    return undefined;
  },
  olark: (id, scope) => {
    const olark = queueOf(scope, 'olark', 'q');
    olark('identify', id);
    load('https://static.olark.com/jsclient/loader.js');
    return undefined;
  },
  intercom: (id, scope) => {
    scope['intercomSettings'] = { app_id: id };
    queueOf(scope, 'Intercom', 'q');
    load(`https://widget.intercom.io/widget/${id}`);
    return undefined;
  },
  freshchat: (id, scope) => {
    const script = load('https://wchat.freshchat.com/js/widget.js');
    script.addEventListener('load', () => {
      const widget = scope['fcWidget'] as { init(options: object): void } | undefined;
      widget?.init({ token: id, host: 'https://wchat.freshchat.com' });
    });
    return undefined;
  },
};

/** What Google's tools are told of a page. */
function googleView(): object {
  return { page_title: document.title, page_location: location.href };
}

function queueOf(scope: Scope, name: string, list: string): Queue {
  const calls: unknown[] = [];
  const queue = ((...call: unknown[]) => void calls.push(call)) as Queue;
  Object.assign(queue, { [list]: calls });
  scope[name] ??= queue;
  return scope[name] as Queue;
}

function load(address: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  document.head.append(script);
  return script;
}

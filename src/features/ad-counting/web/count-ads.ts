import type { AdKind, AdPlace } from '~/shared/ad-days';
import { createWatch } from '../rules/viewable';

/*
 * Counts what is seen of ads (docs/product/ad-counting.md). Loaded after the first paint, beside ads only; requests one
 * ticket, and sends a few hundred bytes every ten seconds in which there is something new.
 */

const feed = '/api/marketplace/ads/';
const target = '/api/marketplace/seen/';
const SEND_MS = 10_000;
/** The server takes a view's token for two hours; after a little less another view begins, in ms. */
const VIEW_MS = 7_000_000;
const mostEvents = 50;

interface Ad {
  id: number;
  shop: number;
  media: string;
  media_detail: { poster: { url: string } | null };
}
type Medium = HTMLImageElement | HTMLVideoElement;
interface Seen {
  ad: number;
  kind: AdKind;
  place: AdPlace;
}

/** A view of the page. */
interface View {
  /** Undefined until the page is visible, empty while a token is on its way. */
  ticket: string | undefined;
  ads: readonly Ad[];
  began: number;
  noted: Set<string>;
  fresh: Seen[];
  unsent: { batch: string; events: Seen[] }[];
  watches: Map<Medium, ReturnType<typeof createWatch>>;
}

const newView = (): View => ({
  ticket: undefined,
  ads: [],
  began: performance.now(),
  noted: new Set(),
  fresh: [],
  unsent: [],
  watches: new Map(),
});

let view = newView();
let observer: IntersectionObserver | undefined;
/** Whether at least half of a medium is in the window, by the browser's last report. */
const halves = new Map<Element, boolean>();
let isLookDue = false;

/** Begins a view of the page, and with the first one to count. */
export function countAds(): void {
  if (observer) return void begin();
  if (navigator.webdriver) return;
  observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) halves.set(entry.target, entry.intersectionRatio >= 0.5);
      look();
    },
    { threshold: 0.5 },
  );
  new MutationObserver(lookSoon).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['aria-hidden', 'src'],
  });
  for (const event of ['load', 'playing', 'scroll']) addEventListener(event, lookSoon, true);
  addEventListener('click', noticeClick, true);
  addEventListener('visibilitychange', () => {
    look();
    if (document.hidden) send(view);
    else if (view.ticket === undefined) void begin();
  });
  addEventListener('pagehide', () => send(view));
  addEventListener('pageshow', ({ persisted }) => persisted && void begin());
  setInterval(() => send(view), SEND_MS);
  // After what the reader waits for.
  setTimeout(() => void begin(), 1_000);
}

/** Begins a view; a page that is not visible yet, because it is prerendered or in the background, begins it later. */
async function begin(): Promise<void> {
  send(view);
  const begun = (view = newView());
  observer!.disconnect();
  halves.clear();
  try {
    // Of the office, or an advertiser's own device: nothing is counted.
    if (document.hidden || document.documentElement.dataset.session === 'staff' || localStorage.getItem('ad-own'))
      return;
    begun.ticket = '';
    const answer = await fetch(feed, { cache: 'no-cache' });
    begun.ads = (await answer.json()) as Ad[];
    begun.ticket = answer.headers.get('Ad-Ticket') ?? '';
    look();
  } catch {
    // Without storage or a connection there is nothing to count.
  }
}

function note(ad: Ad | undefined, kind: AdKind | undefined, place: AdPlace): void {
  const key = `${ad?.id} ${kind}`;
  if (!ad || !kind || view.noted.has(key)) return;
  if (performance.now() - view.began > VIEW_MS) return void begin();
  view.noted.add(key);
  view.fresh.push({ ad: ad.id, kind, place });
}

/**
 * Sends what is new, and again what did not arrive. The first post of a view goes alone: what comes before its answer
 * belongs to the same view and needs the token in it.
 */
function send(of: View): void {
  const { ticket, fresh, unsent } = of;
  if (!ticket) return;
  if (fresh.length > 0) unsent.push({ batch: crypto.randomUUID(), events: fresh.splice(0, mostEvents) });
  const isFirst = ticket.startsWith('f');
  for (const batch of unsent.splice(0, isFirst ? 1 : unsent.length)) {
    if (isFirst) of.ticket = '';
    fetch(target, {
      method: 'POST',
      keepalive: true,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ticket, ...batch }),
    }).then(
      ({ headers }) => {
        of.ticket = headers.get('Ad-View') ?? ticket;
        if (isFirst) send(of);
      },
      () => {
        of.ticket = ticket;
        unsent.push(batch);
      },
    );
  }
}

/** Looks at the next frame. */
function lookSoon(): void {
  if (isLookDue) return;
  isLookDue = true;
  requestAnimationFrame(() => {
    isLookDue = false;
    look();
  });
}

/** Looks which ads are on and seen; again at the next frame as long as one is seen that has yet to become viewable. */
function look(): void {
  for (const medium of document.querySelectorAll<Medium>('img[src],video[src]')) {
    const src = medium.getAttribute('src');
    const ad = view.ads.find(({ media, media_detail: { poster } }) => media === src || poster?.url === src);
    if (!ad) continue;
    const place = medium.closest('[role=dialog]') ? 'finder' : ad.media_detail.poster ? 'carousel' : 'showcase';
    const isOn = !document.hidden && !medium.closest('[aria-hidden=true]');
    if (isOn) note(ad, 'shown', place);
    // A video's poster frame does not count as a picture.
    if (ad.media !== src) continue;
    let watch = view.watches.get(medium);
    if (!watch) {
      view.watches.set(medium, (watch = createWatch()));
      observer!.observe(medium);
    }
    if (isOn && halves.has(medium)) note(ad, 'measured', place);
    const isFilm = 'paused' in medium;
    const isThere = isFilm ? !medium.paused : medium.complete && medium.naturalWidth > 0;
    const isSeen = isOn && isThere && halves.get(medium)! && isOnTop(medium);
    const second = isFilm ? medium.currentTime : undefined;
    if (watch({ now: performance.now(), isSeen, second })) note(ad, 'viewable', place);
    else if (isSeen) lookSoon();
  }
}

/** Returns whether the ends and the middle of what is in the window belong to the ad's carousel or window. */
function isOnTop(medium: Element): boolean {
  const { left, right, top, bottom } = medium.getBoundingClientRect();
  const [from, to] = [Math.max(top, 0) + 1, Math.min(bottom, innerHeight) - 1];
  return [from, (from + to) / 2, to].every((y) =>
    medium.closest('[role=group],[role=dialog]')?.contains(document.elementFromPoint((left + right) / 2, y)),
  );
}

/** Notes what was pressed in the finder: a shop counts as its first ad. */
function noticeClick({ target: pressed }: Event): void {
  const link = (pressed as Element).closest('a,button');
  const shop = link?.closest<HTMLElement>('[data-shop]')?.dataset.shop;
  if (link && shop)
    note(
      view.ads.find((ad) => ad.shop === Number(shop)),
      clickOf(link),
      'finder',
    );
}

/** Returns what a link or button of a shop does; undefined for what is not counted. */
function clickOf(link: Element): AdKind | undefined {
  const href = link.getAttribute('href') ?? '#';
  return clicks.find(([start]) => href.startsWith(start))?.[1];
}

/** What addresses that begin so do; a button has none. */
const clicks: [start: string, kind: AdKind][] = [
  ['#', 'details'],
  ['tel:', 'call'],
  ['https://wa.me/', 'whatsapp'],
  ['https://www.google.com/maps', 'map'],
  ['http', 'website'],
];

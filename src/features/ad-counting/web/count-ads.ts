import type { AdKind, AdPlace } from '~/shared/ad-days';
import { createWatch } from '../rules/viewable';

/*
 * Counts what is seen of ads (docs/product/ad-counting.md). Loaded after the first paint, beside ads only; asks for one
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

let ads: readonly Ad[] = [];
/** Undefined until a visible page has begun a view. */
let ticket: string | undefined;
let began = 0;
let noted = new Set<string>();
let fresh: Seen[] = [];
let unsent: { batch: string; events: Seen[] }[] = [];
let watches = new Map<Medium, ReturnType<typeof createWatch>>();
/** Whether at least half of a medium is in the window, as far as the browser has told. */
let halves = new Map<Element, boolean>();
let observer: IntersectionObserver | undefined;
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
    if (document.hidden) send();
    else if (ticket === undefined) void begin();
  });
  addEventListener('pagehide', send);
  addEventListener('pageshow', ({ persisted }) => persisted && void begin());
  if (!(navigator as { connection?: { saveData?: boolean } }).connection?.saveData)
    setInterval(() => document.hidden || send(), SEND_MS);
  // After what the reader waits for.
  setTimeout(() => void begin(), 1_000);
}

/** Begins a view; a page that is not visible yet, because it is prerendered or in the background, begins it later. */
async function begin(): Promise<void> {
  ticket = undefined;
  noted = new Set();
  fresh = [];
  unsent = [];
  watches = new Map();
  halves = new Map();
  began = performance.now();
  observer!.disconnect();
  try {
    // Of the office, or an advertiser's own device: nothing is counted.
    if (document.hidden || document.documentElement.dataset.session === 'staff' || localStorage.getItem('ad-own'))
      return;
    ticket = '';
    const answer = await fetch(feed, { cache: 'no-cache' });
    ads = (await answer.json()) as Ad[];
    ticket = answer.headers.get('Ad-Ticket') ?? '';
    look();
  } catch {
    // Without storage or a connection there is nothing to count.
  }
}

function note(ad: Ad | undefined, kind: AdKind | undefined, place: AdPlace): void {
  const key = `${ad?.id} ${kind}`;
  if (!ad || !kind || !ticket || noted.has(key)) return;
  if (performance.now() - began > VIEW_MS) return void begin();
  noted.add(key);
  fresh.push({ ad: ad.id, kind, place });
}

/** Sends what is new, and again what did not arrive. */
function send(): void {
  while (fresh.length > 0) unsent.push({ batch: crypto.randomUUID(), events: fresh.splice(0, mostEvents) });
  for (const batch of unsent.splice(0))
    fetch(target, {
      method: 'POST',
      keepalive: true,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ticket, ...batch }),
    }).then(
      ({ headers }) => (ticket = headers.get('Ad-View') ?? ticket),
      () => unsent.push(batch),
    );
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
    const ad = ads.find(({ media, media_detail: { poster } }) => media === src || poster?.url === src);
    if (!ad) continue;
    const place = medium.closest('[role=dialog]') ? 'finder' : ad.media_detail.poster ? 'carousel' : 'showcase';
    const isOn = !document.hidden && !medium.closest('[aria-hidden=true]');
    if (isOn) note(ad, 'shown', place);
    // The picture that a video begins with is no picture of its own.
    if (ad.media !== src) continue;
    const watch = watches.get(medium) ?? createWatch();
    if (!watches.has(medium)) {
      watches.set(medium, watch);
      observer!.observe(medium);
    }
    if (isOn && halves.has(medium)) note(ad, 'measured', place);
    const isSeen = isOn && halves.get(medium)! && isOnTop(medium) && isThere(medium);
    const second = 'currentTime' in medium ? medium.currentTime : undefined;
    if (watch({ now: performance.now(), isSeen, second })) note(ad, 'viewable', place);
    else if (isSeen) lookSoon();
  }
}

const isThere = (medium: Medium) => ('paused' in medium ? !medium.paused : medium.complete && medium.naturalWidth > 0);

/** Returns whether the middle of what is in the window belongs to the ad's carousel or window: nothing is over it. */
function isOnTop(medium: Element): boolean {
  const { left, right, top, bottom } = medium.getBoundingClientRect();
  const middle = (from: number, to: number, end: number) => (Math.max(from, 0) + Math.min(to, end)) / 2;
  const over = document.elementFromPoint(middle(left, right, innerWidth), middle(top, bottom, innerHeight));
  return Boolean(medium.closest('[role=group],[role=dialog]')?.contains(over));
}

/** Notes what was pressed in the finder: a shop stands for its first ad. */
function noticeClick({ target: pressed }: Event): void {
  const link = (pressed as Element).closest('a,button');
  const shop = link?.closest<HTMLElement>('[data-shop]')?.dataset.shop;
  if (link && shop)
    note(
      ads.find((ad) => ad.shop === Number(shop)),
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

/* What people read about the counting of ads (docs/product/ad-counting.md). */

/** What the figures mean, by version; 0 is the demo data. A published text is never changed. */
export const definitions = [
  'Demo data: these figures are invented, nothing was counted.',
  'Shown: the ad was on in a page view. Measured: we could tell whether it was seen. Viewable: its picture was there, ' +
    'at least half of it stood in the window of a visible tab with nothing of the site over it, for one second without ' +
    'a break; for a video, two seconds of it played. Each counts once per ad and page view. Call, WhatsApp, Website, ' +
    'Map and Details: the button was tapped, once per ad and page view, and only after the ad was shown; whether a ' +
    'conversation followed is not known. All of a page view counts for the day and place at which the ad was shown ' +
    'first. Not counted: robots, the office, devices marked as own. Invalid: what came and does not count, with the ' +
    'reason: forged, too late, sent again from another browser, too many page views from one connection in an hour, or ' +
    'from one address.',
];

/** Refusals at fields. */
export const badTicket = 'This is no ticket.';
export const badBatch = 'The batch needs a UUID.';
export const badEvents = 'Send a list of at most 50 events.';
export const badChoice = 'Choose one of the list.';
export const badDay = 'Enter a day, for example 2026-11-20.';
export const badCount = 'Enter a whole number other than 0.';
export const badPrice = 'Enter an amount above zero.';
export const reasonNeeded = 'A reason is needed.';
export const dayInFuture = 'This day has not come yet.';
export const daysReversed = 'The last day is before the first.';
export const tooManyDays = 'At most {days} days at a time.';
export const adUnknown = 'Ad not found.';

/** The places of ads. */
export const placeNames = { carousel: 'Video carousel', showcase: 'Image showcase', finder: 'Shop finder' } as const;

/** Why something was not counted. */
export const reasonNames = {
  forged: 'forged',
  old: 'too late',
  replayed: 'sent again from another browser',
  network: 'too many from one connection',
  address: 'too many from one address',
} as const;

/** Words of the audit log. */
export const audit = {
  days: 'Counts of an ad',
  corrected: 'corrected',
  exported: 'exported',
  price: 'Price of a tier',
  prices: 'Prices of tiers',
} as const;

/** The screen of an ad's figures. */
export const figures = 'Figures of an ad';
export const adOf = '{shop}: {tier}, no. {id}';
export const figuresLead = 'What was counted in the last thirty days, by day and place.';
export const figuresFailed = 'Failed to load the figures.';
export const noViewsYet = 'No views yet.';
export const place = 'Place';
export const invalid = 'Invalid';
export const corrections = 'Corrections';
export const change = 'More or fewer';
export const reason = 'Reason';
export const kindNames = {
  shown: 'Times shown',
  measured: 'Measured',
  viewable: 'Seen (viewable)',
  call: 'Tapped Call',
  whatsapp: 'Tapped WhatsApp',
  website: 'Tapped Website',
  map: 'Tapped Map',
  details: 'Opened details',
} as const;

/** The window of a correction. */
export const correctTitle = 'Correct the figures';
export const correctionMeans = 'What was counted stays; the correction stands beside it, for the shop too.';
export const changeHint = 'So many more, or with a minus fewer.';
export const correctionFailed = 'The correction could not be saved. Please try again.';

/** The prices of the tiers. */
export const prices = 'Prices';
export const pricesLead =
  'What an ad of a tier costs. A renewal keeps the price of the day on which it was asked for, for 14 days.';
export const pricesFailed = 'Failed to load the prices.';
export const tier = 'Tier';
export const priceToday = 'Price today';
export const entered = 'From which day on';
export const noPrice = 'No price';
export const addPrice = 'New price';
export const priceMeans = 'It counts from its day on. Of one day, the price that was entered last counts.';
export const priceInRupees = 'Price in rupees';
export const validFrom = 'First day';
export const priceFailed = 'The price could not be saved. Please try again.';
export const backToRequests = 'Requests of advertisers';
export const taps = 'Taps';
export const sums = 'Sums';
export const byPlace = 'By place';
export const dayByDay = 'Day by day';
export const chart = {
  day: {
    title: 'Seen, a day',
    label: 'How often the ads were seen on each day from {first} to {last}, at most {count} times',
  },
  week: {
    title: 'Seen, a week',
    label: 'How often the ads were seen in each week from {first} to {last}, at most {count} times',
  },
} as const;
export const mostInChart = 'up to {count}';
export const notCounted = 'Received but not counted: {reasons}.';

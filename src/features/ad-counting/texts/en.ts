/* What people read about the counting of ads (docs/product/ad-counting.md). */

/** What the figures mean, version by version, the first is 1. A published text is never changed. */
export const definitions = [
  'Shown: the ad was on in a page view. Measured: we could tell whether it was seen. Viewable: its picture was there, ' +
    'at least half of it stood in the window of a visible tab with nothing of the site over it, for one second without ' +
    'a break; for a video, two seconds of it played. Each counts once per ad and page view. Call, WhatsApp, Website, ' +
    'Map and Details: the button was tapped, once per ad and page view, and only after the ad was shown; whether a ' +
    'conversation followed is not known. All of a page view counts for the day and place at which the ad was shown ' +
    'first. Not counted: robots, the office, devices marked as own. Invalid: what came and does not count, with the ' +
    'reason: forged, too late, sent again from another browser, too many page views from one connection in an hour, or ' +
    'from one address.',
];

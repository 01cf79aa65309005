import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { holdCall } from './support/calls';
import { emptyServer, superuser } from './support/people';
import { passwords, type Server } from './support/server';
import { takeShots } from './support/shots';
import { expect, test } from './support/test';

const window = (page: Page) => page.getByRole('dialog');
const details = (page: Page, title: string | RegExp) =>
  page.getByRole('link', { name: title }).filter({ hasText: 'View Details' });
const conference = /Through the Gap/;

interface ListedEvent {
  id: number;
  title: string;
  event_date: string;
  has_time: boolean;
  poster_count: number;
  days_until: number;
}

async function listed(base: string, list: 'upcoming' | 'past'): Promise<ListedEvent[]> {
  return (await (await fetch(`${base}/api/events/${list}/`)).json()) as ListedEvent[];
}
const addressOf = () => process.env.E2E_ADDRESS ?? '';
const find = async (title: RegExp, list: 'upcoming' | 'past' = 'upcoming') =>
  (await listed(addressOf(), list)).find((event) => title.test(event.title))!;

/** Makes the office's calls on a server of the test's own. */
async function office({ url }: Server) {
  const login = await fetch(`${url}/api/auth/login/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email_or_member_id: superuser, password: passwords.superuser }),
  });
  const { token } = (await login.json()) as { token: string };
  return async (path: string, body: object) => {
    const answer = await fetch(`${url}/api/events/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Token ${token}` },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(201);
    return (await answer.json()) as ListedEvent;
  };
}

test.describe('the lists', () => {
  test('show figures, the nearest event to come, and both tabs with their counts', async ({ page }) => {
    const [upcoming, past] = [await listed(addressOf(), 'upcoming'), await listed(addressOf(), 'past')];
    await page.goto('/events');
    const figures = {
      'Total Events': upcoming.length + past.length,
      Upcoming: upcoming.length,
      'Past Events': past.length,
    };
    for (const [label, value] of Object.entries(figures)) {
      await expect(
        page.locator('dl > div').filter({ has: page.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) }) }),
      ).toContainText(String(value));
    }
    await expect(page.getByRole('term').filter({ hasText: 'Last Updated' })).toBeVisible();
    const next = upcoming.find((event) => new Date(event.event_date) > new Date() || !event.has_time)!;
    await expect(page.getByRole('region', { name: next.title })).toContainText('View Details');
    await expect(page.getByRole('tab', { name: `Upcoming (${upcoming.length})` })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(upcoming.length);
    await page.getByRole('tab', { name: 'Upcoming' }).press('ArrowRight');
    await expect(page.getByRole('tab', { name: `Past Events (${past.length})` })).toBeFocused();
    await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(past.length);
    await expect(page.getByRole('tabpanel').getByText('Completed')).toHaveCount(past.length);
    await expect(page.getByText('Family day at Dhoni')).toHaveCount(0);
  });

  test('badges show how far each event is by the server’s clock, whatever the device’s clock', async ({ page }) => {
    const upcoming = await listed(addressOf(), 'upcoming');
    await page.clock.setSystemTime(new Date(Date.now() - 40 * 86_400_000));
    await page.goto('/events');
    const cards = page.getByRole('tabpanel').getByRole('listitem');
    for (const [index, { days_until: days }] of upcoming.entries()) {
      const text = days === 0 ? 'Today' : days === 1 ? 'Tomorrow' : `${days} days`;
      await expect(cards.nth(index).getByText(text, { exact: true })).toBeVisible();
    }
  });

  test('an event of which only the day is fixed shows no time', async ({ page }) => {
    await page.goto('/events');
    await expect(page.getByRole('listitem').filter({ hasText: 'Paper carries' }).locator('time')).toHaveText(
      /^\w{3}, \d+ \w+ \d{4}$/,
    );
    await expect(page.getByRole('listitem').filter({ hasText: conference }).locator('time')).toHaveText(
      /^\w{3}, \d+ \w+ \d{4}, 9:30 am$/,
    );
  });

  test('lead to the calendar to subscribe to', async ({ page, request }) => {
    await page.goto('/events');
    const file = await page.getByRole('link', { name: 'Calendar file' }).getAttribute('href');
    const answer = await request.get(file!);
    expect(answer.headers()['content-type']).toContain('text/calendar');
    expect(await answer.text()).toContain('Through the Gap');
    const live = (await page.getByRole('link', { name: 'Apple or Outlook' }).getAttribute('href')) ?? '';
    expect(live).toMatch(/^webcal:\/\/.*\/api\/events\/calendar\.ics$/);
    const google = new URL((await page.getByRole('link', { name: 'Google Calendar' }).getAttribute('href')) ?? '');
    expect([google.host, google.searchParams.get('cid')]).toEqual(['calendar.google.com', live]);
  });

  test('request nothing again that came with the page', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => /\/api\/events\//.test(request.url()) && requests.push(request.url()));
    await page.goto('/events', { waitUntil: 'networkidle' });
    expect(requests).toEqual([]);
    await details(page, conference).first().click();
    await expect(window(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(window(page)).toHaveCount(0);
    expect(requests).toHaveLength(1);
  });

  test('are accessible, and look right', async ({ page }) => {
    await page.goto('/events');
    await expectNoAxeViolations(page);
    await takeShots(page, 'events');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.getByRole('tab', { name: 'Past Events' }).click();
    await expectNoAxeViolations(page);
    await takeShots(page, 'events-past-dark');
  });
});

test.describe('in New York', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('dates stay those of Palakkad', async ({ page }) => {
    const event = await find(/Malampuzha/);
    const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', timeZone: 'Asia/Kolkata' }).format(
      new Date(event.event_date),
    );
    await page.goto('/events');
    // 7:00 in the morning in Palakkad is the previous evening in New York.
    await expect(page.getByRole('listitem').filter({ hasText: 'Malampuzha' }).locator('time')).toHaveText(
      new RegExp(`, ${day} \\w+ \\d{4}, 7:00 am$`),
    );
    await details(page, /Malampuzha/).click();
    await expect(window(page).locator('time')).toContainText('7:00 am');
  });
});

test.describe('the gallery of a past event', () => {
  test('requests posters when it opens, holds them while it is open, and drops them', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => /\/posters\/$/.test(request.url()) && requests.push(request.url()));
    await page.goto('/events');
    await page.getByRole('tab', { name: 'Past Events' }).click();
    expect(requests).toHaveLength(0);
    const button = page.getByRole('button', { name: /Posters of Draw it/ });
    await button.click();
    await expect(window(page).getByRole('img')).toHaveCount(2);
    expect(requests).toHaveLength(1);
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await expect(window(page)).toHaveCount(0);
    await expect(button).toBeFocused();
    await button.click();
    await expect(window(page).getByRole('img')).toHaveCount(2);
    expect(requests).toHaveLength(2);
  });

  test('shows that it loads, and that the list is empty', async ({ page }) => {
    const release = await holdCall(page, '/posters/');
    await page.goto('/events');
    await page.getByRole('tab', { name: 'Past Events' }).click();
    await page.getByRole('button', { name: /Posters of Area secretaries/ }).click();
    await expect(window(page).getByText('Loading posters...')).toBeVisible();
    release();
    await expect(window(page).getByText('No posters available for this event')).toBeVisible();
  });

  test.describe('when its own file cannot be fetched', () => {
    test.use({ allow: [/Failed to load resource|poster-gallery/] });
    test('the page stays as it is, and the next press tries again', async ({ page }) => {
      await page.route('**/assets/poster-gallery-*', (route) => route.abort());
      await page.goto('/events');
      await page.getByRole('tab', { name: 'Past Events' }).click();
      const button = page.getByRole('button', { name: /Posters of Draw it/ });
      const tried = page.waitForEvent('console', (message) => /could not be fetched/.test(message.text()));
      await button.click();
      await tried;
      await expect(page.getByRole('tab', { name: 'Past Events' })).toHaveAttribute('aria-selected', 'true');
      await page.unroute('**/assets/poster-gallery-*');
      await button.click();
      await expect(window(page).getByRole('img')).toHaveCount(2);
    });
  });

  test.describe('when they cannot be fetched', () => {
    test.use({ allow: [/503/] });
    test('shows none', async ({ page }) => {
      await page.route('**/posters/', (route) => route.fulfill({ status: 503, json: { detail: 'No.', code: 'no' } }));
      await page.goto('/events');
      await page.getByRole('tab', { name: 'Past Events' }).click();
      await page.getByRole('button', { name: /Posters of Draw it/ }).click();
      await expect(window(page).getByText('No posters available for this event')).toBeVisible();
    });
  });
});

test.describe('the window of an event', () => {
  test('opens over the lists at its own address, and closing leaves them as they were', async ({ page }) => {
    await page.goto('/events');
    await page.getByRole('tab', { name: 'Past Events' }).click();
    const link = details(page, /Why walls crack/);
    await link.scrollIntoViewIfNeeded();
    const top = await page.evaluate(() => scrollY);
    await link.click();
    await expect(page).toHaveURL(/\/events\/event\/\d+$/);
    await expect(page).toHaveTitle(/^Why walls crack/);
    await expect(window(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/events\?tab=past$/);
    await expect(window(page)).toHaveCount(0);
    await expect(page.getByRole('tab', { name: 'Past Events' })).toHaveAttribute('aria-selected', 'true');
    await expect(link).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(top);
    await link.click();
    // Back comes too early while the step is in progress.
    await expect(window(page)).toBeVisible();
    // Behind the window the lists stay as they are.
    await expect(page.getByRole('tab', { name: 'Past Events', includeHidden: true })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.goBack();
    await expect(window(page)).toHaveCount(0);
    await expect(link).toBeFocused();
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Past Events' })).toHaveAttribute('aria-selected', 'true');
    await page.goBack();
    await expect(page.getByRole('tab', { name: 'Upcoming' })).toHaveAttribute('aria-selected', 'true');
  });

  test('printed, the event is all that is on paper', async ({ page }) => {
    const { id } = await find(conference);
    await page.goto(`/events/event/${id}`);
    await expect(window(page).getByRole('button', { name: 'Close' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(window(page).getByRole('heading', { name: conference })).toBeVisible();
    await expect(window(page).getByRole('img').first()).toBeVisible();
    await expect(window(page).getByText(`/events/event/${id}`)).toBeVisible();
    for (const name of ['Next poster', 'Close', 'Share Event'])
      await expect(window(page).getByRole('button', { name })).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeHidden();
    const cut = await window(page).evaluate((dialog) =>
      [dialog, ...dialog.children].some((part) => part.scrollHeight > part.clientHeight + 2),
    );
    expect(cut, 'nothing is cut off').toBe(false);
    await takeShots(page, 'event-print', [794]);
  });

  test('closed, it is gone from the history: the next Back leads on', async ({ page }) => {
    await page.goto('/contact');
    await page.getByRole('banner').getByRole('link', { name: 'Events' }).click();
    await details(page, conference).first().click();
    // The page behind it doesn't move.
    await expect(window(page)).toBeFocused();
    const top = await page.evaluate(() => scrollY);
    await page.mouse.move(5, 400);
    await page.mouse.wheel(0, 600);
    await window(page).getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(/\/events$/);
    expect(await page.evaluate(() => scrollY)).toBe(top);
    await page.goBack();
    await expect(page).toHaveURL(/\/contact$/);
  });

  test.describe('when it cannot be had', () => {
    test.use({ allow: [/503/] });

    test('shows that it loads, then what went wrong, and Retry brings it', async ({ page }) => {
      const { id } = await find(conference);
      const release = await holdCall(page, '/api/events/**', { status: 503, body: '<h1>Bad gateway</h1>' });
      await page.goto('/contact');
      // Reaches it from outside the lists, which have loaded the event already.
      await page.evaluate((path) => {
        history.pushState({}, '', path);
        dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      }, `/events/event/${id}`);
      await expect(window(page).locator('[aria-busy="true"]')).toBeVisible();
      release();
      await expect(window(page).getByText('Error Loading Events')).toBeVisible();
      await expect(window(page).getByText('Server error: 503')).toBeVisible();
      await page.unroute('**/api/events/**');
      await window(page).getByRole('button', { name: 'Retry' }).click();
      await expect(window(page).getByRole('heading', { level: 2 })).toHaveText(conference);
    });
  });

  test('shows everything that the event has', async ({ page }) => {
    await page.goto('/events');
    await details(page, conference).first().click();
    const dialog = window(page);
    await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(conference);
    await expect(dialog.getByText('Conference', { exact: true })).toBeVisible();
    await expect(dialog.locator('time')).toHaveText(/^\w+day, \d+ \w+ \d{4}9:30 am$/);
    await expect(dialog.getByRole('link', { name: 'View on Map' })).toHaveAttribute(
      'href',
      /query=Town%20Hall%2C%20Palakkad$/,
    );
    await expect(dialog.getByRole('link', { name: /^Link \d/ })).toHaveCount(3);
    await expect(dialog.getByRole('link', { name: /^Link 3/ })).toHaveAttribute(
      'href',
      'https://conference.example/travel',
    );
    await expect(dialog.getByRole('link', { name: 'Visit Website' })).toHaveAttribute(
      'href',
      'https://conference.example/',
    );
    await expect(dialog.getByText('4 posters available')).toBeVisible();
    await expect(dialog.getByText('10:00 Opening by the President')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
      'href',
      /^\/api\/events\/\d+\/event\.ics$/,
    );
    await expectNoAxeViolations(page);
  });

  test('shows when the event has no links and no website', async ({ page }) => {
    await page.goto('/events');
    await details(page, /Malampuzha/).click();
    await expect(window(page).getByText('No links available')).toBeVisible();
    await expect(window(page).getByRole('link', { name: 'Visit Website' })).toHaveCount(0);
    await expect(window(page).getByText('0 posters available')).toBeVisible();
  });

  test('keeps the focus inside', async ({ page }) => {
    await page.goto(`/events/event/${(await find(conference)).id}`);
    await expect(window(page)).toBeFocused();
    for (let press = 0; press < 25; press += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => !document.activeElement?.closest('header, footer'))).toBe(true);
    }
  });
});

test.describe('the posters', () => {
  const place = (page: Page) => window(page).getByText(/\d \/ \d/);
  const open = async (page: Page) => {
    const { id } = await find(conference);
    await page.clock.install();
    await page.goto(`/events/event/${id}`);
    await expect(window(page)).toBeFocused();
  };

  test('change every five seconds, by arrow keys, and by dots', async ({ page }) => {
    await open(page);
    await expect(place(page)).toHaveText(/1 \/ 4/);
    await page.clock.runFor(5100);
    await expect(place(page)).toHaveText(/2 \/ 4/);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(place(page)).toHaveText(/4 \/ 4/);
    await page.keyboard.press('ArrowRight');
    await expect(place(page)).toHaveText(/1 \/ 4/);
    await window(page).getByRole('button', { name: 'Show poster 3' }).click();
    await expect(place(page)).toHaveText(/3 \/ 4/);
    await expect(window(page).getByRole('img', { name: 'Poster 3 of 4' })).toBeVisible();
  });

  test('stand still when asked to, and for readers who asked for less motion', async ({ page }) => {
    await open(page);
    await window(page).getByRole('button', { name: 'Pause' }).click();
    await page.clock.runFor(20_000);
    await expect(place(page)).toHaveText(/1 \/ 4/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await expect(window(page)).toBeFocused();
    await page.clock.runFor(20_000);
    await expect(place(page)).toHaveText(/1 \/ 4/);
    await window(page).getByRole('button', { name: 'Play' }).click();
    await page.clock.runFor(5100);
    await expect(place(page)).toHaveText(/2 \/ 4/);
  });
});

test.describe('Share Event', () => {
  const share = async (page: Page) => {
    await page.goto(`/events/event/${(await find(conference)).id}`);
    await window(page).getByRole('button', { name: 'Share Event' }).click();
  };

  test('uses the device’s own sheet', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.share = async (data) => {
        document.title = JSON.stringify(data);
      };
    });
    await share(page);
    await expect(page).toHaveTitle(/"url":"http:.*\/events\/event\/\d+"/);
  });

  test('copies details and link where the device has none', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await share(page);
    await expect(page.getByText('Event details and link copied to clipboard!')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^Through the Gap[\s\S]*Town Hall, Palakkad\nhttp:.*\/events\/event\/\d+$/,
    );
  });

  test('copies the link alone when that fails', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: undefined });
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await share(page);
    await expect(page.getByText('Basic event link copied to clipboard!')).toBeVisible();
  });

  test('asks the reader to copy it as the last resort', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: undefined });
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.execCommand = () => false;
    });
    const dialog = page.waitForEvent('dialog');
    const shared = share(page);
    const prompt = await dialog;
    expect(prompt.message()).toBe('Unable to copy automatically');
    expect(prompt.defaultValue()).toMatch(/\/events\/event\/\d+$/);
    await prompt.dismiss();
    await shared;
  });
});

test.describe('an event opened directly', () => {
  test('is in the HTML with what search engines and previews want', async ({ request }) => {
    const { id } = await find(conference);
    const html = await (await request.get(`/events/event/${id}`)).text();
    expect(html).toMatch(/<title>Through the Gap: annual conference of licensed engineers \| Palakkad/);
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="http://[^"]+/events/event/${id}"`));
    const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1];
    expect(picture).toMatch(/\/media\/events\/.*social\.jpg$/);
    const social = await request.get(new URL(picture!).pathname);
    expect((await social.body()).length).toBeLessThan(300 * 1024);
    const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}') as Record<
      string,
      unknown
    >;
    expect(data).toMatchObject({ '@type': 'Event', location: { name: 'Town Hall, Palakkad' } });
    expect(data.startDate).toMatch(/T09:30:00\.000\+05:30$/);
    expect(html).toContain('10:00 Opening by the President');
  });

  test('shows its window from the first paint on: nothing moves', async ({ page }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value } = entry as PerformanceEntry & { value: number };
          const root = document.documentElement;
          root.dataset.shift = String(Number(root.dataset.shift ?? 0) + value);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(`/events/event/${(await find(conference)).id}`, { waitUntil: 'networkidle' });
    await expect(window(page)).toBeFocused();
    expect(Number((await page.locator('html').getAttribute('data-shift')) ?? 0)).toBeLessThan(0.02);
    await window(page).getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(/\/events$/);
    await expect(page.getByRole('tab', { name: /^Upcoming/ })).toBeVisible();
  });

  test('an unknown id leads to /events, by redirect', async ({ page, request }) => {
    for (const id of ['99999', 'abc', '0', '99999999999']) {
      const answer = await request.get(`/events/event/${id}`, { maxRedirects: 0 });
      expect([answer.status(), answer.headers().location]).toEqual([302, '/events']);
    }
    await page.goto('/events/event/99999');
    await expect(page).toHaveURL(/\/events$/);
  });

  test('looks right', async ({ page }) => {
    await page.goto(`/events/event/${(await find(conference)).id}`);
    await expect(window(page)).toBeFocused();
    await expectNoAxeViolations(page);
    await takeShots(page, 'event');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allow: [/^csp GET .*\/assets\//] });

  test('both lists are in the HTML', async ({ page }) => {
    await page.goto('/events');
    await expect(page.getByRole('heading', { name: /^Upcoming \(\d+\)$/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Past Events \(\d+\)$/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: /Paper carries/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: /Why walls crack/ })).toBeVisible();
  });

  test('an event is part of its page and can be read to its end', async ({ page }) => {
    await page.goto('/events');
    await details(page, conference).first().click();
    await expect(page.getByRole('heading', { name: conference })).toBeVisible();
    await expect(page.getByText('Members vote with their membership card.')).toBeVisible();
    await page.getByText('Members vote with their membership card.').scrollIntoViewIfNeeded();
    await expect(page.getByRole('img', { name: 'Poster 4 of 4' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Share Event' })).toBeHidden();
    await page.getByRole('link', { name: 'All events' }).click();
    await expect(page).toHaveURL(/\/events$/);
  });
});

test.describe('when events cannot be fetched', () => {
  test.use({ allow: [/\/api\/events\/|404.*\/contact-us/] });

  test('the page shows the error’s text, and Retry reloads it', async ({ page }) => {
    await page.route('**/api/events/upcoming/', (route) =>
      route.fulfill({ status: 503, json: { detail: 'The database is away.', code: 'down' } }),
    );
    await page.goto('/contact-us');
    await page.getByRole('banner').getByRole('link', { name: 'Events' }).click();
    await expect(page.getByRole('alert')).toContainText('Error Loading Events');
    await expect(page.getByRole('alert')).toContainText('The database is away.');
    await expectNoAxeViolations(page);
    await page.unroute('**/api/events/upcoming/');
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Retry' }).click();
    await reloaded;
    await expect(page.getByRole('tab', { name: /^Upcoming/ })).toBeVisible();
  });

  test('while they are on their way it shows that it is busy', async ({ page }) => {
    const release = await holdCall(page, '/api/events/upcoming/');
    await page.goto('/contact-us');
    await page.getByRole('banner').getByRole('link', { name: 'Events' }).click();
    await expect(page.getByText('Loading events')).toBeAttached();
    release();
    await expect(page.getByRole('tab', { name: /^Upcoming/ })).toBeVisible();
  });
});

test('a site without events shows that, and shows the first event as soon as it is entered', async ({
  page,
  ownServer,
}) => {
  const server = await ownServer(emptyServer);
  await page.goto(`${server.url}/events`);
  await expect(page.getByText('No Upcoming Events')).toBeVisible();
  await page.getByRole('tab', { name: 'Past Events (0)' }).click();
  await expect(page.getByText('No Past Events')).toBeVisible();
  await expect(page.locator('dl > div').filter({ hasText: 'Last Updated' })).toContainText('N/A');
  await expectNoAxeViolations(page);
  // The redirect must end as soon as such an event exists.
  expect((await fetch(`${server.url}/events/event/1`, { redirect: 'manual' })).status).toBe(302);
  const make = await office(server);
  const title = 'Slabs </script><b>&amp;';
  const created = await make('create/', {
    title,
    description: 'x',
    event_date: '2099-01-05T00:00',
    location: 'Palakkad',
  });
  const html = await (await fetch(`${server.url}/events/event/${created.id}`, { redirect: 'manual' })).text();
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
  expect(JSON.parse(data)).toMatchObject({ name: title, startDate: '2099-01-05' });
  await page.goto(`${server.url}/events/event/${created.id}`);
  await expect(window(page).getByRole('heading', { level: 2 })).toHaveText(title);
});

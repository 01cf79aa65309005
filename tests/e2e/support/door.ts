import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { callApi } from './people';
import { passwords, type Server } from './server';
import { people } from './session';

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const anyCode = () => Array.from({ length: 20 }, () => letters[randomInt(32)]).join('');

/** An event with registration, and what is done with it. */
interface Event {
  server: Server;
  id: number;
  office(method: string, path: string, body?: object): Promise<{ status: number; body: Record<string, never> }>;
  /** Registers a person with guests, some of whom eat meat; returns the code of the ticket. */
  come(who: string, guests?: number, meat?: number): Promise<string>;
  /** Makes a pass; returns its address. */
  pass(gate: string): Promise<{ id: number; address: string; token: string }>;
}

export const tokenOf = async (server: Server, who: string) => {
  const login = { email_or_member_id: who, password: who === people.superuser ? passwords.superuser : passwords.demo };
  const { status, body } = await callApi(server, 'POST', '/api/auth/login/', login);
  if (status !== 200) throw new Error(`${who} could not log in: ${status} ${JSON.stringify(body)}`);
  return body.token as unknown as string;
};

/** Makes an event that begins in two hours, with registration. */
export async function newEvent(server: Server): Promise<Event> {
  const clerk = await tokenOf(server, people.admin);
  const office: Event['office'] = (method, path, body) => callApi(server, method, `/api/events/${path}`, body, clerk);
  const when = new Date(Date.now() + 2 * 3_600_000).toISOString();
  const event = { title: 'Convention of engineers', description: 'D', event_date: when, location: 'Town Hall' };
  const id = (await office('POST', 'create/', event)).body.id as unknown as number;
  await office('PUT', `${id}/registration/settings/`, { capacity: 200, guests_max: 4 });
  return {
    server,
    id,
    office,
    come: async (who, guests = 0, meat = 0) => {
      const form = { guests, diets: Array.from({ length: guests + 1 }, (_, at) => (at < meat ? 'non_veg' : 'veg')) };
      const path = `/api/events/${id}/registration/`;
      const { body } = await callApi(server, 'PUT', path, form, await tokenOf(server, who));
      return body.code as unknown as string;
    },
    pass: async (gate) => {
      const { body } = await office('POST', `${id}/passes/`, { gate });
      const { id: passId, url, token } = body as unknown as { id: number; url: string; token: string };
      return { id: passId, address: server.url + url, token };
    },
  };
}

/** Types as a scanner does: faster than people, and Enter. */
export const scan = (page: Page, ...codes: string[]) =>
  page.evaluate((all) => {
    for (const code of all)
      for (const key of [...code, 'Enter'])
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  }, codes);

export const verdict = (page: Page) => page.locator('[data-result]');
export const waiting = (page: Page, count: number) =>
  expect(
    page.locator('header').getByText(count === 1 ? '1 scan waiting to be sent' : `${count} scans waiting to be sent`),
  ).toBeVisible();
export const allSent = (page: Page) => expect(page.getByText('Nothing waits to be sent')).toBeVisible();
export const hasList = (page: Page) => expect(page.getByText(/^List of/)).toBeVisible();

export async function openDoor(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hasList(page);
}

/** Records people who are not registered. */
export async function walkIn(page: Page, name: string, count = 1): Promise<void> {
  const part = page.locator('details', { hasText: 'For people who are not registered' });
  if ((await part.getAttribute('open')) === null) await part.locator('summary').click();
  await part.getByLabel('Name').fill(name);
  await part.getByLabel('People').fill(String(count));
  await part.getByRole('button', { name: 'Record and let in' }).click();
  await expect(verdict(page).getByText(name)).toBeVisible();
}

export const walkIns = async ({ office, id }: Event) =>
  (await office('GET', `${id}/registration/statistics/`)).body.walk_ins as unknown as number;
export const inside = async ({ office, id }: Event) =>
  (await office('GET', `${id}/registration/statistics/`)).body.came as unknown as number;

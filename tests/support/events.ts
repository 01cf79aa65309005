import { randomUUID } from 'node:crypto';
import { HOUR_MS, toIso } from '../../src/shared/dates';
import type { Method, TestApp } from './app';

interface Caller {
  token: string;
}

/** Returns what the office, members and doors do with the registration of events; `clerk` is of the office. */
export function eventCalls(site: TestApp, clerk: Caller) {
  const office = (method: Method, path: string, body?: object) =>
    site.call(method, `/api/events/${path}`, { token: clerk.token, ...(body && { body }) });
  const inHours = (hours: number) => toIso(new Date(site.clock.now().getTime() + hours * HOUR_MS));
  const callOwn = (who: Caller, event: number, method: 'GET' | 'PUT' | 'DELETE', body?: object) =>
    site.call(method, `/api/events/${event}/registration/`, { token: who.token, ...(body && { body }) });
  return {
    office,
    inHours,
    callOwn,
    /** Creates an event with registration that begins in so many hours; returns its id. */
    openEvent: async (hours: number, settings: object, more: object = {}): Promise<number> => {
      const event = { title: 'Convention', description: 'D', event_date: inHours(hours), location: 'L', ...more };
      const { id } = (await office('POST', 'create/', event)).body;
      const opened = await office('PUT', `${id}/registration/settings/`, { guests_max: 4, ...settings });
      if (opened.status !== 200) throw new Error(JSON.stringify(opened.body));
      return id;
    },
    /** Registers a person with guests. */
    come: (who: Caller, event: number, guests = 0) =>
      callOwn(who, event, 'PUT', { guests, diets: Array.from({ length: guests + 1 }, () => 'veg') }),
    stateOf: async (who: Caller, event: number) => (await callOwn(who, event, 'GET')).body.registration,
    /** Makes the pass of a gate. */
    pass: async (event: number, gate: string) => (await office('POST', `${event}/passes/`, { gate })).body,
    /** Sends scans of a door, each with an id and the present moment unless it has its own. */
    scan: (event: number, token: string, ...scans: object[]) =>
      site.call('POST', `/api/events/${event}/door/scans/`, {
        headers: { authorization: `Door ${token}` },
        body: { now: inHours(0), scans: scans.map((item) => ({ scan_id: randomUUID(), wall: inHours(0), ...item })) },
      }),
  };
}

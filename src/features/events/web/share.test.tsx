import { beforeEach, expect, test, vi } from 'vitest';
import type { Event } from '../contract';
import { shareEvent } from './share';

const event = {
  title: 'Slabs',
  event_date: '2026-11-28T10:00:00.000+05:30',
  has_time: true,
  location: 'Town Hall',
} as Event;
const url = 'https://committee.example/events/event/7';
const written = vi.fn<(text: string) => Promise<void>>();
const sharing = (share: (() => Promise<void>) | undefined) => {
  vi.stubGlobal('navigator', { share, clipboard: { writeText: written } });
  return shareEvent(event, url, document.body);
};

beforeEach(() => {
  written.mockReset();
  written.mockResolvedValue();
});

test.each(['AbortError', 'InvalidStateError'])(
  'the device’s sheet closed, or open already (%s), is an answer: nothing is copied',
  async (name) => {
    expect(await sharing(() => Promise.reject(new DOMException('', name)))).toBeNull();
    expect(written).not.toHaveBeenCalled();
  },
);

test('without a sheet the details go to the clipboard', async () => {
  expect(await sharing(undefined)).toBe('Event details and link copied to clipboard!');
  expect(written.mock.calls).toEqual([[`Slabs\nSat, 28 Nov 2026, 10:00 am\nTown Hall\n${url}`]]);
});

test('a device that refuses the details may accept the link alone', async () => {
  written.mockRejectedValueOnce(new Error('no'));
  expect(await sharing(() => Promise.reject(new DOMException('', 'NotAllowedError')))).toBe(
    'Basic event link copied to clipboard!',
  );
  expect(written).toHaveBeenLastCalledWith(url);
});

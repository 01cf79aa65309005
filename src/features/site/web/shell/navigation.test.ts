import { describe, expect, test } from 'vitest';
import { actions, isActive, isFor, labelOf, loggedIn, pages, type Person } from './navigation';

const labels = (person: Person) => pages.filter((entry) => isFor(entry, person)).map((entry) => entry.label);
const buttons = (person: Person) =>
  actions.filter((entry) => isFor(entry, person)).map(({ label, to }) => `${label} ${to}`);
const everybodys = ['Home', 'About', 'Events', 'Advertise', 'Contact'];
const members = ['Home', 'About', 'Members', 'Events', 'Resources', 'Community', 'Advertise', 'Contact'];

describe('who sees what', () => {
  test.each<[Person, string[], string[]]>([
    ['visitor', everybodys, ['Log in /login', 'Join Us /join']],
    ['user', everybodys, ['Dashboard /dashboard']],
    ['member', members, ['Dashboard /member/dashboard']],
    ['area_admin', members, ['Dashboard /area-admin/dashboard']],
    ['staff', members, ['Admin Dashboard /app/admin/dashboard']],
  ])('%s', (person, links, expectedButtons) => {
    expect(labels(person)).toEqual(links);
    expect(buttons(person)).toEqual(expectedButtons);
    expect(loggedIn.includes(person)).toBe(person !== 'visitor');
  });
});

describe('the active link', () => {
  test.each([
    ['/', '/', true],
    ['/', '/about', false],
    ['/about', '/about', true],
    ['/events', '/events/event/3', true],
    ['/events', '/eventsX', false],
    ['/members', '/', false],
  ])('%s on %s: %s', (to, pathname, active) => expect(isActive(to, pathname)).toBe(active));
});

describe('the unanswered count', () => {
  const community = { to: '/community', label: 'Community' } as const;
  test('stands in brackets when above zero', () => expect(labelOf(community, 4)).toBe('Community (4)'));
  test.each([0, undefined])('is left out when %s', (count) => expect(labelOf(community, count)).toBe('Community'));
  test('is the community link’s alone', () => expect(labelOf({ to: '/', label: 'Home' }, 4)).toBe('Home'));
});

import { describe, expect, test } from 'vitest';
import type { Caller } from '~/shared/access';
import { seenBy, viewerOf, type Person, type Viewer } from './seen';

const person: Person = {
  id: 57,
  firstName: 'Asha',
  lastName: 'Menon',
  username: 'builder',
  email: 'asha.menon@example.test',
  phone: '9447012345',
  photo: null,
  areaId: 3,
  hidePhone: false,
  hideEmail: false,
};
const viewers: Record<string, Viewer> = {
  office: 'office',
  'own area admin': { areaId: 3 },
  'admin of a former area': { areaId: 4 },
  member: 'member',
  visitor: 'visitor',
};
const seesHidden = ['office', 'own area admin'];

/** Usernames, and which of the two they disclose. */
const usernames: [username: string, discloses: 'phone' | 'email' | 'either' | 'none'][] = [
  ['builder', 'none'],
  ['Asha Menon', 'email'],
  ['asha.menon', 'email'],
  ['ASHA.MENON', 'email'],
  ['asha.menon2', 'email'],
  ['ashamenon', 'email'],
  ['asha.menonite', 'none'],
  ['x asha.menon@example.test', 'either'],
  ['9447012345', 'either'],
  ['+91 94470-12345', 'either'],
  ['asha 9447012345', 'phone'],
  // A number from before the phone was changed.
  ['9000000001', 'either'],
];
const switches = [false, true].flatMap((hidePhone) => [false, true].map((hideEmail) => ({ hidePhone, hideEmail })));
const named = ['Asha Menon', ''] as const;

const matrix = Object.entries(viewers).flatMap(([viewerName, viewer]) =>
  switches.flatMap((hiding) =>
    usernames.flatMap(([username, discloses]) =>
      named.map((name) => ({ viewerName, viewer, ...hiding, username, discloses, name })),
    ),
  ),
);

test.each(matrix)(
  '$viewerName, phone hidden $hidePhone, e-mail hidden $hideEmail: "$username", named "$name"',
  ({ viewerName, viewer, hidePhone, hideEmail, username, discloses, name }) => {
    const [firstName = '', lastName = ''] = name.split(' ');
    const seen = seenBy(viewer, { ...person, hidePhone, hideEmail, username, firstName, lastName });
    const isAll = seesHidden.includes(viewerName);
    const isVisitor = viewerName === 'visitor';
    expect([seen.phone, seen.email]).toEqual([
      isVisitor || (hidePhone && !isAll) ? null : person.phone,
      isVisitor || (hideEmail && !isAll) ? null : person.email,
    ]);
    const isTold =
      discloses === 'either' ||
      (discloses === 'phone' && (hidePhone || isVisitor)) ||
      (discloses === 'email' && hideEmail);
    const shown = isTold && !isAll ? 'member57' : username;
    expect([seen.username, seen.fullName, `${seen.firstName} ${seen.lastName}`.trim()]).toEqual([
      shown,
      name || shown,
      name || shown,
    ]);
  },
);

test('a name that is the hidden number gives way to the username, and an address with it is not shown', () => {
  const seen = seenBy('member', {
    ...person,
    firstName: '94470',
    lastName: '12345',
    email: 'x9447012345@example.test',
    hidePhone: true,
  });
  expect(seen).toMatchObject({ fullName: 'builder', firstName: 'builder', lastName: '', email: null });
});

test('a person without a phone hides nothing by it', () => {
  expect(seenBy('member', { ...person, phone: null, hidePhone: true })).toMatchObject({
    phone: null,
    username: 'builder',
    fullName: 'Asha Menon',
  });
});

test('an address without letters before the @ hides no other username', () => {
  expect(seenBy('member', { ...person, email: '__@example.test', hideEmail: true }).username).toBe('builder');
  expect(seenBy('member', { ...person, email: '__@example.test', username: '__2', hideEmail: true }).username).toBe(
    'member57',
  );
});

test('visitors get no photo', () => {
  const photo = { version: 'v' } as unknown as Person['photo'];
  expect([seenBy('member', { ...person, photo }).photo, seenBy('visitor', { ...person, photo }).photo]).toEqual([
    photo,
    null,
  ]);
});

describe('the viewer that a caller is', () => {
  const member: Caller = {
    id: 1,
    name: '',
    isMember: true,
    isAreaAdmin: false,
    isStaff: false,
    isSuperuser: false,
    duties: [],
    areaId: 3,
    provedUntil: null,
    overdue: false,
  };
  test.each<[string, Caller | null, Viewer]>([
    ['a visitor', null, 'visitor'],
    ['a member', member, 'member'],
    ['a moderator', { ...member, duties: ['moderator'] }, 'member'],
    ['an area admin', { ...member, isAreaAdmin: true }, { areaId: 3 }],
    ['an area admin without an area', { ...member, isAreaAdmin: true, areaId: null }, 'member'],
    ['staff', { ...member, isStaff: true }, 'office'],
    ['a superuser', { ...member, isMember: false, isSuperuser: true }, 'office'],
  ])('%s', (_, caller, viewer) => expect(viewerOf(caller)).toEqual(viewer));
});

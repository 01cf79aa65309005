// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetDraft, readDraft, saveDraft } from './draft';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('what was typed comes back, with the step and what was completed', () => {
  saveDraft({ values: { full_name: 'അനിൽ 🙂', pin: '678001', dob: '' }, step: 1, completed: [0] });
  expect(readDraft()).toEqual({ values: { full_name: 'അനിൽ 🙂', pin: '678001' }, step: 1, completed: [0] });
});

test('passwords and photo are never stored, the Aadhaar number as long as the tab', () => {
  const photo = new File(['x'], 'me.jpg', { type: 'image/jpeg' });
  const values = {
    full_name: 'A',
    password: 'geheim-1',
    confirm_password: 'geheim-1',
    aadhaar: '123412341234',
    passport_photo: photo,
  };
  saveDraft({ values, step: 0, completed: [] });
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/geheim|1234|photo/);
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/geheim|photo/);
  expect(readDraft()?.values).toEqual({ full_name: 'A', aadhaar: '123412341234' });
  sessionStorage.clear();
  expect(readDraft()?.values).toEqual({ full_name: 'A' });
});

test('the Aadhaar number alone is a draft too, and goes with it', () => {
  saveDraft({ values: { aadhaar: '123412341234' }, step: 2, completed: [0, 1] });
  expect(readDraft()).toEqual({ values: { aadhaar: '123412341234' }, step: 2, completed: [0, 1] });
  forgetDraft();
  expect(sessionStorage).toHaveLength(0);
});

test('nothing typed is no draft, and takes an older one away', () => {
  saveDraft({ values: { email: 'a@b.cd' }, step: 0, completed: [] });
  saveDraft({ values: { email: '' }, step: 2, completed: [] });
  expect(localStorage).toHaveLength(0);
  expect(readDraft()).toBeNull();
});

test('it is forgotten on demand, and after a week', () => {
  const now = Date.now();
  const day = 24 * 60 * 60 * 1000;
  saveDraft({ values: { email: 'a@b.cd' }, step: 0, completed: [] }, now);
  expect(readDraft(now + 6 * day)).not.toBeNull();
  expect(readDraft(now + 8 * day)).toBeNull();
  expect(localStorage).toHaveLength(0);
  saveDraft({ values: { email: 'a@b.cd' }, step: 0, completed: [] });
  forgetDraft();
  expect(readDraft()).toBeNull();
});

test.each([
  '{',
  'null',
  '7',
  '"x"',
  '{"savedAt":9e15}',
  '{"savedAt":9e15,"values":7}',
  '{"savedAt":9e15,"values":{"email":{}}}',
])('other content of the storage is no draft: %s', (text) => {
  localStorage.setItem('membershipApplication', text);
  expect(readDraft()).toBeNull();
});

test('a step that is none becomes the first', () => {
  localStorage.setItem(
    'membershipApplication',
    '{"savedAt":9e15,"values":{"email":"a@b.cd"},"step":7,"completed":[1,"2",9,null]}',
  );
  expect(readDraft()).toEqual({ values: { email: 'a@b.cd' }, step: 0, completed: [1] });
});

test('blocked storage stores nothing and breaks nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => saveDraft({ values: { email: 'a@b.cd' }, step: 0, completed: [] })).not.toThrow();
  vi.restoreAllMocks();
});

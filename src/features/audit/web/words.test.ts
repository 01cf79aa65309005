import { expect, test } from 'vitest';
import { auditWords } from '~/routes/audit-words';
import { createWords, readable } from './words';

const { actionLabel, fieldLabel, kindLabel, kinds } = createWords(auditWords);

test.each([
  ['user.approve', 'Person approved'],
  ['user.aadhaar_reveal', 'Aadhaar number viewed'],
  ['user.revoke_approval', 'Approval withdrawn'],
  ['category.create', 'Shop category created'],
  ['ad.renew', 'Ad renewed'],
  ['community.flag.keep', 'Flagged post kept'],
  ['notice.best_sent', 'Notice best sent'],
  ['odd', 'Odd'],
])('%s reads %s', (action, label) => {
  expect(actionLabel(action)).toBe(label);
});

test('every action of the filter has words of its own', () => {
  for (const [kind, { one, verbs }] of Object.entries(kinds)) {
    for (const verb of verbs) expect(actionLabel(`${kind}.${verb}`)).not.toBe(`${one} ${readable(verb).toLowerCase()}`);
  }
});

test.each([
  ['licenseNo', 'Licence number'],
  ['residentialAddress', 'Residential address'],
  ['contact_number', 'Contact number'],
])('the field %s reads %s', (name, label) => {
  expect(fieldLabel(name)).toBe(label);
});

test('a kind without words is shown by its own name', () => expect(kindLabel('board_flag')).toBe('Board flag'));

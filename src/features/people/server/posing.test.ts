import { expect, test } from 'vitest';
import { standardNames } from '~/features/site/server/standard-names';
import type { Role } from '~/shared/access';
import * as posing from './posing';

const names = standardNames('en');
const isOfficeName = (name: string) => posing.isOfficeName(name, names);
const poses = (name: string, role: Role) => posing.poses(name, role, names);

test.each([
  'Site Superuser',
  'SITE SUPERUSER',
  'Superuser',
  'super-user',
  'Super  Admin',
  'S u p e r u s e r',
  'Superuser.',
  'The Administrator',
  'Administrator',
  'Sangham Office',
  'District Office',
  'District Committee',
  'FLES Palakkad',
  'FLES Palakkad Rajan',
  'Official',
  'Palakkad District Committee',
  'Federation of Licensed Engineers and Supervisors',
  'Helpdesk',
  'Help Desk',
  'Support Team',
  'Site Admin',
  'Site Administrator Rajan',
  'District Office Palakkad',
  'സൂപ്പർ യൂസർ',
  'പാലക്കാട് ഓഫീസ്',
  'Ѕіtе Ѕuреruѕеr',
  'Site S\u200buperuser',
  'Sitе Supеruser',
  '𝐒𝐢𝐭𝐞 𝐒𝐮𝐩𝐞𝐫𝐮𝐬𝐞𝐫',
  'Ｓｉｔｅ Ａｄｍｉｎ',
  'Site 5uperu5er',
  'Síté Sùperuser',
  'Site\u00adSuperuser',
  'sɪᴛᴇ ꜱᴜᴘᴇʀᴜꜱᴇʀ',
])('%s is the office, for an applicant and for a member', (name) => {
  expect(isOfficeName(name)).toBe(true);
  expect(poses(name, 'member')).toBe(true);
});

test.each([
  'Second Superuser',
  'Area Admin',
  'Rajan (President)',
  'K. Rajan, Joint Secretary',
  'Admin',
  'Adm1n',
  'Adrnin',
  'Admin2',
  'Аdmin',
  'Staff Member',
  'ADMIN User',
  'Treasurer Rasheed',
  'Registrar',
  'Committee Member',
  'Rajan SuperUser',
  'Mega Administrators',
  'A D M I N',
  'അഡ്മിൻ രാജൻ',
  'സെക്രട്ടറി',
  'അഡ്മിന്\u200d',
  'admın',
])('no person can take the name %s', (name) => expect(poses(name, 'member')).toBe(true));

test.each([
  'Anil Kumar Menon',
  'Adminath',
  'K. Adminath',
  'P. K. S. Nair',
  'Stafford Thomas',
  'Joseph Officer',
  'Sekretari',
  'Superna Devi',
  'Suresh Superan',
  'Roote Admirer',
  'Test User',
  'Simple User',
  'New Name',
  'Updated Name',
  'Member One',
  'Plain Member',
  'Visitor',
  'A B',
  'Person Number3',
  'Aju',
  'അനിൽ മേനോൻ',
  'മീര',
  'Anitha Palakkad',
  'Sangamitra',
  'Kerala Varma',
  'State Rajan',
  'Desk Help',
  '<script>alert(1)</script>',
  "'; drop table users; --",
  '🙂',
  '...',
  'Mary Superintendent',
])('%s is a name', (name) => expect([isOfficeName(name), poses(name, 'member')]).toEqual([false, false]));

test.each([
  'Area Admin',
  'Unit Admin',
  'Admin User',
  'Staff Member',
  'Staff Admin',
  'Test Superuser',
  'Second Superuser',
  'Superuser 3',
  'admin',
  'Registrar',
  'Treasurer',
  'Office Admin',
  'test_superuser',
  'President Kumar',
  'area_admin1',
])('an applicant may be called %s until a superuser reads it', (name) => expect(isOfficeName(name)).toBe(false));

test('a title is free to its holder, and nothing is refused to a superuser', () => {
  expect([
    poses('Area Admin', 'area_admin'),
    poses('Area Admin Chittur', 'unit_admin'),
    poses('Office Staff', 'admin'),
  ]).toEqual([false, false, false]);
  expect([
    poses('Site Admin', 'area_admin'),
    poses('Secretary', 'area_admin'),
    poses('Site Superuser', 'admin'),
  ]).toEqual([true, true, true]);
  expect(poses('Site Superuser', 'superuser')).toBe(false);
});

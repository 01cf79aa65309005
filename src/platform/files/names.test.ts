import { expect, test } from 'vitest';
import { fileSlug, shownName, withExtension } from './names';

test('a name is its last part, without what could deceive', () => {
  expect(shownName('C:\\site\\plan.pdf', 'x')).toBe('plan.pdf');
  expect(shownName('../../etc/passwd', 'x')).toBe('passwd');
  expect(shownName('fdp\u202egpj.exe', 'x')).toBe('fdpgpj.exe');
  expect(shownName('\u0000', 'document')).toBe('document');
});

test('a long name is not cut through the middle of an emoji, and holds no half of one', () => {
  expect(shownName(`${'a'.repeat(199)}😀.jpg`, 'x')).toBe(`${'a'.repeat(199)}😀`);
  expect(shownName('a\ud83db.jpg', 'x')).toBe('ab.jpg');
});

test('the extension is the one its bytes ask for', () => {
  expect([withExtension('report.exe', 'pdf'), withExtension('a.JPEG', 'jpg'), withExtension('note', 'txt')]).toEqual([
    'report.exe.pdf',
    'a.JPEG',
    'note.txt',
  ]);
  expect([fileSlug('Site Safety – Rules.pdf', 'pdf'), fileSlug('മഴ.txt', 'txt')]).toEqual([
    'site-safety-rules.pdf',
    'document.txt',
  ]);
});

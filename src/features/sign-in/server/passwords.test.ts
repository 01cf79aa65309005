import { expect, test } from 'vitest';
import { hashPassword } from './passwords';

test('two hundred wait for their turn; the next one is refused for now, and has a turn later', async () => {
  const asked = await Promise.allSettled(Array.from({ length: 210 }, () => hashPassword('a password')));
  const refused = asked.filter((one) => one.status === 'rejected').map(({ reason }) => reason as unknown);
  expect(refused).toHaveLength(8);
  for (const reason of refused)
    expect(reason).toMatchObject({ status: 503, code: 'busy', headers: { 'Retry-After': '5' } });
  await expect(hashPassword('a password')).resolves.toMatch(/^\$argon2id\$/);
});

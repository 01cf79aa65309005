import { expectTurnedAway, people } from './session';
import { test } from './test';

/** Adds the test that a screen of the office turns away a visitor and a member. */
export function testWhoEnters(screen: string): void {
  test.describe('who may enter', () => {
    test.use({ allow: [/401/] });
    test('a visitor goes to /login, a member to /', async ({ page }) => {
      await expectTurnedAway(page, screen, [people.member], '/');
    });
  });
}

import { describe, expect, it } from 'vitest';
import { phonePattern } from './phone';

describe('tenDigits', () => {
  it.each(['9847012345', '+91 98470 12345', '0 98470-12345', '91 9847012345', '0091 98470 12345'])(
    'takes %s for the ten digits it is',
    (text) => expect(phonePattern(text)).toBe('9847012345'),
  );

  it.each([
    ['9147012345', '9147012345'],
    ['0914701234', '0914701234'],
    ['98470 1234', '984701234'],
    ['1 98470 12345', '19847012345'],
    ['no number', ''],
  ])('leaves %s to be judged by its length', (text, digits) => expect(phonePattern(text)).toBe(digits));
});

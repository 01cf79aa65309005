import { expect, test } from 'vitest';
import { hoursInWords } from './rules';
import { both } from './texts/both';

test.each([
  ['09:00-17:00', '9:00 AM to 5:00 PM', 'രാവിലെ 9:00 – വൈകിട്ട് 5:00'],
  ['10:00-14:00', '10:00 AM to 2:00 PM', 'രാവിലെ 10:00 – ഉച്ചയ്ക്ക് 2:00'],
  ['00:30-12:05', '12:30 AM to 12:05 PM', 'പുലർച്ചെ 12:30 – ഉച്ചയ്ക്ക് 12:05'],
  ['16:00-20:45', '4:00 PM to 8:45 PM', 'വൈകിട്ട് 4:00 – രാത്രി 8:45'],
  ['closed', 'Closed', 'അവധി'],
])('the hours %s are written as people read them', (value, english, malayalam) => {
  expect(hoursInWords(value, both.en)).toBe(english);
  expect(hoursInWords(value, both.ml)).toBe(malayalam);
});

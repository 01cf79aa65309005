import { z } from 'zod';
import { fillText } from '~/shared/fill-text';
import { phonePattern } from '~/shared/phone';
import { closedDay, positionOf, type SettingKind } from '~/shared/site-settings';
import { line, prose } from '~/shared/text';
import type { Localized } from '~/shared/language';
import { both as commonTexts } from '~/shared/texts/both';
import { both } from './texts/both';

/** As much of a setting as its check takes; `standard` is its text in the code. */
export interface Checked {
  kind: SettingKind;
  most: number;
  choices?: readonly string[];
  mayBeEmpty?: true;
  standard: string;
}

/** A value as it is stored, or the text of what is wrong with it. */
export type Verdict = { value: string } | { fault: Localized };

/**
 * Checks a value of a setting, and returns it as it is stored: trimmed, a telephone number with single blanks. Empty
 * values are faults: null restores the standard text.
 */
export function checkValue(setting: Checked, typed: string): Verdict {
  const schema = setting.kind === 'prose' ? prose(setting.most) : line(setting.most);
  const parsed = schema.safeParse(typed);
  if (!parsed.success) {
    const isLong = typed.trim().length > setting.most;
    return {
      fault: (language) => {
        const { atMostCharacters, controlCharacters } = commonTexts[language];
        return isLong ? fillText(atMostCharacters, { max: setting.most }) : controlCharacters;
      },
    };
  }
  const value = parsed.data;
  if (value === '' && setting.mayBeEmpty) return { value };
  if (value === '') return { fault: (language) => both[language].needed };
  return checks[setting.kind](value, setting);
}

const checks: Record<SettingKind, (value: string, setting: Checked) => Verdict> = {
  line: checkPlaces,
  prose: checkPlaces,
  phone: (value) => {
    const written = value.replace(/\s+/g, ' ');
    const isNumber = /^\+?[\d ()-]+$/.test(written) && /^(?:\d{10}|1[89]00\d{6,7})$/.test(phonePattern(written));
    return isNumber ? { value: written } : { fault: (language) => both[language].badPhone };
  },
  email: (value) => {
    if (!z.email().safeParse(value).success) return { fault: (language) => both[language].badEmail };
    return value.toLowerCase().endsWith('.example') ? { fault: (language) => both[language].exampleEmail } : { value };
  },
  hours: (value) => {
    if (value === closedDay) return { value };
    const [from, to] = /^((?:[01]\d|2[0-3]):[0-5]\d)-((?:[01]\d|2[0-3]):[0-5]\d)$/.exec(value)?.slice(1) ?? [];
    if (from === undefined || to === undefined) return { fault: (language) => both[language].badHours };
    return from < to ? { value } : { fault: (language) => both[language].hoursBackwards };
  },
  year: (value) => {
    const isYear = /^(?:1[89]|20)\d\d$/.test(value);
    return isYear ? { value } : { fault: (language) => both[language].badYear };
  },
  position: (value) => {
    const [north, east] = positionOf(value) ?? [];
    if (north === undefined || east === undefined) return { fault: (language) => both[language].badPosition };
    return { value: `${north}, ${east}` };
  },
  prefix: (value) => (/^[A-Z]{2,6}$/.test(value) ? { value } : { fault: (language) => both[language].badPrefix }),
  picture: () => ({ fault: (language) => both[language].uploadNeeded }),
  choice: (value, { choices = [] }) =>
    choices.includes(value) ? { value } : { fault: (language) => both[language].badChoice },
};

/** Returns the places of a text that the site fills in, `{name}`, in the order of the alphabet. */
const placesOf = (text: string) => [...new Set(text.match(/\{[^{}]*\}/g))].sort();

/** A text has the places of the standard text, and no other. */
function checkPlaces(value: string, { standard }: Checked): Verdict {
  const places = placesOf(standard);
  if (placesOf(value).join() === places.join()) return { value };
  return {
    fault: (language) =>
      places.length > 0
        ? fillText(both[language].badPlaceholders, { places: places.join(', ') })
        : both[language].placeless,
  };
}

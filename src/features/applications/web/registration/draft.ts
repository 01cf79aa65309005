import { DAY_MS } from '~/shared/dates';
import { steps, type Application } from './application';
import { draftKey } from './has-draft';

/** Life of a draft in ms: it holds personal data that others at the same computer must not find next month. */
const LIFE_MS = 7 * DAY_MS;

/** The Aadhaar number lives as long as the tab: through a reload, but never until next week on a shared computer. */
const tabKey = `${draftKey}.aadhaar`;

/** Never stored for a week: passwords, the number, and the photo. */
const secret = ['password', 'confirm_password', 'aadhaar', 'passport_photo'];
const storedNames = steps.flatMap(({ fields }) => [...fields]).filter((name) => !secret.includes(name));

/** A begun application, as this browser stores it. */
export interface Draft {
  values: Partial<Application>;
  step: number;
  completed: number[];
}

interface Stored extends Draft {
  savedAt: number;
}

/** Stores a draft where the browser permits it; a form without a typed value deletes it. */
export function saveDraft({ values, step, completed }: Draft, now = Date.now()): void {
  const texts = pick(values);
  const { aadhaar } = values;
  if (Object.keys(texts).length === 0 && !aadhaar) return forgetDraft();
  safely(() => (aadhaar ? sessionStorage.setItem(tabKey, aadhaar) : sessionStorage.removeItem(tabKey)));
  const stored: Stored = { values: texts, step, completed, savedAt: now };
  safely(() => localStorage.setItem(draftKey, JSON.stringify(stored)));
}

/** Returns the stored draft; null without one, after its week, or for any other content of the storage. */
export function readDraft(now = Date.now()): Draft | null {
  const stored = safely(() => JSON.parse(localStorage.getItem(draftKey) ?? 'null') as Partial<Stored> | null);
  if (typeof stored !== 'object' || !stored?.savedAt) return null;
  if (!(now - stored.savedAt < LIFE_MS)) {
    forgetDraft();
    return null;
  }
  const aadhaar = safely(() => sessionStorage.getItem(tabKey));
  const values = { ...pick(typeof stored.values === 'object' ? stored.values : {}), ...(aadhaar && { aadhaar }) };
  if (Object.keys(values).length === 0) return null;
  const isStep = (index: unknown): index is number => typeof index === 'number' && index in steps;
  return {
    values,
    step: isStep(stored.step) ? stored.step : 0,
    completed: Array.isArray(stored.completed) ? stored.completed.filter(isStep) : [],
  };
}

export function forgetDraft(): void {
  safely(() => localStorage.removeItem(draftKey));
  safely(() => sessionStorage.removeItem(tabKey));
}

/** Returns the filled text fields that may be stored for a week. */
function pick(values: Partial<Application> | null): Partial<Application> {
  const entries = storedNames.map((name) => [name, (values ?? {})[name]] as const);
  return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string' && value !== ''));
}

function safely<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

import { steps, type Application } from './application';
import { draftKey } from './has-draft';

/** A draft holds what strangers at the same computer need not find next month. */
const LIFE_MS = 7 * 24 * 60 * 60 * 1000;

/** The number that identifies a person lives as long as the tab: through a reload, but never on a shared computer next week. */
const tabKey = `${draftKey}.aadhaar`;

/** Never kept for a week: secrets, the number, and the photo. */
const secret = ['password', 'confirm_password', 'aadhaar', 'passport_photo'];
const kept = steps.flatMap(({ fields }) => [...fields]).filter((name) => !secret.includes(name));

/** An application somebody began, as it is kept in this browser. */
export interface Draft {
  values: Partial<Application>;
  step: number;
  completed: number[];
}

interface Stored extends Draft {
  savedAt: number;
}

/** Keeps it, where the browser lets us. Nothing typed: nothing kept. */
export function saveDraft({ values, step, completed }: Draft, now = Date.now()): void {
  const texts = pick(values);
  const { aadhaar } = values;
  if (Object.keys(texts).length === 0 && !aadhaar) return forgetDraft();
  safely(() => (aadhaar ? sessionStorage.setItem(tabKey, aadhaar) : sessionStorage.removeItem(tabKey)));
  const stored: Stored = { values: texts, step, completed, savedAt: now };
  safely(() => localStorage.setItem(draftKey, JSON.stringify(stored)));
}

/** What was kept, or null. Whatever the storage holds, this is a draft or nothing. */
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

/** The filled texts of the fields that may be kept for a week. */
function pick(values: Partial<Application> | null): Partial<Application> {
  const entries = kept.map((name) => [name, (values ?? {})[name]] as const);
  return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string' && value !== ''));
}

function safely<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

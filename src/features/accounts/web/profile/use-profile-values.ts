import { useState } from 'react';
import type { User } from '../../contract';
import { changesOf, valuesOf, type FormErrors, type FormValues } from './form';

/** What is typed into a form of a person's profile, and what it was when the form opened. */
export function useProfileValues(user: User) {
  const [{ opened, openedAt }, setBasis] = useState(() => basisOf(user));
  const [values, setValues] = useState(opened);
  const [photo, setPhoto] = useState<File | null>(null);
  const [errors, setErrors] = useState<FormErrors>({});

  const change = (name: keyof FormValues, value: string) => {
    setErrors((now) => ({ ...now, [name]: undefined }));
    // Another area has other units (spec, section 4).
    setValues((now) => ({ ...now, [name]: value, ...(name === 'area' && value !== now.area && { unit: '' }) }));
  };

  const changePhoto = (file: File | null, problem: string | null) => {
    setPhoto(file);
    setErrors((now) => ({ ...now, passport_photo: problem ?? undefined }));
  };

  /** Goes on from the record as it is now; what was typed and is not saved yet stays, unless it is to be dropped. */
  const rebase = (now: User, { keep }: { keep: boolean }) => {
    const next = basisOf(now);
    setValues({ ...next.opened, ...(keep && changesOf(values, opened)) });
    setBasis(next);
  };

  /** Whether there is something that closing the form would lose. */
  const typed = photo !== null || Object.keys(changesOf(values, opened)).length > 0;

  return { values, errors, photo, typed, opened, openedAt, setErrors, change, changePhoto, rebase };
}

const basisOf = (user: User) => ({ opened: valuesOf(user), openedAt: user.updated_at });

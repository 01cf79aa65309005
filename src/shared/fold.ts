// Accents of Latin letters only: in Malayalam, the combining signs are vowels.
const ACCENTS = /[\u0300-\u036f]/g;

/** A text as searches compare it: without case and accents. */
export const fold = (text: string) => text.normalize('NFD').replace(ACCENTS, '').toLowerCase();

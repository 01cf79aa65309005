// Accents of Latin letters only: in Malayalam the combining signs are the vowels.
const ACCENTS = /[\u0300-\u036f]/g;

/** How names are compared in a search: without case and accents. */
export const fold = (text: string) => text.normalize('NFD').replace(ACCENTS, '').toLowerCase();

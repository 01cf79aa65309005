/** Replaces half a character, as a cut through an emoji leaves it: UTF-8 cannot encode it, and jsonb rejects it. */
export const wellFormed = (value: string): string => value.replace(/\p{Surrogate}/gu, '\ufffd');

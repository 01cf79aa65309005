/** The words that a search looks for, every one of them; without any it finds everyone. */
export function searchWords(text: string): string[] {
  const typed = text.trim();
  // A phone number as people write it: 94470 12345, +91-94470-12345.
  if (/^\+?[\d\s()-]{6,}$/.test(typed)) return [typed.replace(/\D/g, '').replace(/^(?:91|0)(?=\d{10}$)/, '')];
  return typed.split(/\s+/).filter(Boolean);
}

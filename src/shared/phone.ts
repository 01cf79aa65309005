/**
 * Returns the ten digits of an Indian phone number, however it is written: spaces and hyphens, the country's +91 or
 * 0091, the leading 0 of a trunk call (`+91 98470 12345`, `098470-12345`). Of anything else all its digits, for the
 * caller to refuse.
 */
export const phonePattern = (text: string): string => text.replace(/\D/g, '').replace(/^(?:0{0,2}91|0)(?=\d{10}$)/, '');

/**
 * Amounts in words, as receipts have them (docs/product/dues.md, "Receipts"): rupees in the Indian system with lakh and
 * crore.
 */

const units =
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen \
Eighteen Nineteen'.split(/\s+/);
const tens = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];

function belowHundred(number: number): string {
  if (number < 20) return units[number]!;
  const rest = number % 10;
  return tens[Math.floor(number / 10)]! + (rest > 0 ? `-${units[rest]}` : '');
}

/** Splits a number into crores, lakhs, thousands, hundreds and the rest. */
const parts = (number: number) => ({
  crores: Math.floor(number / 10_000_000),
  lakhs: Math.floor(number / 100_000) % 100,
  thousands: Math.floor(number / 1000) % 100,
  hundreds: Math.floor(number / 100) % 10,
  rest: number % 100,
});

/** Returns a whole number in English words. */
export function inEnglish(number: number): string {
  const { crores, lakhs, thousands, hundreds, rest } = parts(number);
  const words = [
    crores > 0 && `${inEnglish(crores)} Crore`,
    lakhs > 0 && `${belowHundred(lakhs)} Lakh`,
    thousands > 0 && `${belowHundred(thousands)} Thousand`,
    hundreds > 0 && `${units[hundreds]} Hundred`,
    rest > 0 && belowHundred(rest),
  ].filter((word) => word !== false);
  return words.join(' ') || units[0]!;
}

const mlUnits = 'പൂജ്യം ഒന്ന് രണ്ട് മൂന്ന് നാല് അഞ്ച് ആറ് ഏഴ് എട്ട് ഒൻപത് പത്ത് പതിനൊന്ന് പന്ത്രണ്ട് പതിമൂന്ന് പതിനാല് പതിനഞ്ച് \
പതിനാറ് പതിനേഴ് പതിനെട്ട് പത്തൊൻപത്'.split(/\s+/);
const mlTens = ['', '', 'ഇരുപത്', 'മുപ്പത്', 'നാല്പത്', 'അൻപത്', 'അറുപത്', 'എഴുപത്', 'എൺപത്', 'തൊണ്ണൂറ്'];
/** The units as they follow a ten, whose ending becomes `ത്തി` (of ninety `റ്റി`): `ഇരുപത്തിയൊന്ന്`. */
const mlAfterTen = ['', 'യൊന്ന്', 'രണ്ട്', 'മൂന്ന്', 'നാല്', 'യഞ്ച്', 'യാറ്', 'യേഴ്', 'യെട്ട്', 'യൊൻപത്'];
const mlHundreds = ['', 'നൂറ്', 'ഇരുനൂറ്', 'മുന്നൂറ്', 'നാനൂറ്', 'അഞ്ഞൂറ്', 'അറുനൂറ്', 'എഴുനൂറ്', 'എണ്ണൂറ്', 'തൊള്ളായിരം'];

function mlBelowHundred(number: number): string {
  if (number < 20) return mlUnits[number]!;
  const ten = mlTens[Math.floor(number / 10)]!;
  const rest = number % 10;
  if (rest === 0) return ten;
  const joined = ten.endsWith('റ്') ? `${ten.slice(0, -2)}റ്റി` : `${ten.slice(0, -2)}ത്തി`;
  return joined + mlAfterTen[rest]!;
}

/** Thousands: `രണ്ടായിരം`; of what ends in ten or nine `പതിനായിരം`, `ഒൻപതിനായിരം`. */
function mlThousands(number: number): string {
  if (number === 1) return 'ആയിരം';
  const word = mlBelowHundred(number);
  if (number === 3) return 'മൂവായിരം';
  if (number === 5) return 'അയ്യായിരം';
  if (number === 8) return 'എണ്ണായിരം';
  if (word.endsWith('പത്ത്')) return `${word.slice(0, -3)}ിനായിരം`;
  if (word.endsWith('പത്')) return `${word.slice(0, -1)}ിനായിരം`;
  return `${word.slice(0, -1)}ായിരം`;
}

/** Returns a word as it stands before a smaller part: `നൂറ്റി`, `ആയിരത്തി`, `ലക്ഷത്തി`. */
function mlJoined(word: string): string {
  if (word.endsWith('റ്')) return `${word.slice(0, -2)}റ്റി`;
  if (word.endsWith('ം')) return `${word.slice(0, -1)}ത്തി`;
  return word;
}

const mlOf = (number: number) => (number === 1 ? 'ഒരു' : inMalayalam(number));

/** Returns a whole number in Malayalam words. */
export function inMalayalam(number: number): string {
  const { crores, lakhs, thousands, hundreds, rest } = parts(number);
  const words = [
    crores > 0 && `${mlOf(crores)} കോടി`,
    lakhs > 0 && `${mlOf(lakhs)} ലക്ഷം`,
    thousands > 0 && mlThousands(thousands),
    hundreds > 0 && mlHundreds[hundreds]!,
    rest > 0 && mlBelowHundred(rest),
  ].filter((word) => word !== false);
  if (words.length === 0) return mlUnits[0]!;
  return words.map((word, index) => (index < words.length - 1 ? mlJoined(word) : word)).join(' ');
}

/** Returns an amount in paise in the words of both languages. */
export function amountInWords(paise: number): { en: string; ml: string } {
  const [rupees, rest] = [Math.floor(Math.abs(paise) / 100), Math.abs(paise) % 100];
  const minus = paise < 0 ? { en: 'Minus ', ml: 'മൈനസ് ' } : { en: '', ml: '' };
  const [rupee, paisa] = [rupees === 1 ? 'Rupee' : 'Rupees', rest === 1 ? 'Paisa' : 'Paise'];
  const rupeesMl = `${rupees === 1 ? 'ഒരു' : inMalayalam(rupees)} രൂപ`;
  return {
    en: minus.en + `${rupee} ${inEnglish(rupees)}${rest > 0 ? ` and ${inEnglish(rest)} ${paisa}` : ''} Only`,
    ml: minus.ml + `${rupeesMl}${rest > 0 ? `യും ${rest === 1 ? 'ഒരു' : inMalayalam(rest)} പൈസയും` : ''} മാത്രം`,
  };
}

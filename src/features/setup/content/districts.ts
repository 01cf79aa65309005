import type { District } from '../contract';

/*
 * The fourteen districts of Kerala from north to south. Malayalam inflects a name, and these end in different ways, so
 * each has its forms: "in …" (locative) and "of …" (the adjective before a noun).
 */

type Forms = [name: string, ml: string, inMl: string, ofMl: string];

const rows: readonly Forms[] = [
  ['Kasaragod', 'കാസർകോട്', 'കാസർകോട്ട്', 'കാസർകോട്ടെ'],
  ['Kannur', 'കണ്ണൂർ', 'കണ്ണൂരിൽ', 'കണ്ണൂരിലെ'],
  ['Wayanad', 'വയനാട്', 'വയനാട്ടിൽ', 'വയനാട്ടിലെ'],
  ['Kozhikode', 'കോഴിക്കോട്', 'കോഴിക്കോട്ട്', 'കോഴിക്കോട്ടെ'],
  ['Malappuram', 'മലപ്പുറം', 'മലപ്പുറത്ത്', 'മലപ്പുറത്തെ'],
  ['Palakkad', 'പാലക്കാട്', 'പാലക്കാട്ട്', 'പാലക്കാട്ടെ'],
  ['Thrissur', 'തൃശ്ശൂർ', 'തൃശ്ശൂരിൽ', 'തൃശ്ശൂരിലെ'],
  ['Ernakulam', 'എറണാകുളം', 'എറണാകുളത്ത്', 'എറണാകുളത്തെ'],
  ['Idukki', 'ഇടുക്കി', 'ഇടുക്കിയിൽ', 'ഇടുക്കിയിലെ'],
  ['Kottayam', 'കോട്ടയം', 'കോട്ടയത്ത്', 'കോട്ടയത്തെ'],
  ['Alappuzha', 'ആലപ്പുഴ', 'ആലപ്പുഴയിൽ', 'ആലപ്പുഴയിലെ'],
  ['Pathanamthitta', 'പത്തനംതിട്ട', 'പത്തനംതിട്ടയിൽ', 'പത്തനംതിട്ടയിലെ'],
  ['Kollam', 'കൊല്ലം', 'കൊല്ലത്ത്', 'കൊല്ലത്തെ'],
  ['Thiruvananthapuram', 'തിരുവനന്തപുരം', 'തിരുവനന്തപുരത്ത്', 'തിരുവനന്തപുരത്തെ'],
];

/** The districts with the forms of their names, as the settings of the same keys have them. */
export const districts: readonly District[] = rows.map(([name, ml, inMl, ofMl]) => ({
  key: name.toLowerCase(),
  name,
  name_ml: ml,
  district_in: `in ${name}`,
  district_in_ml: inMl,
  district_of: `of ${name}`,
  district_of_ml: ofMl,
}));

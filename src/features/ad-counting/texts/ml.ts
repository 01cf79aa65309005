/* What people read about the counting of ads (docs/product/ad-counting.md). */

/** What the figures mean, by version; 0 is the demo data. A published text is never changed. */
export const definitions = [
  'ഡെമോ വിവരം: ഈ എണ്ണങ്ങൾ സാങ്കൽപ്പികമാണ്, ഒന്നും എണ്ണിയതല്ല.',
  'കാണിച്ചത്: പേജ് തുറന്നപ്പോൾ പരസ്യം വന്നു. അളന്നത്: കണ്ടോ എന്ന് ഞങ്ങൾക്ക് അറിയാൻ കഴിഞ്ഞു. കണ്ടത്: ചിത്രം തെളിഞ്ഞു, ' +
    'തുറന്നിരിക്കുന്ന ടാബിൽ അതിന്റെ പകുതിയെങ്കിലും, സൈറ്റിന്റെ മറ്റൊന്നും മറയ്ക്കാതെ, ഇടവിടാതെ ഒരു സെക്കൻഡ് ഉണ്ടായിരുന്നു; ' +
    'വീഡിയോ ആണെങ്കിൽ രണ്ട് സെക്കൻഡ് ഓടി. ഓരോന്നും ഒരു പരസ്യത്തിന് ഒരു പേജ് സന്ദർശനത്തിൽ ഒരു തവണ മാത്രം എണ്ണും. ' +
    'കോൾ, വാട്സാപ്, വെബ്സൈറ്റ്, മാപ്പ്, വിവരങ്ങൾ: പരസ്യം കാണിച്ചശേഷം ബട്ടൺ അമർത്തി, ഒരു സന്ദർശനത്തിൽ ഒരു തവണ; ' +
    'അതിനുശേഷം സംസാരിച്ചോ എന്ന് അറിയില്ല. ഒരു സന്ദർശനത്തിലെ എല്ലാം പരസ്യം ആദ്യം കാണിച്ച ദിവസത്തിലും സ്ഥലത്തിലും എണ്ണും. ' +
    'എണ്ണാത്തത്: റോബോട്ടുകൾ, ഓഫീസ്, സ്വന്തം എന്ന് അടയാളപ്പെടുത്തിയ ഉപകരണങ്ങൾ. അസാധു: വന്നെങ്കിലും എണ്ണാത്തത്, ' +
    'കാരണത്തോടെ: വ്യാജം, വൈകി, മറ്റൊരു ബ്രൗസറിൽനിന്ന് വീണ്ടും അയച്ചത്, ഒരു മണിക്കൂറിൽ ഒരു കണക്ഷനിൽനിന്നോ ' +
    'ഒരു വിലാസത്തിൽനിന്നോ വളരെയധികം സന്ദർശനങ്ങൾ.',
];

/** Refusals at fields. */
export const badTicket = 'ഇത് ടിക്കറ്റല്ല.';
export const badBatch = 'ബാച്ചിന് ഒരു UUID വേണം.';
export const badEvents = 'പരമാവധി 50 സംഭവങ്ങളുടെ പട്ടിക അയയ്ക്കുക.';
export const badChoice = 'പട്ടികയിൽനിന്ന് ഒന്ന് തിരഞ്ഞെടുക്കുക.';
export const badDay = 'ഒരു തീയതി നൽകുക, ഉദാഹരണം 2026-11-20.';
export const badCount = '0 അല്ലാത്ത ഒരു പൂർണ്ണസംഖ്യ നൽകുക.';
export const badPrice = 'പൂജ്യത്തിൽ കൂടുതലുള്ള തുക നൽകുക.';
export const reasonNeeded = 'കാരണം വേണം.';
export const dayInFuture = 'ഈ ദിവസം ഇനിയും വന്നിട്ടില്ല.';
export const daysReversed = 'അവസാന ദിവസം ആദ്യത്തേതിനു മുൻപാണ്.';
export const tooManyDays = 'ഒരു തവണ പരമാവധി {days} ദിവസം.';
export const adUnknown = 'ഈ പരസ്യം കണ്ടെത്താനായില്ല.';

/** The places of ads. */
export const placeNames = { carousel: 'വീഡിയോ കറൗസൽ', showcase: 'ചിത്രപ്രദർശനം', finder: 'ഷോപ്പ് ഫൈൻഡർ' } as const;

/** Why something was not counted. */
export const reasonNames = {
  forged: 'വ്യാജം',
  old: 'വൈകി',
  replayed: 'മറ്റൊരു ബ്രൗസറിൽനിന്ന് വീണ്ടും അയച്ചത്',
  network: 'ഒരു കണക്ഷനിൽനിന്ന് വളരെയധികം',
  address: 'ഒരു വിലാസത്തിൽനിന്ന് വളരെയധികം',
} as const;

/** Words of the audit log. */
export const audit = {
  days: 'പരസ്യത്തിന്റെ എണ്ണങ്ങൾ',
  corrected: 'തിരുത്തി',
  exported: 'എക്സ്പോർട്ട് ചെയ്തു',
  price: 'പരസ്യനിരയുടെ വില',
  prices: 'പരസ്യനിരകളുടെ വിലകൾ',
} as const;

/** The screen of an ad's figures. */
export const figures = 'ഒരു പരസ്യത്തിന്റെ കണക്കുകൾ';
export const adOf = '{shop}: {tier}, നമ്പർ {id}';
export const figuresLead = 'കഴിഞ്ഞ മുപ്പത് ദിവസം എണ്ണിയത്, ദിവസവും സ്ഥലവും തിരിച്ച്.';
export const figuresFailed = 'കണക്കുകൾ ലഭ്യമാക്കാനായില്ല.';
export const noViewsYet = 'ഇതുവരെ ആരും കണ്ടിട്ടില്ല.';
export const place = 'സ്ഥലം';
export const invalid = 'അസാധു';
export const corrections = 'തിരുത്തലുകൾ';
export const change = 'കൂടുതലോ കുറവോ';
export const reason = 'കാരണം';
export const kindNames = {
  shown: 'കാണിച്ചത്',
  measured: 'അളന്നത്',
  viewable: 'കണ്ടത്',
  call: 'വിളിക്കുക തൊട്ടു',
  whatsapp: 'WhatsApp തൊട്ടു',
  website: 'വെബ്സൈറ്റ് തൊട്ടു',
  map: 'മാപ്പ് തൊട്ടു',
  details: 'വിവരങ്ങൾ തുറന്നത്',
} as const;

/** The window of a correction. */
export const correctTitle = 'കണക്ക് തിരുത്തുക';
export const correctionMeans = 'എണ്ണിയത് അതേപടി തുടരും; തിരുത്തൽ അതിനോടൊപ്പം കാണിക്കും, കടയ്ക്കും.';
export const changeHint = 'എത്ര കൂടുതൽ; കുറയ്ക്കാൻ മുന്നിൽ മൈനസ്.';
export const correctionFailed = 'തിരുത്തൽ സേവ് ചെയ്യാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';

/** The prices of the tiers. */
export const prices = 'നിരക്കുകൾ';
export const pricesLead = 'ഓരോ തലത്തിലെ പരസ്യത്തിന്റെയും നിരക്ക്. പുതുക്കാൻ ആവശ്യപ്പെട്ട ദിവസത്തെ നിരക്ക് 14 ദിവസം ബാധകമാണ്.';
export const pricesFailed = 'നിരക്കുകൾ ലഭ്യമാക്കാനായില്ല.';
export const tier = 'ടിയർ';
export const priceToday = 'ഇന്നത്തെ നിരക്ക്';
export const entered = 'ഏതു ദിവസം മുതൽ';
export const noPrice = 'നിരക്കില്ല';
export const addPrice = 'പുതിയ നിരക്ക്';
export const priceMeans = 'ആ ദിവസം മുതൽ ബാധകം. ഒരേ ദിവസത്തേതിൽ അവസാനം നൽകിയ നിരക്കാണ് കണക്കാക്കുക.';
export const priceInRupees = 'നിരക്ക് രൂപയിൽ';
export const validFrom = 'ആദ്യ ദിവസം';
export const priceFailed = 'നിരക്ക് സേവ് ചെയ്യാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const backToRequests = 'പരസ്യദാതാക്കളുടെ അപേക്ഷകൾ';
export const taps = 'തൊട്ടത്';
export const sums = 'ആകെ';
export const byPlace = 'സ്ഥലം അനുസരിച്ച്';
export const dayByDay = 'ഓരോ ദിവസവും';
export const chart = {
  day: {
    title: 'ഒരു ദിവസം കണ്ടത്',
    label: '{first} മുതൽ {last} വരെ ഓരോ ദിവസവും പരസ്യങ്ങൾ എത്ര തവണ കണ്ടു, പരമാവധി {count} തവണ',
  },
  week: {
    title: 'ഒരു ആഴ്ച കണ്ടത്',
    label: '{first} മുതൽ {last} വരെ ഓരോ ആഴ്ചയും പരസ്യങ്ങൾ എത്ര തവണ കണ്ടു, പരമാവധി {count} തവണ',
  },
} as const;
export const mostInChart = 'പരമാവധി {count}';
export const notCounted = 'വന്നെങ്കിലും എണ്ണാത്തത്: {reasons}.';

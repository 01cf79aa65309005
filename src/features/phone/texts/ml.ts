// The page without a line

export const offlineTitle = 'കണക്ഷൻ ഇല്ല';
export const offlineLead = 'സൈറ്റ് ഇപ്പോൾ ലഭ്യമല്ല. നിങ്ങൾ കൂടെ എടുത്തവ ഇവിടെയുണ്ട്.';
export const offlinePages = 'കണക്ഷൻ ഇല്ലാതെയും തുറക്കുന്നവ';
export const offlineHome = 'ഹോം പേജ്';

// A new release

export const newVersion = 'പുതിയ പതിപ്പ് തയ്യാറാണ്';
export const update = 'പുതുക്കുക';
export const unsentFirst = 'ഇവിടെ അയയ്ക്കാത്ത ചിലതുണ്ട്. അത് അയയ്ക്കുകയോ ഉപേക്ഷിക്കുകയോ ചെയ്ത ശേഷം പുതുക്കുക.';

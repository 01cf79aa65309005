import type { Texts } from '~/shared/language';
import type * as en from './en';

// Messages of the calls
export const badSubscription = 'ഇത് ഒരു ബ്രൗസറിന്റെ സബ്സ്ക്രിപ്ഷൻ അല്ല.';
export const unknownService = 'ഈ ബ്രൗസറിന്റെ സേവനത്തിലൂടെ അറിയിപ്പുകൾ അയയ്ക്കാൻ കഴിയില്ല.';
export const deviceUnknown = 'ഈ ഉപകരണത്തിൽ അറിയിപ്പുകൾ നേരത്തേ ഓഫാണ്.';
export const notOnHere = 'ഈ ഉപകരണത്തിൽ അറിയിപ്പുകൾ ഓഫാണ്. ആദ്യം ഓണാക്കുക.';
export const testSent = 'ഒരു പരീക്ഷണ സന്ദേശം അയച്ചിട്ടുണ്ട്.';

// What a test shows on the lock screen
export const testTitle = 'ഇതൊരു പരീക്ഷണമാണ്';
export const testBody = 'ഈ ഉപകരണത്തിൽ അറിയിപ്പുകൾ എത്തുന്നുണ്ട്.';

// The audit log
export const audit: Texts<typeof en.audit> = {
  switchedOn: 'സ്വന്തം ഉപകരണത്തിലേക്കുള്ള അറിയിപ്പുകൾ ഓണാക്കി',
  switchedOff: 'സ്വന്തം ഉപകരണത്തിലേക്കുള്ള അറിയിപ്പുകൾ ഓഫാക്കി',
  keyChanged: 'പുഷ് സേവനങ്ങൾക്കുള്ള താക്കോൽ മാറ്റി',
};

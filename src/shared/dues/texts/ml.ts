export const badChoice = 'തിരിച്ചറിയാനാകാത്ത മൂല്യം.';
export const amount = 'തുക';
export const dueOnLabel = 'അവസാന തീയതി';
export const day = 'തീയതി';
export const goneHolder = 'ഇപ്പോൾ ഇല്ലാത്ത ഒരാൾ';
export const together = 'ഒന്നിച്ച്';
export const badDay = 'ശരിയായ തീയതി നൽകുക.';
export const badAmount = 'പൂജ്യത്തിൽ കൂടുതലുള്ള തുക നൽകുക.';
export const accountNames = {
  bank: 'ബാങ്ക്',
  cash: 'കാഷ്',
  dues: 'വരിസംഖ്യ',
  income: 'വരുമാനം',
  suspense: 'അറിയാത്തവർ അടച്ചത്',
  write_off: 'ഒഴിവാക്കി',
} as const;
export const fromDay = 'മുതൽ';
export const toDay = 'വരെ';

// What the server refuses, and says of what was done
export const wrongType = 'ഈ തരം ഫയൽ സ്വീകരിക്കില്ല. ദയവായി ചിത്രമോ PDF-ഓ ഡോക്യുമെന്റോ അപ്‌ലോഡ് ചെയ്യുക.';
export const brokenPicture = 'ഈ ചിത്രം തുറക്കാനായില്ല. ദയവായി മറ്റൊരു ഫയൽ ഉപയോഗിക്കുക.';
export const activeSvg =
  'ഈ ഡ്രോയിങ്ങിൽ സ്ക്രിപ്റ്റുകളോ പ്രവർത്തിക്കുന്ന ലിങ്കുകളോ ഉണ്ട്. ദയവായി അവയില്ലാതെ എക്സ്പോർട്ട് ചെയ്യുക, അല്ലെങ്കിൽ ചിത്രമായി അപ്‌ലോഡ് ചെയ്യുക.';
export const largeSvg = 'ഡ്രോയിങ് (SVG) പരമാവധി 2MB ആകാം. ദയവായി PDF ആയോ ചിത്രമായോ അപ്‌ലോഡ് ചെയ്യുക.';

// A post's file
export const openFile = '{name} തുറക്കുക';
export const loadFileFailed = 'ഈ ഫയൽ ലഭ്യമാക്കാനായില്ല.';
export const openInNewTab = 'പുതിയ ടാബിൽ തുറക്കുക';
export const openNamedInNewTab = '{name} പുതിയ ടാബിൽ തുറക്കുക';
export const otherKindOfFile = 'ഈ തരം ഫയൽ ഇവിടെ കാണിക്കാനാവില്ല. ഡൗൺലോഡ് ചെയ്ത് നിങ്ങളുടെ ഉപകരണത്തിൽ തുറക്കുക.';
export const pdfElsewhere = 'ഈ ഉപകരണം PDF ഫയലുകൾ മറ്റൊരു പ്രോഗ്രാമിലാണ് കാണിക്കുന്നത്. പുതിയ ടാബിൽ തുറക്കുക, അല്ലെങ്കിൽ ഡൗൺലോഡ് ചെയ്യുക.';

// The Resources page
export const pageTitle = 'റിസോഴ്സുകൾ | {committee}';
export const pageDescription =
  '{ofDistrict} എഞ്ചിനീയറിംഗ് ഡയറക്ടറി മറിച്ചു വായിക്കാം; സ്റ്റാൻഡേർഡുകൾ, സുരക്ഷാ ചെക്ക്‌ലിസ്റ്റുകൾ, ടെംപ്ലേറ്റുകൾ, ഗുണനിലവാര രജിസ്റ്ററുകൾ എന്നിവ ഡൗൺലോഡ് ചെയ്യാം.';
export const lead =
  'മറിച്ചു വായിക്കാവുന്ന എഞ്ചിനീയറിംഗ് ഡയറക്ടറിയും, ഞങ്ങളുടെ അംഗങ്ങൾ ജോലിയിൽ ഉപയോഗിക്കുന്ന സ്റ്റാൻഡേർഡുകളും ചെക്ക്‌ലിസ്റ്റുകളും ടെംപ്ലേറ്റുകളും.';
export const inFigures = 'റിസോഴ്സുകൾ കണക്കുകളിൽ';
export const totalDocuments = 'ആകെ ഡോക്യുമെന്റുകൾ';
export const directoryPages = 'ഡയറക്ടറിയുടെ പേജുകൾ';
export const archivedVersions = 'ആർക്കൈവിലെ പതിപ്പുകൾ';
export const directory = 'ഡയറക്ടറി';
export const documents = 'ഡോക്യുമെന്റുകൾ';
export const archives = 'ആർക്കൈവ്';
export const loading = 'റിസോഴ്സുകൾ ലോഡ് ചെയ്യുന്നു';
export const failedToLoad = 'റിസോഴ്സുകൾ ലഭ്യമാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const pages = { one: '{count} പേജ്', other: '{count} പേജുകൾ' } as const;
export const versionOf = 'പതിപ്പ് {version}';
export const uploadedOn = 'അപ്‌ലോഡ് ചെയ്തത്: {date}';
export const nameOpensInANewTab = '{name} (പുതിയ ടാബിൽ തുറക്കും)';

// The flipbook
export const newEdition = 'പുതിയ പതിപ്പ് എത്തി: {title}, {version}';
export const openIt = 'തുറക്കുക';
export const noDirectory = 'ഇപ്പോൾ എഞ്ചിനീയറിംഗ് ഡയറക്ടറി ലഭ്യമല്ല.';
export const noDirectoryYet = 'അടുത്ത പതിപ്പ് പുറത്തിറങ്ങിയാലുടൻ ഇവിടെ ലഭിക്കും.';
export const downloadPdf = 'PDF ഡൗൺലോഡ് ചെയ്യുക';
export const turningNeedsJavaScript = 'ഇവിടെ പേജുകൾ മറിക്കാൻ JavaScript വേണം. PDF-ൽ എല്ലാ പേജുകളും ഉണ്ട്.';
export const bookLabel = '{book}: പേജുകൾ മറിക്കാൻ ആരോ കീകൾ ഉപയോഗിക്കുക';
export const pagePicture = '{book}, പേജ് {page}';
export const pageFailed = 'പേജ് {page} ലഭ്യമാക്കാനായില്ല.';
export const page = 'പേജ്';
export const ofPages = '/ {count}';
export const pageOpen = 'പേജ് {page}, ആകെ {count}';
export const pagesOpen = 'പേജുകൾ {left}, {right}; ആകെ {count}';
export const fullPage = 'മുഴുവൻ പേജ്';

// Archives
export const viewArchives = 'ആർക്കൈവ് കാണുക';
export const earlierEditions = 'ഡയറക്ടറിയുടെ മുൻ പതിപ്പുകൾ.';
export const noArchivedVersions = 'ആർക്കൈവിൽ പതിപ്പുകളില്ല';
export const archivesExplained = 'പുതിയ പതിപ്പ് വരുമ്പോൾ അതിനു മുമ്പത്തേത് ഇവിടെ സൂക്ഷിക്കും.';
export const bookPdfOpensInANewTab = '{book} (PDF, പുതിയ ടാബിൽ തുറക്കും)';

// Documents
export const categoryNames = {
  Standards: 'സ്റ്റാൻഡേർഡുകൾ',
  Safety: 'സുരക്ഷ',
  Templates: 'ടെംപ്ലേറ്റുകൾ',
  Quality: 'ഗുണനിലവാരം',
} as const;
export const noDocuments = 'ഡോക്യുമെന്റുകൾ ലഭ്യമല്ല';
export const noDocumentsInCategory = '{category} വിഭാഗത്തിൽ ഡോക്യുമെന്റുകളില്ല.';
export const preview = 'കണ്ടുനോക്കുക';
export const slides = 'സ്ലൈഡുകൾ';
export const text = 'ടെക്സ്റ്റ്';
export const image = 'ചിത്രം';

// Manage Resources
export const flipbooks = 'ഫ്ലിപ്ബുക്കുകൾ';
export const failedToLoadFlipbooks = 'ഫ്ലിപ്ബുക്കുകൾ ലഭ്യമാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const failedToLoadDocuments = 'ഡോക്യുമെന്റുകൾ ലഭ്യമാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const openPdf = 'PDF തുറക്കുക';
export const flipbookDeleted = 'ഫ്ലിപ്ബുക്ക് ഇല്ലാതാക്കി';
export const failedToDeleteFlipbook = 'ഫ്ലിപ്ബുക്ക് ഇല്ലാതാക്കാനായില്ല';
export const documentDeleted = 'ഡോക്യുമെന്റ് ഇല്ലാതാക്കി';
export const failedToDeleteDocument = 'ഡോക്യുമെന്റ് ഇല്ലാതാക്കാനായില്ല';
export const deleteFlipbook = 'ഫ്ലിപ്ബുക്ക് ഇല്ലാതാക്കുക';
export const deleteFlipbookQuestion =
  '{title}, {version} ഇല്ലാതാക്കണമെന്ന് ഉറപ്പാണോ? അതിന്റെ PDF-ഉം പേജുകളും ഒപ്പം പോകും. ഇത് തിരിച്ചെടുക്കാനാവില്ല.';
export const deleteCurrentQuestion =
  '{title}, {version} ഇല്ലാതാക്കണമെന്ന് ഉറപ്പാണോ? അതിന്റെ PDF-ഉം പേജുകളും ഒപ്പം പോകും. ആർക്കൈവിലെ ഏറ്റവും പുതിയ പതിപ്പ് നിലവിലുള്ളതാകും. ഇത് തിരിച്ചെടുക്കാനാവില്ല.';
export const deleteDocument = 'ഡോക്യുമെന്റ് ഇല്ലാതാക്കുക';
export const deleteDocumentQuestion = '{name} ഇല്ലാതാക്കണമെന്ന് ഉറപ്പാണോ? ഇത് തിരിച്ചെടുക്കാനാവില്ല.';

// Flipbooks and their rendering
export const noFlipbooksYet = 'ഇതുവരെ ഫ്ലിപ്ബുക്കുകളില്ല';
export const uploadTheFirstFlipbook = 'ആദ്യത്തെ ഫ്ലിപ്ബുക്ക് അപ്‌ലോഡ് ചെയ്യുക';
export const flipbooksExplained = 'PDF-ൽ നിന്ന് അതിന്റെ പേജുകൾ ഇവിടെ സെർവറിൽ തയ്യാറാക്കും.';
export const inPreparation = 'തയ്യാറാകുന്നു';
export const current = 'നിലവിലുള്ളത്';
export const noneCurrent = 'ഒരു ഫ്ലിപ്ബുക്ക് പൂർത്തിയാകുന്നതുവരെ സന്ദർശകർക്ക് ഡയറക്ടറി കാണാനാവില്ല.';
export const couldNotBeRendered = 'ഈ PDF-ന്റെ പേജുകൾ തയ്യാറാക്കാനായില്ല';
export const waitingForItsTurn = 'ഊഴം കാത്തിരിക്കുന്നു';
export const renderingPages = 'പേജുകൾ തയ്യാറാക്കുന്നു';
export const pagesDone = '{count} പേജുകളിൽ {done}';
export const openingThePdf = 'PDF തുറക്കുന്നു';
export const wasRendered = '{title}, {version} തയ്യാറായി';
export const wasNotRendered = '{title}, {version} തയ്യാറാക്കാനായില്ല';

// Uploading a flipbook
export const uploadFlipbook = 'ഫ്ലിപ്ബുക്ക് അപ്‌ലോഡ് ചെയ്യുക';
export const flipbookUploaded = 'ഫ്ലിപ്ബുക്ക് അപ്‌ലോഡ് ചെയ്തു';
export const failedToUploadFlipbook = 'ഫ്ലിപ്ബുക്ക് അപ്‌ലോഡ് ചെയ്യാനായില്ല';
export const version = 'പതിപ്പ്';
export const versionHint = 'വായനക്കാർ കാണുന്ന രൂപത്തിൽ: 2026, രണ്ടാം പതിപ്പ് …';
export const pdf = 'PDF';
export const pdfHint = '100 MB-യും 500 പേജും വരെ. പൂർത്തിയായ ഏറ്റവും പുതിയ ഫ്ലിപ്ബുക്ക് നിലവിലുള്ളതാകും.';
export const titleIsRequired = 'തലക്കെട്ട് ആവശ്യമാണ്';
export const versionIsRequired = 'പതിപ്പ് ആവശ്യമാണ്';
export const pleaseSelectAPdfFile = 'ദയവായി ഒരു PDF ഫയൽ തിരഞ്ഞെടുക്കുക';
export const flipbookNotFound = 'ഈ ഫ്ലിപ്ബുക്ക് കണ്ടെത്താനായില്ല.';

// Uploading documents
export const uploadDocuments = 'ഡോക്യുമെന്റുകൾ അപ്‌ലോഡ് ചെയ്യുക';
export const documentsUploaded = '{count} ഡോക്യുമെന്റ് അപ്‌ലോഡ് ചെയ്തു';
export const documentsLeft = '{count} ഡോക്യുമെന്റ് അപ്‌ലോഡ് ചെയ്തില്ല';
export const failedToUploadDocuments = 'ഡോക്യുമെന്റുകൾ അപ്‌ലോഡ് ചെയ്യാനായില്ല';
export const filesHint = 'PDF, Word, Excel, PowerPoint, ടെക്സ്റ്റ്, CSV അല്ലെങ്കിൽ ചിത്രങ്ങൾ; ഓരോന്നും 100 MB വരെ.';
export const fileName = 'ഫയലിന്റെ പേര്';
export const fileNameHint = 'വായനക്കാർ കാണുന്ന പേര്. ഒഴിച്ചിട്ടാൽ ഫയലിന്റെ സ്വന്തം പേര് തന്നെയാകും.';
export const pleaseChooseACategory = 'ദയവായി വിഭാഗം തിരഞ്ഞെടുക്കുക.';
export const pleaseSelectAFile = 'ദയവായി ഫയൽ തിരഞ്ഞെടുക്കുക';
export const wrongType = 'ദയവായി PDF, Word, Excel, PowerPoint, ടെക്സ്റ്റ്, CSV അല്ലെങ്കിൽ ചിത്ര ഫയൽ തിരഞ്ഞെടുക്കുക.';
export const fileTooLarge = 'ഫയലിന്റെ വലുപ്പം പരമാവധി 100 MB ആകാം.';
export const filesTooLarge = 'ഫയലിന്റെ വലുപ്പം പരമാവധി 100 MB ആകാം: {names}';
export const documentNotFound = 'ഈ ഡോക്യുമെന്റ് കണ്ടെത്താനായില്ല.';

// Why a PDF could not be rendered
export const serverCouldNotRender = 'സെർവറിന് ഈ PDF-ന്റെ പേജുകൾ തയ്യാറാക്കാനായില്ല. ദയവായി ഇത് ഇല്ലാതാക്കി പിന്നീട് വീണ്ടും ശ്രമിക്കുക.';
export const pdfGone = 'PDF ഇപ്പോൾ അവിടെയില്ല. ദയവായി വീണ്ടും അപ്‌ലോഡ് ചെയ്യുക.';
export const pdfHasPassword = 'ഈ PDF-ന് പാസ്‌വേഡ് ഉണ്ട്. ദയവായി പാസ്‌വേഡ് ഇല്ലാതെ അപ്‌ലോഡ് ചെയ്യുക.';
export const pdfEncrypted = 'ഈ PDF വായിക്കാനാകാത്ത രീതിയിൽ എൻക്രിപ്റ്റ് ചെയ്തതാണ്.';
export const pdfBroken = 'ഈ PDF കേടായതാണ്; തുറക്കാനാവില്ല.';
export const pdfTooLarge = 'ഈ PDF വളരെ വലുതാണ്.';
export const pdfTooSlow = 'ഈ PDF-ന്റെ പേജുകൾ തയ്യാറാക്കാൻ വളരെയേറെ സമയമെടുക്കുന്നു. ദയവായി അത് ലളിതമാക്കുകയോ ഫ്ലാറ്റൻ ചെയ്യുകയോ ചെയ്യുക.';
export const pdfNotRendered = 'ഈ PDF-ന്റെ പേജുകൾ തയ്യാറാക്കാനായില്ല.';
export const pdfHasNoPages = 'ഈ PDF-ൽ പേജുകളില്ല.';
export const pdfHasTooManyPages = 'ഈ PDF-ൽ {pages} പേജുകളുണ്ട്; ഒരു ഫ്ലിപ്ബുക്കിൽ പരമാവധി {most} പേജുകളാകാം.';
export const pdfPageTooSlow =
  'ഈ PDF-ന്റെ പേജ് {page} തയ്യാറാക്കാൻ വളരെയേറെ സമയമെടുക്കുന്നു. ദയവായി അത് ലളിതമാക്കുകയോ ഫ്ലാറ്റൻ ചെയ്യുകയോ ചെയ്യുക.';
export const pdfPageNotRendered = 'ഈ PDF-ന്റെ പേജ് {page} തയ്യാറാക്കാനായില്ല.';
export const pdfPageBroken = 'ഈ PDF-ന്റെ പേജ് {page} കേടായതാണ്.';
export const pdfPageBrokenOrLarge = 'ഈ PDF-ന്റെ പേജ് {page} തയ്യാറാക്കാനായില്ല: അത് കേടായതാണ്, അല്ലെങ്കിൽ അതിന് വളരെയധികം മെമ്മറി വേണം.';
export const pdfPageNoSize = 'ഈ PDF-ന്റെ പേജ് {page}-ന് വലുപ്പം കാണുന്നില്ല.';
export const pdfPageTooLarge = 'ഈ PDF-ന്റെ പേജ് {page} 200 ഇഞ്ചിലും (5 മീറ്റർ) വലുതാണ്.';
export const pdfPageTooNarrow = 'ഈ PDF-ന്റെ പേജ് {page} കാണിക്കാനാകാത്തവിധം നീണ്ടതും വീതി കുറഞ്ഞതുമാണ്.';

// The audit log
export const audit = {
  flipbook: 'ഫ്ലിപ്ബുക്ക്',
  flipbooks: 'ഫ്ലിപ്ബുക്കുകൾ',
  document: 'ഡോക്യുമെന്റ്',
  documents: 'ഡോക്യുമെന്റുകൾ',
} as const;

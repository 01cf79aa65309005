// Tiers
export const tierNames = {
  diamond: 'ഡയമണ്ട്',
  premium: 'പ്രീമിയം',
  gold: 'ഗോൾഡ്',
  silver: 'സിൽവർ',
  basic: 'ബേസിക്',
} as const;

// The shop finder
export const shopName = 'കടയുടെ പേര്';
export const searchByShopName = 'കടയുടെ പേര് ഉപയോഗിച്ച് തിരയുക';
export const allLocations = 'എല്ലാ സ്ഥലങ്ങളും';
export const nothingAsked = 'ദയവായി ഒരു ഫിൽട്ടർ തിരഞ്ഞെടുക്കുകയോ തിരയേണ്ട വാക്ക് നൽകുകയോ ചെയ്യുക.';
export const searchingNeedsJavaScript = 'തിരയാൻ JavaScript വേണം. ഏതെല്ലാം വിഭാഗങ്ങളും സ്ഥലങ്ങളും ഉണ്ടെന്ന് പട്ടികകളിൽ കാണാം.';
export const shopCount = { one: '{count} കട', other: '{count} കടകൾ' } as const;
export const noShopsHere = 'കടകളൊന്നും കണ്ടെത്തിയില്ല.';
export const otherPlaces = 'ഇത് ലഭിക്കുന്ന മറ്റു സ്ഥലങ്ങൾ:';
export const nearestPlaces = 'ഇത് ലഭിക്കുന്ന ഏറ്റവും അടുത്ത സ്ഥലങ്ങൾ:';
export const shopsAway = {
  one: '{count} കട, {kilometres} കി.മീ.',
  other: '{count} കടകൾ, {kilometres} കി.മീ.',
} as const;
export const shopsNearby = { one: '{count} കട, 1 കി.മീറ്ററിൽ താഴെ', other: '{count} കടകൾ, 1 കി.മീറ്ററിൽ താഴെ' } as const;

// A shop
export const call = 'വിളിക്കുക';
export const whatsApp = 'WhatsApp';
export const nameOpensWhatsApp = '{name} (WhatsApp തുറക്കും)';
export const contactNumber = 'ഫോൺ നമ്പർ';
export const whatsAppNumber = 'WhatsApp നമ്പർ';
export const website = 'വെബ്സൈറ്റ്';
export const contacts = 'ബന്ധപ്പെടേണ്ടവർ';
export const opensWebsite = ' {name} (വെബ്സൈറ്റ് തുറക്കും)';
export const description = 'വിവരണം';
export const requestsOfAdvertisers = 'പരസ്യദാതാക്കളുടെ അപേക്ഷകൾ';
export const noAdAvailable = 'പരസ്യം ലഭ്യമല്ല';

// Advertisements on the home page
export const loadingAdvertisements = 'പരസ്യങ്ങൾ ലോഡ് ചെയ്യുന്നു';
export const featuredAdvertisements = 'പ്രധാന പരസ്യങ്ങൾ';
export const videoAdvertisements = 'വീഡിയോ പരസ്യങ്ങൾ';
export const adNoun = 'പരസ്യം';
export const videoNoun = 'വീഡിയോ';
export const advertisementOf = '{shop} നൽകുന്ന പരസ്യം';
export const videoAdvertisementOf = '{shop} നൽകുന്ന വീഡിയോ പരസ്യം';
export const playVideoOf = '{shop}: വീഡിയോ പ്ലേ ചെയ്യുക';
export const noShowcaseAds = 'പ്രീമിയം, ഡയമണ്ട്, ഗോൾഡ് വിഭാഗങ്ങളിൽ ചിത്ര പരസ്യങ്ങൾ ഇപ്പോൾ ലഭ്യമല്ല.';
export const noVideoAds = 'വീഡിയോ പരസ്യങ്ങൾ ലഭ്യമല്ല';
export const noVideoAdsExplained = 'കാണിക്കാൻ ഇപ്പോൾ വീഡിയോ പരസ്യങ്ങളില്ല';
export const failedToLoadAdvertisements = 'പരസ്യങ്ങൾ ലഭ്യമാക്കാനായില്ല';
export const error = 'പിശക്: {error}';
export const unknownError = 'അജ്ഞാതമായ ഒരു പിശക് സംഭവിച്ചു.';
export const loginRequired = 'ലോഗിൻ ആവശ്യമാണ്. പരസ്യങ്ങൾ കാണാൻ ദയവായി ലോഗിൻ ചെയ്യുക.';
export const endpointNotFound = 'API വിലാസം കണ്ടെത്താനായില്ല. ദയവായി സെർവറിന്റെ ക്രമീകരണം പരിശോധിക്കുക.';

// Advertising with us
export const runningNow = '{shop}, ഇപ്പോൾ കാണിക്കുന്നു';
export const placeIsFree = 'ഒരു മാതൃക. ഈ ഇടം ഒഴിവുണ്ട്.';
export const video = 'വീഡിയോ';
export const sample = 'മാതൃക';
export const sampleAdvertisement = 'മാതൃകാ പരസ്യം: {words}';
export const sampleShop = 'നിങ്ങളുടെ കട ഇവിടെ';
export const sampleShopTrade = 'പേര്, സ്ഥലം, ഫോൺ';
export const sampleBricks = 'ചൂളയിൽ നിന്ന് നേരെ';
export const sampleBricksTrade = 'ഇഷ്ടികയും ഓടും';
export const sampleSteel = 'വളയാതെ നിൽക്കുന്ന സ്റ്റീൽ';
export const sampleSteelTrade = 'കമ്പികളും സെക്ഷനുകളും';
export const popular = 'ജനപ്രിയം';
export const bestExposure = 'ഏറ്റവും ശ്രദ്ധേയം';
export const displayDuration = 'പ്രദർശന കാലയളവ്';
export const days = 'ദിവസം';
export const media = 'മീഡിയ';
export const imagesAndVideos = 'ചിത്രങ്ങളും വീഡിയോകളും';
export const images = 'ചിത്രങ്ങൾ';
export const featuredInShowcases = 'പ്രധാന പരസ്യങ്ങളിൽ';
export const homepageDisplay = 'ഹോം പേജിൽ';
export const autoAdvance = 'തനിയെ മാറുന്നത്';
export const secondsEach = '{seconds} സെക്കൻഡ്';
export const rotationPriority = 'മുൻഗണന';
export const rotations = {
  lowest: 'ഏറ്റവും കുറവ്',
  low: 'കുറവ്',
  medium: 'ഇടത്തരം',
  high: 'കൂടുതൽ',
  highest: 'ഏറ്റവും കൂടുതൽ',
} as const;
export const yes = 'ഉണ്ട്';
export const no = 'ഇല്ല';

// The dashboard’s cards
export const manageCategories = 'വിഭാഗങ്ങൾ കൈകാര്യം ചെയ്യുക';
export const manageCategoriesLead = 'ഏതു തൊഴിൽ മേഖലയിൽ കടകൾ കണ്ടെത്താമെന്ന്.';
export const manageShops = 'കടകൾ കൈകാര്യം ചെയ്യുക';
export const manageShopsLead = 'മാർക്കറ്റ്പ്ലേസിലെ കടകളും അവർ നൽകുന്ന പരസ്യങ്ങളും.';
export const manageAds = 'പരസ്യങ്ങൾ കൈകാര്യം ചെയ്യുക';
export const manageAdsLead = 'ഇപ്പോഴുള്ളവ, വരാനിരിക്കുന്നവ, കഴിഞ്ഞവ.';

// Categories
export const categoryList = 'വിഭാഗങ്ങളുടെ പട്ടിക';
export const createCategory = 'വിഭാഗം ചേർക്കുക';
export const categoryName = 'വിഭാഗത്തിന്റെ പേര് (ഇംഗ്ലീഷ്)';
export const categoryNameInMalayalam = 'വിഭാഗത്തിന്റെ പേര് (മലയാളം)';
export const categoryCreated = 'വിഭാഗം ചേർത്തു';
export const failedToCreateCategory = 'വിഭാഗം ചേർക്കാനായില്ല';
export const editCategory = 'വിഭാഗം തിരുത്തുക';
export const categoryUpdated = 'വിഭാഗം പുതുക്കി';
export const failedToUpdateCategory = 'വിഭാഗം പുതുക്കാനായില്ല';
export const categoryDeleted = 'വിഭാഗം ഇല്ലാതാക്കി';
export const failedToDeleteCategory = 'വിഭാഗം ഇല്ലാതാക്കാനായില്ല';
export const failedToLoadCategories = 'വിഭാഗങ്ങൾ ലഭ്യമാക്കാനായില്ല.';
export const noCategoriesYet = 'ഇതുവരെ വിഭാഗങ്ങളില്ല';
export const createTheFirstCategory = 'കടകൾക്ക് ഒരെണ്ണം വേണം: ആദ്യത്തേത് ചേർക്കുക.';
export const noShops = 'കടകളില്ല';
export const deleteCategory = 'വിഭാഗം ഇല്ലാതാക്കുക';
export const deleteCategoryQuestion = '{name} എന്ന വിഭാഗം ഇല്ലാതാക്കണമെന്ന് ഉറപ്പാണോ? ഇത് തിരിച്ചെടുക്കാനാവില്ല.';
export const categoryNameRequired = 'വിഭാഗത്തിന്റെ പേര് ആവശ്യമാണ്';
export const categoryExists = 'ഈ പേരിൽ ഒരു വിഭാഗം നിലവിലുണ്ട്.';
export const categoryNotFound = 'ഈ വിഭാഗം കണ്ടെത്താനായില്ല.';
export const categoryInUse = {
  one: '{count} കട ഈ വിഭാഗത്തിലുണ്ട്. ആദ്യം അതിനെ മറ്റൊരു വിഭാഗത്തിലേക്ക് മാറ്റുക.',
  other: '{count} കടകൾ ഈ വിഭാഗത്തിലുണ്ട്. ആദ്യം അവയെ മറ്റൊരു വിഭാഗത്തിലേക്ക് മാറ്റുക.',
} as const;

// The list of shops
export const shopList = 'കടകളുടെ പട്ടിക';
export const searchShops = 'കടകൾ തിരയുക';
export const shopSearchHint = 'പേര്, വിലാസം അല്ലെങ്കിൽ വിഭാഗം';
export const shopsFound = { one: '{count} കടയിൽ {found}', other: '{count} കടകളിൽ {found}' } as const;
export const noShopsYet = 'ഇതുവരെ കടകളില്ല';
export const createTheFirstShop = 'ആദ്യത്തേത് ഡാഷ്‌ബോർഡിൽ ചേർക്കുക.';
export const noShopsFound = 'കടകളൊന്നും കണ്ടെത്തിയില്ല';
export const nothingMatches = '“{words}” എന്നതിനു ചേരുന്നതായി ഒന്നുമില്ല.';
export const failedToLoadShops = 'കടകൾ ലഭ്യമാക്കാനായില്ല.';
export const hasAd = 'പരസ്യമുണ്ടോ';
export const notLive = 'ഇപ്പോൾ കാണിക്കുന്നില്ല';
export const renewIt = 'പുതുക്കുക';
export const shopDeleted = 'കട ഇല്ലാതാക്കി';
export const failedToDeleteShop = 'കട ഇല്ലാതാക്കാനായില്ല.';
export const deleteShop = 'കട ഇല്ലാതാക്കുക';
export const deleteShopQuestion =
  '{name} എന്ന കട ഇല്ലാതാക്കണമെന്ന് ഉറപ്പാണോ? അതിന്റെ പരസ്യങ്ങളും അവയുടെ ഫയലുകളും ഒപ്പം പോകും. ഇത് തിരിച്ചെടുക്കാനാവില്ല.';

// A shop's form
export const createShop = 'കട ചേർക്കുക';
export const editShop = 'കട തിരുത്തുക';
export const shop = 'കട';
export const noCategoryYet = 'ഇതുവരെ വിഭാഗങ്ങളില്ല: ആദ്യം ഒന്ന് ചേർക്കുക.';
export const locationHint = 'ഏതു പട്ടണത്തിന്റെ അല്ലെങ്കിൽ സ്ഥലത്തിന്റെ പേരിൽ കണ്ടെത്താമെന്ന്.';
export const contactNumberHint = '10 അക്കങ്ങൾ.';
export const whatsAppHint = '10 അക്കങ്ങൾ; ഫോൺ നമ്പർ തന്നെയല്ലെങ്കിൽ മാത്രം.';
export const websiteHint = 'ഉദാഹരണം: https://www.example.com';
export const shopUpdated = 'കടയുടെ വിവരങ്ങൾ പുതുക്കി';
export const failedToLoadShop = 'കടയുടെ വിവരങ്ങൾ ലഭ്യമാക്കാനായില്ല.';
export const failedToUpdateShop = 'കടയുടെ വിവരങ്ങൾ പുതുക്കാനായില്ല.';
export const noChanges = 'മാറ്റങ്ങളൊന്നും വരുത്തിയിട്ടില്ല.';
export const failedToCreateShop = 'കട ചേർക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const failedToReachServer = 'കട ചേർക്കാനായില്ല. ദയവായി ഇന്റർനെറ്റ് കണക്ഷൻ പരിശോധിക്കുക.';
export const shopCreated = 'കട ചേർത്തു';
export const shopAndAdCreated = 'കടയും പരസ്യവും ചേർത്തു';
export const shopAndAdsCreated = 'കടയും പരസ്യങ്ങളും ചേർത്തു';
export const shopNamedCreated = '{name} എന്ന കട ചേർത്തു.';
export const firstAd = 'ആദ്യത്തെ പരസ്യം (നിർബന്ധമില്ല)';
export const noAdYet = 'ഇപ്പോൾ പരസ്യം വേണ്ട';
export const tryTheAdAgain = 'പരസ്യം വീണ്ടും ശ്രമിക്കുക';
export const closeWithoutTheAd = 'പരസ്യമില്ലാതെ അടയ്ക്കുക';
export const shopNameRequired = 'കടയുടെ പേര് ആവശ്യമാണ്';
export const locationRequired = 'സ്ഥലം ആവശ്യമാണ്';
export const addressRequired = 'വിലാസം ആവശ്യമാണ്';
export const categoryRequired = 'വിഭാഗം ആവശ്യമാണ്';
export const badContactNumber = 'ഫോൺ നമ്പർ 10 അക്കമായിരിക്കണം';
export const badEmail = 'ഇമെയിൽ വിലാസം ശരിയല്ല';
export const badWhatsApp = 'WhatsApp നമ്പർ 10 അക്കമായിരിക്കണം';
export const badWebsite = 'വെബ്സൈറ്റ് വിലാസം http:// അല്ലെങ്കിൽ https:// എന്ന് തുടങ്ങണം';
export const shopNotFound = 'ഈ കട കണ്ടെത്താനായില്ല.';

// Manage Ads
export const adsScreenLead = 'സൈറ്റിൽ ഇപ്പോഴുള്ള പരസ്യങ്ങൾ, വരാനിരിക്കുന്നവ, കഴിഞ്ഞവ.';
export const shopOrCategory = 'കട അല്ലെങ്കിൽ വിഭാഗം';
export const type = 'തരം';
export const allTypes = 'എല്ലാ തരവും';
export const statusNames = { scheduled: 'വരാനിരിക്കുന്നു', live: 'ഇപ്പോൾ', ended: 'കഴിഞ്ഞു' } as const;
export const adCount = { one: '{count} പരസ്യം', other: '{count} പരസ്യങ്ങൾ' } as const;
export const adsFound = { one: '{count} പരസ്യത്തിൽ {found}', other: '{count} പരസ്യങ്ങളിൽ {found}' } as const;
export const pagesOfAds = 'പരസ്യങ്ങളുടെ പേജുകൾ';
export const noAdsYet = 'ഇതുവരെ പരസ്യങ്ങളില്ല';
export const uploadTheFirstAd = 'ആദ്യത്തേത് അപ്‌ലോഡ് ചെയ്യുക: അത് ഉടൻതന്നെ, അല്ലെങ്കിൽ നിങ്ങൾ തിരഞ്ഞെടുക്കുന്ന ദിവസം മുതൽ, സൈറ്റിൽ കാണാം.';
export const noAdsFound = 'പരസ്യങ്ങളൊന്നും കണ്ടെത്തിയില്ല';
export const noAdMatches = 'ഈ ഫിൽട്ടറുകൾക്കു ചേരുന്ന പരസ്യങ്ങളില്ല.';
export const failedToLoadAds = 'പരസ്യങ്ങൾ ലഭ്യമാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';
export const adOf = '{shop} നൽകുന്ന പരസ്യം';
export const ofAdOf = '– {shop} നൽകുന്ന പരസ്യം';
export const pictureFailed = 'ലഭ്യമാക്കാനായില്ല';
export const starts = 'തുടക്കം';
export const started = 'തുടങ്ങിയത്';
export const ends = 'അവസാനം';
export const ended = 'അവസാനിച്ചത്';
export const adDeleted = 'പരസ്യം ഇല്ലാതാക്കി';
export const failedToDeleteAd = 'പരസ്യം ഇല്ലാതാക്കാനായില്ല';
export const deleteAd = 'പരസ്യം ഇല്ലാതാക്കുക';
export const deleteAdQuestion = 'ഈ പരസ്യം ഇല്ലാതാക്കണമെന്ന് ഉറപ്പാണോ?';
export const deleteAdMeans = '{shop} എന്ന കടയുടെ പരസ്യവും അതിന്റെ ഫയലും സൈറ്റിൽ നിന്ന് ഉടൻ പോകും. ഇത് തിരിച്ചെടുക്കാനാവില്ല.';
export const renewAd = 'പരസ്യം പുതുക്കുക';
export const adRenewed = 'പരസ്യം പുതുക്കി';
export const runsUntil = 'ഇനി {end} വരെ കാണിക്കും.';
export const failedToRenewAd = 'പരസ്യം പുതുക്കാനായില്ല';
export const renewOver = '{shop} നൽകിയ {tier} പരസ്യം കഴിഞ്ഞതാണ്. ഇപ്പോൾ മുതൽ പുതുതായി തുടങ്ങി {days} ദിവസം കാണിക്കും.';
export const renewRunning = '{shop} നൽകുന്ന {tier} പരസ്യം {end} വരെയുണ്ട്. അതിനോട് {days} ദിവസം കൂട്ടിച്ചേർക്കും.';
// Written out: a text that refers to another brings the whole catalogue into the script of every page.
export const tiersInSentences = {
  diamond: 'ഡയമണ്ട്',
  premium: 'പ്രീമിയം',
  gold: 'ഗോൾഡ്',
  silver: 'സിൽവർ',
  basic: 'ബേസിക്',
} as const;
export const adUpdated = 'പരസ്യം പുതുക്കി';
export const adNotFound = 'ഈ പരസ്യം കണ്ടെത്താനായില്ല.';

// An ad's form
export const uploadAd = 'പരസ്യം അപ്‌ലോഡ് ചെയ്യുക';
export const editAd = 'പരസ്യം തിരുത്തുക';
export const chooseAShop = 'കട തിരഞ്ഞെടുക്കുക';
export const adType = 'പരസ്യത്തിന്റെ തരം';
export const chooseAType = 'തരം തിരഞ്ഞെടുക്കുക';
export const tierWithVideos = '{tier} ({days} ദിവസം, ചിത്രങ്ങളും വീഡിയോകളും)';
export const tierWithoutVideos = '{tier} ({days} ദിവസം, ചിത്രങ്ങൾ മാത്രം)';
export const startHint = 'ഇന്ത്യൻ സമയം. ഒഴിച്ചിട്ടാൽ പരസ്യം ഉടൻ തുടങ്ങും.';
export const changedStartHint = 'ഇന്ത്യൻ സമയം. തുടക്കമോ തരമോ മാറ്റിയാൽ അവസാനവും അതനുസരിച്ച് മാറും; പുതുക്കിയ ദിവസങ്ങൾ നിലനിൽക്കും.';
export const startOver = 'ഈ തുടക്കമനുസരിച്ച് പരസ്യത്തിന്റെ കാലാവധി കഴിഞ്ഞിരിക്കും.';
export const startPast = 'ഈ തുടക്കം കഴിഞ്ഞുപോയതാണ്: അതിനു ശേഷമുള്ള ദിവസങ്ങൾ നഷ്ടമാകും.';
export const mediaHint = 'ചിത്രങ്ങൾ, അല്ലെങ്കിൽ 50 MB വരെയുള്ള വീഡിയോകൾ. ഓരോ ഫയലും ഓരോ പരസ്യമാകും.';
export const nowShown = 'ഇപ്പോൾ കാണിക്കുന്നത്';
export const newMedia = 'പുതിയ മീഡിയ';
export const newMediaHint = 'ഇപ്പോൾ കാണിക്കുന്നതിനു പകരം വരും. ഒരു ചിത്രം, അല്ലെങ്കിൽ 50 MB വരെയുള്ള വീഡിയോ.';
export const adUploaded = 'പരസ്യം അപ്‌ലോഡ് ചെയ്തു';
export const adsUploaded = '{count} പരസ്യങ്ങൾ അപ്‌ലോഡ് ചെയ്തു';
export const failedToUploadAd = 'പരസ്യം അപ്‌ലോഡ് ചെയ്യാനായില്ല';
export const failedToUpdateAd = 'പരസ്യം പുതുക്കാനായില്ല';
export const nothingWasChanged = 'റദ്ദാക്കി: മാറ്റങ്ങളൊന്നും വരുത്തിയിട്ടില്ല.';
export const someCancelled = {
  one: 'റദ്ദാക്കി: {all} പരസ്യങ്ങളിൽ {count} ചേർത്തു.',
  other: 'റദ്ദാക്കി: {all} പരസ്യങ്ങളിൽ {count} എണ്ണം ചേർത്തു.',
} as const;
export const allCancelled = 'റദ്ദാക്കി: ഒന്നും അപ്‌ലോഡ് ചെയ്തിട്ടില്ല.';
export const someFailed = {
  one: '{all} പരസ്യങ്ങളിൽ {count} ചേർത്തു; താഴെയുള്ള ഫയലുകൾ വീണ്ടും ശ്രമിക്കാം.',
  other: '{all} പരസ്യങ്ങളിൽ {count} എണ്ണം ചേർത്തു; താഴെയുള്ള ഫയലുകൾ വീണ്ടും ശ്രമിക്കാം.',
} as const;
export const allFailed = 'ഒന്നും അപ്‌ലോഡ് ചെയ്തിട്ടില്ല. വീണ്ടും ശ്രമിക്കാം.';
export const andMore = 'കൂടാതെ {count} എണ്ണം കൂടി';
export const adTypeAndShopRequired = 'പരസ്യത്തിന്റെ തരവും കടയും ആവശ്യമാണ്';
export const adTypeRequired = 'പരസ്യത്തിന്റെ തരം ആവശ്യമാണ്';
export const shopRequired = 'കട ആവശ്യമാണ്';
export const startRequired = 'തുടക്കം ആവശ്യമാണ്';
export const mediaRequired = 'മീഡിയ ഫയൽ ആവശ്യമാണ്.';
export const mediaRequiredWithType = 'പരസ്യത്തിന്റെ തരം തിരഞ്ഞെടുത്താൽ മീഡിയ ഫയലും ആവശ്യമാണ്';
export const invalidDate = 'തീയതി ശരിയല്ല.';
export const mediaTooLarge = 'ഫയലിന്റെ വലുപ്പം പരമാവധി 50 MB ആകാം.';
export const noVideo = {
  diamond: 'ഡയമണ്ട് തരത്തിൽ വീഡിയോ പരസ്യങ്ങൾ നൽകാനാവില്ല.',
  premium: 'പ്രീമിയം തരത്തിൽ വീഡിയോ പരസ്യങ്ങൾ നൽകാനാവില്ല.',
  gold: 'ഗോൾഡ് തരത്തിൽ വീഡിയോ പരസ്യങ്ങൾ നൽകാനാവില്ല.',
  silver: 'സിൽവർ തരത്തിൽ വീഡിയോ പരസ്യങ്ങൾ നൽകാനാവില്ല.',
  basic: 'ബേസിക് തരത്തിൽ വീഡിയോ പരസ്യങ്ങൾ നൽകാനാവില്ല.',
} as const;
export const notMedia = '{name}: ദയവായി ചിത്രമോ വീഡിയോയോ അപ്‌ലോഡ് ചെയ്യുക.';
export const tooManyPixels = '{name}: ചിത്രത്തിൽ പിക്സലുകൾ വളരെ കൂടുതലാണ്.';
export const notReadable = '{name}: ഈ ചിത്രം വായിക്കാനാവുന്നില്ല.';

// The audit log
export const audit = {
  category: 'കടകളുടെ വിഭാഗം',
  categories: 'കടകളുടെ വിഭാഗങ്ങൾ',
  shop: 'കട',
  shops: 'കടകൾ',
  ad: 'പരസ്യം',
  ads: 'പരസ്യങ്ങൾ',
  renewed: 'പുതുക്കി',
  adType: 'പരസ്യത്തിന്റെ തരം',
  nameMl: 'മലയാളത്തിലുള്ള പേര്',
  lengthened: 'സൈറ്റ് ലഭ്യമല്ലാതിരുന്ന ദിവസങ്ങൾ കൂട്ടിച്ചേർത്തു',
  days: 'ദിവസം',
  downFrom: 'ലഭ്യമല്ലാതായത്',
  downUntil: 'വീണ്ടും ലഭ്യമായത്',
} as const;
export const figures = 'കണക്കുകൾ';

/** How many days of an ad's run were added. */
export const outageDays = {
  one: 'സൈറ്റ് ലഭ്യമല്ലാതിരുന്നതിനാൽ {count} ദിവസം കൂട്ടിച്ചേർത്തു',
  other: 'സൈറ്റ് ലഭ്യമല്ലാതിരുന്നതിനാൽ {count} ദിവസം കൂട്ടിച്ചേർത്തു',
} as const;
